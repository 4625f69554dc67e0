import type { OwnProfile, Picture } from '@verse/api-contract/api';
import { GUARDED_FIELDS } from '@verse/api-contract/identity/profiles.values';
import type { StoredDocument } from '../src/store';
import { comment, commentOf, like, posted, postOf } from './feed';
import { post as postJob } from './job-market';
import { idOf } from './notified';
import type { Visitor } from './people';
import { jpegOf } from './pictures';
import { changeProfile, ownProfile, rename, sendForm } from './profile-people';
import { fileOf, formOf } from './publishing';
import { cookieOf, type SeededApi } from './seeded-api';

/** Unique strings. Pictures are identified by their blob names. */
export type Canaries = Record<string, readonly string[]>;

export interface CanaryPerson {
  visitor: Visitor;
  email: string;
  id: string;
  handle: string;
  /** Data that identifies the person. */
  identity: Canaries;
  /** Works on the person's profile. */
  works: Canaries;
  /** Text that the person wrote in the community and about products. */
  content: Canaries;
  /** Text and pictures by the person that editors have published. */
  published: Canaries;
  /** Text that only staff receive. */
  toStaff: Canaries;
  ids: Record<'post' | 'forMembers' | 'comment' | 'work' | 'blog' | 'othersPost' | 'job', string>;
}

const namesIn = (value: unknown): string[] => [
  ...new Set(JSON.stringify(value).match(/[0-9a-f]{32}\.(?:webp|jpg)/g) ?? []),
];
type Row = StoredDocument & Record<string, unknown>;
let seed = 400;
/** Id of the first sample job. */
const newFile = async () => fileOf({ bytes: await jpegOf({ seed: (seed += 1), width: 64, height: 48 }) });

async function fillProfile(town: SeededApi, visitor: Visitor): Promise<{ profile: OwnProfile; work: string }> {
  await visitor.patch('/api/me', { firstName: 'Quendoline', lastName: 'Zyxomma' });
  const shownTo = Object.fromEntries(GUARDED_FIELDS.map((field) => [field, 'everybody']));
  await changeProfile(visitor, {
    bio: 'Canarybio',
    skills: ['Canaryskill'],
    place: 'Canaryplace',
    site: 'https://canarysite.example/',
    shownTo,
  });
  const renamed = await rename(visitor, 'canary-handle');
  if (!renamed.ok) throw new Error(await renamed.text());
  for (const which of ['picture', 'cover']) {
    const form = new FormData();
    form.append('pictures', await newFile());
    const { version } = await ownProfile(visitor);
    await sendForm(town, visitor, { method: 'PUT', path: `/api/me/profile/${which}`, form, version });
  }
  const form = new FormData();
  const words = {
    title: 'Canarywork',
    description: 'Canarydescription',
    role: '',
    link: '',
    year: null,
    tags: ['canarytag'],
  };
  form.append('work', JSON.stringify({ ...words, pictures: [{ from: 'new', index: 0, alt: 'Canarypicture' }] }));
  form.append('pictures', await newFile());
  const added = await sendForm(town, visitor, { method: 'POST', path: '/api/me/works', form });
  const { id: work } = (await added.json()) as { id: string };
  return { profile: await ownProfile(visitor), work };
}

async function post(visitor: Visitor, texts: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  form.append('picture', await newFile());
  return postOf(visitor.send('POST', '/api/posts', form));
}

async function write(town: SeededApi, visitor: Visitor, other: Visitor) {
  const shown = await post(visitor, { text: 'Canarypost #canarytag', alt: 'Canaryalt' });
  const forMembers = await post(visitor, {
    text: 'Canarymembers #canarytag',
    alt: 'Canarysecret',
    visibility: 'members',
  });
  const others = await posted(other, { text: 'By another' });
  const { comment: said } = await commentOf(comment(visitor, others.id, { text: 'Canarycomment' }));
  await commentOf(comment(other, shown.id, { text: 'An answer' }));
  // The other person's notification about the reply names the post that was commented on.
  const { comment: asked } = await commentOf(comment(other, shown.id, { text: 'A question' }));
  await commentOf(comment(visitor, shown.id, { text: 'Canaryreply', parentId: asked.id }));
  await like(visitor, others.id);
  await other.send('PUT', `/api/posts/${shown.id}/save`);
  const headers = { cookie: cookieOf(visitor) };
  const thumbnail = { bytes: await jpegOf({ seed: (seed += 1), width: 64, height: 48 }) };
  const body = await formOf({ text: { title: 'Canarytitle', content: 'Canarycontent', tags: 'canarytag' }, thumbnail });
  const answer = await town.api.call('/api/blogs', { method: 'POST', headers, body });
  const blog = (await answer.json()) as { _id: string; picture: Picture };
  const memberId = await idOf(visitor);
  const review = { product: '1', memberId, stars: 4, text: 'Canaryreview', at: new Date() };
  await town.api.store.db.collection<Row>('reviews').insertOne({ _id: `1 ${memberId}`, ...review });
  return { shown, forMembers, others, said, blog };
}

/** Creates a person who has one of everything that others can see. */
export async function setUpCanary(town: SeededApi, other: Visitor): Promise<CanaryPerson> {
  const email = 'canary@example.org';
  const visitor = await town.resident('author', email);
  const { profile, work } = await fillProfile(town, visitor);
  const { shown, forMembers, others, said, blog } = await write(town, visitor, other);
  const { db } = town.api.store;
  const id = await idOf(visitor);
  const standing = { _id: id, points: 900, rank: 1, asOf: new Date(), rows: [] };
  await db.collection<Row>('standings').insertOne(standing);
  const plan = { _id: await idOf(other), name: 'Pro', endsAt: new Date(Date.now() + 9e8) };
  await db.collection<Row>('plans').insertOne(plan);
  const application = { note: 'Canarynote', link: 'https://canarylink.example/' };
  const { id: job } = await postJob(await town.resident('admin'));
  const applied = await visitor.send('PUT', `/api/jobs/${job}/application`, application);
  if (!applied.ok) throw new Error(await applied.text());
  await visitor.send('PUT', `/api/jobs/${job}/save`);
  return {
    visitor,
    email,
    id,
    handle: 'canary-handle',
    identity: {
      name: ['Quendoline', 'Zyxomma'],
      handle: ['canary-handle'],
      profile: ['Canarybio', 'Canaryskill', 'Canaryplace', 'canarysite'],
      portrait: namesIn(profile.picture),
      cover: namesIn(profile.cover),
    },
    works: { work: ['Canarywork', 'Canarydescription', 'Canarypicture'], workPicture: namesIn(profile.works) },
    content: {
      post: ['Canarypost', 'Canaryalt'],
      postPicture: namesIn(shown.picture),
      forMembers: ['Canarymembers', 'Canarysecret'],
      forMembersPicture: namesIn(forMembers.picture),
      comment: ['Canarycomment'],
      reply: ['Canaryreply'],
      review: ['Canaryreview'],
    },
    published: { title: ['Canarytitle', 'Canarycontent'], thumbnail: namesIn(blog.picture) },
    toStaff: { application: ['Canarynote', 'canarylink'] },
    ids: {
      post: shown.id,
      forMembers: forMembers.id,
      comment: said.id,
      work,
      blog: blog._id,
      othersPost: others.id,
      job,
    },
  };
}
