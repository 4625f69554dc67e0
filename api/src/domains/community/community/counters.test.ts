import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trendAt } from '@verse/api-contract/community/community-posts.values';
import { type ApiProcess, buildApi, spawnBuiltApi } from '../../../../test/api-process';
import { openSiteStore, removeSite } from '../../../../test/site-store';
import { admit, signedInAs } from '../../../../test/test-editor';
import { untilServed } from '../../../../test/until-served';
import { createQuotas } from '../../../platform/quotas';
import type { Store } from '../../../store';
import { createCommentRepository } from './comments.repository';
import { createPostRepository } from './posts.repository';
import { openResponses } from './responses';
import { createSubjectRepository } from './subjects.repository';

/** `npm run soak -- counters` runs fifty rounds of two thousand actions each. */
const ROUNDS = Number(process.env.COUNTER_ROUNDS ?? 1);
const ACTS = Number(process.env.COUNTER_ACTS ?? 100);
const PEOPLE = Number(process.env.COUNTER_PEOPLE ?? 20);
const AT_ONCE = 20;
/** Longer than a row can remain marked as uncounted. */
const LATER_MS = 16_000;

let dataDir: string;
let processes: ApiProcess[];
const people = Array.from({ length: PEOPLE }, (_, index) => `person-${index}`);
const posts = Array.from({ length: 4 }, (_, index) => `post-${index}`);
const WORK = 'work-0';
const subjects = [...posts.map((id) => `posts/${id}`), `works/${WORK}`];
const some = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSiteStore(dataDir);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

beforeAll(async () => {
  await buildApi();
  dataDir = await mkdtemp(path.join(tmpdir(), 'verse-counters-'));
  await withStore(async ({ db }) => {
    for (const id of people) await admit(db, id, 'member');
    const works = db.collection<{ _id: string; memberId: string; title: string; pictures: []; state: string }>('works');
    await works.insertOne({ _id: WORK, memberId: people[0]!, title: WORK, pictures: [], state: 'shown' });
    const repository = await createPostRepository(db);
    for (const id of posts)
      await repository.insert({
        id,
        authorId: people[0]!,
        text: id,
        picture: null,
        alt: '',
        madeHow: 'unsaid',
        visibility: 'public',
        state: 'shown',
        createdAt: new Date(),
        editedAt: null,
        deletedAt: null,
        version: 1,
        removal: null,
        fingerprint: null,
        likes: 0,
        comments: 0,
        commenters: 0,
        acts: 0,
        trendAt: new Date(),
      });
  });
  processes = await Promise.all([spawnBuiltApi(dataDir), spawnBuiltApi(dataDir)]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await removeSite(dataDir);
});

/** Returns the response, or undefined if the process was killed in the meantime. */
const ask = (method: string, address: string, person: string, body?: object) =>
  untilServed(() =>
    fetch(`${some(processes).origin}/api/${address}`, {
      method,
      headers: { ...signedInAs(person), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  ).catch(() => undefined);

const written: [subject: string, comment: string, person: string][] = [];

async function actAtRandom(): Promise<number | undefined> {
  const subject = some(subjects);
  const person = some(people);
  const dice = Math.random();
  if (dice < 0.35) return (await ask('PUT', `${subject}/like`, person))?.status;
  if (dice < 0.6) return (await ask('DELETE', `${subject}/like`, person))?.status;
  if (dice < 0.85 || written.length === 0) {
    const answer = await ask('POST', `${subject}/comments`, person, { text: 'A comment' });
    if (answer?.status === 201)
      written.push([subject, ((await answer.json()) as { comment: { id: string } }).comment.id, person]);
    return answer?.status;
  }
  const [of, comment, author] = some(written);
  if (Math.random() < 0.7) return (await ask('DELETE', `${of}/comments/${comment}`, author))?.status;
  return (await ask('POST', `${of}/comments/${comment}/restore`, author))?.status;
}

/** Returns how often each status occurred. */
async function play(): Promise<Map<number | undefined, number>> {
  const answers = new Map<number | undefined, number>();
  let left = ACTS;
  const work = async () => {
    while ((left -= 1) >= 0) {
      const status = await actAtRandom();
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

async function killOne(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  const index = Math.floor(Math.random() * 2);
  await processes[index]!.kill();
  processes[index] = await spawnBuiltApi(dataDir);
}

/** Runs the jobs at a later time, when the killed processes already count as dead. */
async function sweep({ db }: Store): Promise<void> {
  const now = () => new Date(Date.now() + LATER_MS);
  const repository = await createPostRepository(db);
  const comments = await createCommentRepository(db);
  const { likes, commenters, counting } = await openResponses({
    db,
    posts: repository,
    subjects: await createSubjectRepository(db),
    comments,
    now,
    quotas: await createQuotas(db),
  });
  await counting.sweep();
  for (const { jobs } of [likes, commenters]) await jobs.find(({ name }) => name.startsWith('count'))!.run();
}

async function assertCounted({ db }: Store): Promise<void> {
  const rows = (name: string) => db.collection(name);
  const commented = new Map<string, Set<string>>();
  const shown = rows('post_comments') as unknown as ReturnType<typeof db.collection<Comment>>;
  for (const { postId, authorId } of await shown.find({ state: 'shown' }).toArray())
    commented.set(postId, (commented.get(postId) ?? new Set()).add(authorId));
  for (const id of posts) {
    const post = (await (await createPostRepository(db)).find(id))!;
    const counted = {
      likes: await rows('post_likes').countDocuments({ objectId: id, state: 'on' }),
      comments: await rows('post_comments').countDocuments({ postId: id, state: 'shown' }),
      commenters: [...(commented.get(id) ?? [])].filter((person) => person !== people[0]).length,
    };
    expect(post).toMatchObject({ ...counted, trendAt: trendAt(post.createdAt, counted) });
  }
  const key = `works:${WORK}`;
  expect(await (await createSubjectRepository(db)).find(key)).toMatchObject({
    likes: await rows('post_likes').countDocuments({ objectId: key, state: 'on' }),
    comments: await rows('post_comments').countDocuments({ postId: key, state: 'shown' }),
  });
  for (const name of ['post_likes', 'post_commenters', 'post_comments'])
    expect(await rows(name).countDocuments({ uncountedSince: { $exists: true } }, { comment: 'a test' })).toBe(0);
}
interface Comment {
  _id: string;
  postId: string;
  authorId: string;
}

// @proves GAP-052
it(`${ROUNDS} rounds of ${ACTS} likes and comments over two processes, one killed: numbers equal rows`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [answers] = await Promise.all([play(), killOne()]);
    expect(answers.get(200)! + answers.get(201)!).toBeGreaterThan(ACTS / 4);
    expect([...answers.keys()].filter((status) => status === 500)).toEqual([]);
    await withStore(async (store) => {
      await sweep(store);
      await assertCounted(store);
    });
  }
}, 3_600_000);
