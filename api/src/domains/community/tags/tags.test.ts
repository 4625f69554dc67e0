import type { OwnTags, TagHead, Work } from '@verse/api-contract/api';
import { ownTagsSchema, popularTagsSchema, tagHeadSchema } from '@verse/api-contract/community/tags.schema';
import type { MuteDays } from '@verse/api-contract/community/tags.values';
import { taggedWorksSchema } from '@verse/api-contract/identity/profiles.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { feedOf, posted, postOf, toFailure, wholeFeed } from '../../../../test/feed';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import {
  addWork,
  changeProfile,
  ownProfile,
  rename,
  seenBy,
  sendForm,
  workForm,
} from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

async function stage() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100', CACHE_SECONDS: '60' });
  const people = [await town.resident('member'), await town.resident('member'), await town.resident('member')] as const;
  for (const [index, handle] of ['ada-paints', 'bola-draws', 'chi-folds'].entries())
    expect((await rename(people[index]!, handle)).status).toBe(200);
  return { town, ada: people[0], bola: people[1], chi: people[2], guest: town.visitor() };
}

const follow = (visitor: Visitor, tag: string, method: 'PUT' | 'DELETE' = 'PUT') =>
  visitor.send(method, `/api/tags/${tag}/follow`);
const mute = (visitor: Visitor, tag: string, days: MuteDays = null) =>
  visitor.send('PUT', `/api/tags/${tag}/mute`, { days });
const headOf = async (visitor: Visitor, tag: string): Promise<TagHead> =>
  tagHeadSchema.strict().parse(await (await visitor.get(`/api/tags/${tag}`)).json());
const ownTags = async (visitor: Visitor): Promise<OwnTags> =>
  ownTagsSchema.strict().parse(await (await visitor.get('/api/me/tags')).json());
const tick = ({ clock }: Town) => (clock.now = new Date(clock.now.getTime() + 1000));
const textsIn = async (visitor: Visitor, query = '') => (await feedOf(visitor, query)).posts.map(({ text }) => text);
const suggested = async (visitor: Visitor, q: string) => {
  const { tags } = (await (await visitor.get(`/api/tags?q=${q}`)).json()) as { tags: { tag: string }[] };
  return tags.map(({ tag }) => tag);
};
const worksWith = async (visitor: Visitor, tag: string, query = '') => {
  const answer = await visitor.get(`/api/tags/${tag}/works?${query}`);
  return taggedWorksSchema.strict().parse(await answer.json());
};
const titlesWith = async (visitor: Visitor, tag: string) =>
  (await worksWith(visitor, tag)).works.map(({ title }) => title);
const showWorks = async (visitor: Visitor, to: 'everybody' | 'members' = 'everybody') =>
  changeProfile(visitor, { shownTo: { ...(await ownProfile(visitor)).shownTo, works: to } });

async function editWork(town: Town, visitor: Visitor, { id, version }: Work, tags: string[] | undefined) {
  const form = await workForm({ ...(tags ? { tags } : {}) }, [], [0]);
  return sendForm(town, visitor, { method: 'PATCH', path: `/api/me/works/${id}`, form, version });
}

// @proves GAP-051
it('works have tags as they are compared, and are found by them, newest first, a page at a time', async () => {
  const { town, ada, guest } = await stage();
  await showWorks(ada);
  for (const title of ['One', 'Two', 'Three']) {
    tick(town);
    const { tags } = await addWork(town, ada, { title, tags: ['#Lantérn', 'lantern', ' Signs '] });
    expect(tags).toEqual(['lantern', 'signs']);
  }
  await addWork(town, ada, { title: 'Without' });
  expect(await titlesWith(guest, 'LANTERN')).toEqual(['Three', 'Two', 'One']);
  const first = await worksWith(guest, 'lantern', 'limit=2');
  const rest = await worksWith(guest, 'lantern', `limit=2&cursor=${first.next}`);
  expect([first, rest].map(({ works }) => works.map(({ title }) => title))).toEqual([['Three', 'Two'], ['One']]);
  expect(await headOf(guest, 'signs')).toMatchObject({ hasPosts: false, hasWorks: true, followers: null });
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-051
it('a work is gone from a tag once it is removed, changed, or shown to others only', async () => {
  const { town, ada, bola, guest } = await stage();
  await showWorks(ada);
  const work = await addWork(town, ada, { title: 'Lamp', tags: ['lantern'] });
  const kept = (await (await editWork(town, ada, work, undefined)).json()) as Work;
  expect(kept.tags).toEqual(['lantern']);
  const changed = (await (await editWork(town, ada, kept, ['lamp'])).json()) as Work;
  expect([await titlesWith(guest, 'lantern'), await titlesWith(guest, 'lamp')]).toEqual([[], ['A sign']]);
  expect([await suggested(bola, 'la'), changed.tags]).toEqual([['lamp'], ['lamp']]);
  await ada.delete(`/api/me/works/${work.id}`);
  expect(await titlesWith(guest, 'lamp')).toEqual([]);
  await ada.post(`/api/me/works/${work.id}/restore`);
  await showWorks(ada, 'members');
  expect([await titlesWith(guest, 'lamp'), await titlesWith(bola, 'lamp')]).toEqual([[], ['A sign']]);
  await bola.send('PUT', '/api/members/ada-paints/block');
  expect([await titlesWith(bola, 'lamp'), await suggested(bola, 'la')]).toEqual([[], []]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-051
it('rejects more than ten tags of a work, and what is no tag', async () => {
  const { town, ada } = await stage();
  const send = async (tags: unknown) => {
    const form = await workForm({ tags });
    return (await sendForm(town, ada, { method: 'POST', path: '/api/me/works', form })).status;
  };
  expect(await send(Array.from({ length: 11 }, (_, index) => `tag${index}`))).toBe(400);
  for (const tag of ['', '#', '1', 'two words', 'a'.repeat(51), '<b>', 7])
    expect([tag, await send([tag])]).toEqual([tag, 400]);
  expect(await send(Array.from({ length: 10 }, (_, index) => `tag${index}`))).toBe(201);
});

// @proves GAP-051
it('a followed tag names itself in the feed; many at once follow it once', async () => {
  const { town, ada, bola, chi, guest } = await stage();
  await posted(ada, { text: 'For the theatre #Lettering' });
  tick(town);
  await posted(bola, { text: 'My own #lettering' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => follow(bola, 'L%C3%A9ttering')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { posts } = await feedOf(bola);
  expect(posts.map(({ text, followedTag }) => [text, followedTag])).toEqual([
    ['My own #lettering', undefined],
    ['For the theatre #Lettering', 'lettering'],
  ]);
  expect((await feedOf(guest)).posts.every(({ followedTag }) => followedTag === undefined)).toBe(true);
  expect([await headOf(bola, 'lettering'), (await ownTags(bola)).followed]).toMatchObject([
    { isFollowed: true, followers: null, hasPosts: true },
    ['lettering'],
  ]);
  await follow(ada, 'lettering');
  await follow(chi, 'lettering');
  expect((await headOf(guest, 'lettering')).followers).toBe(3);
  await follow(bola, 'lettering', 'DELETE');
  expect((await headOf(bola, 'lettering')).isFollowed).toBe(false);
  expect((await follow(guest, 'lettering')).status).toBe(401);
  expect((await toFailure(follow(bola, 'a%20b')))[0]).toBe(404);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-051
it('a muted tag leaves the lists of the member alone, until its days are over', async () => {
  const { town, ada, bola, chi } = await stage();
  await showWorks(ada);
  const noisy = await posted(ada, { text: 'Look #AI #lamp' });
  tick(town);
  await posted(ada, { text: 'Calm #lamp and #aims' });
  tick(town);
  await posted(bola, { text: 'Mine #ai' });
  const work = await addWork(town, ada, { title: 'Robot', tags: ['ai', 'robots'] });
  await bola.send('PUT', `/api/posts/${noisy.id}/save`);
  await follow(bola, 'ai');
  expect((await mute(bola, 'AI', 7)).status).toBe(200);
  for (const query of ['', 'sort=trending'])
    expect(await textsIn(bola, query)).toEqual(['Mine #ai', 'Calm #lamp and #aims']);
  expect(await textsIn(chi)).toHaveLength(3);
  const lamps = await wholeFeed(bola, '', '/api/tags/lamp/posts');
  expect(lamps.map(({ text }) => text)).toEqual(['Calm #lamp and #aims']);
  expect([await titlesWith(bola, 'robots'), await titlesWith(chi, 'robots')]).toEqual([[], ['Robot']]);
  expect(await suggested(bola, 'ai')).toEqual(['aims']);
  const { count } = (await (await bola.get('/api/posts/new?since=2020-01-01T00:00:00Z')).json()) as { count: number };
  expect(count).toBe(1);
  // When a post is opened directly, the response states which muted tag causes the post to be collapsed.
  expect((await postOf(bola.get(`/api/posts/${noisy.id}`))).mutedTag).toBe('ai');
  const met = (await seenBy(bola, 'ada-paints')).profile.works!.find(({ id }) => id === work.id);
  expect(met?.mutedTag).toBe('ai');
  expect(
    (await titlesWith(bola, 'ai')).concat((await wholeFeed(bola, '', '/api/tags/ai/posts')).map(({ text }) => text)),
  ).toEqual(['Robot', 'Mine #ai', 'Look #AI #lamp']);
  const until = new Date(town.clock.now.getTime() + 7 * DAY_MS).toISOString();
  expect((await headOf(bola, 'ai')).mute).toEqual({ until });
  expect(await ownTags(bola)).toEqual({ followed: ['ai'], muted: [{ tag: 'ai', until }] });
  town.clock.now = new Date(town.clock.now.getTime() + 7 * DAY_MS);
  expect([await textsIn(bola), (await ownTags(bola)).muted]).toMatchObject([{ length: 3 }, []]);
  await town.api.background.run('remove-ended-tag-mutes');
  await mute(bola, 'ai');
  expect((await headOf(bola, 'ai')).mute).toEqual({ until: null });
  await bola.delete('/api/tags/ai/mute');
  expect(await textsIn(bola)).toHaveLength(3);
  expect((await mute(bola, 'ai', 3 as MuteDays)).status).toBe(400);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-051
it('an account follows and mutes a hundred tags at most', async () => {
  const { ada } = await stage();
  for (const [method, what, body] of [
    ['PUT', 'follow', undefined],
    ['PUT', 'mute', { days: null }],
  ] as const) {
    for (let index = 0; index < 100; index += 1) {
      const { status } = await ada.send(method, `/api/tags/tag${index}/${what}`, body);
      if (status !== 200) throw new Error(`${what} ${index}: ${status}`);
    }
    expect((await toFailure(ada.send(method, `/api/tags/one_more/${what}`, body)))[0]).toBe(409);
    expect((await ada.send(method, `/api/tags/tag7/${what}`, body)).status).toBe(200);
    expect((await ada.delete(`/api/tags/tag7/${what}`)).status).toBe(200);
    expect((await ada.send(method, `/api/tags/one_more/${what}`, body)).status).toBe(200);
  }
});

// @proves GAP-051
it('feeds of a tag have public posts and works with a page, and lose a hidden profile at once', async () => {
  const { town, ada, bola, guest } = await stage();
  await showWorks(ada);
  const seen = await posted(ada, { text: 'For everyone & all <b>#lantern</b>', picture: true, alt: 'A lamp' });
  await posted(ada, { text: 'For members #lantern', visibility: 'members' });
  tick(town);
  await posted(bola, { text: 'By Bola #lantern' });
  tick(town);
  const work = await addWork(town, ada, { title: 'Lamp', tags: ['lantern'] });
  const read = async (file: string) => {
    const answer = await guest.get(`/api/tags/lantern/${file}`);
    return [answer.headers.get('content-type'), await answer.text()] as const;
  };
  const [type, rss] = await read('feed.xml');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  expect(rss).toContain(`/u/ada-paints/posts/${seen.id}</link>`);
  expect(rss).toContain(`/u/ada-paints/works/${work.id}</link>`);
  expect(rss).toContain('By Bola');
  expect(rss).not.toContain('For members');
  expect(rss).not.toContain('<b>');
  expect((await read('feed.atom'))[1]).toContain('<category term="lantern"/>');
  const json = JSON.parse((await read('feed.json'))[1]) as { items: { title: string; image?: string }[] };
  expect(json.items.map(({ title }) => title)).toEqual([
    'Lamp, by Ada Tester',
    'Ada Tester: By Bola #lantern',
    'Ada Tester: For everyone & all <b>#lantern</b>',
  ]);
  expect(json.items[2]?.image).toContain('/api/images/');
  await changeProfile(bola, { visibility: 'nobody' });
  expect((await read('feed.xml'))[1]).not.toContain('By Bola');
  await ada.delete(`/api/posts/${seen.id}`);
  expect((await read('feed.xml'))[1]).not.toContain('For everyone');
  await showWorks(ada, 'members');
  expect((await read('feed.xml'))[1]).not.toContain('<item>');
  expect((await guest.get('/api/tags/a%20b/feed.xml')).status).toBe(404);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-051
it('popular tags and the sitemap have tags with public content only', async () => {
  const { ada, bola, guest, town } = await stage();
  await showWorks(ada);
  await posted(ada, { text: '#lantern and #lamp' });
  await posted(bola, { text: '#lantern' });
  const hidden = await posted(bola, { text: '#secret', visibility: 'members' });
  await addWork(town, ada, { tags: ['signs'] });
  const popular = async () =>
    popularTagsSchema
      .strict()
      .parse(await (await guest.get('/api/popular-tags')).json())
      .tags.map(({ tag, uses }) => `${tag} ${uses}`);
  expect(await popular()).toEqual(['lantern 2', 'lamp 1', 'signs 1']);
  const sitemap = async () => (await (await guest.get('/sitemap.xml')).text()).match(/\/tags\/\w+/g);
  expect(await sitemap()).toEqual(['/tags/lamp', '/tags/lantern', '/tags/signs']);
  await bola.send('PATCH', `/api/posts/${hidden.id}`, { visibility: 'public' }, { 'If-Match': '"1"' });
  await showWorks(ada, 'members');
  expect([await popular(), await sitemap()]).toEqual([
    ['lantern 2', 'lamp 1', 'secret 1'],
    ['/tags/lamp', '/tags/lantern', '/tags/secret'],
  ]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-051
it('followed and muted tags are in the data export, and go with the account', async () => {
  const { ada, town } = await stage();
  await follow(ada, 'lantern');
  await mute(ada, 'noise', 1);
  await addWork(town, ada, { tags: ['lamp'] });
  const { id } = (await ada.session()).user!;
  const data = town.api.features.flatMap(({ personalData = [] }) => personalData);
  const exported = async (name: string) => {
    const rows: unknown[] = [];
    for await (const row of await data.find((one) => one.name === name)!.export(id)) rows.push(row);
    return rows;
  };
  expect([await exported('followedTags'), await exported('mutedTags'), await exported('works')]).toMatchObject([
    [{ objectId: 'lantern' }],
    [{ tag: 'noise' }],
    [{ tags: ['lamp'] }],
  ]);
  for (const one of data) await one.erase(id);
  expect([await exported('followedTags'), await exported('mutedTags')]).toEqual([[], []]);
  for (const name of ['work_tags', 'work_tag_names', 'tag_mutes', 'tag_follows'])
    expect([name, await town.api.store.db.collection(name).countDocuments({})]).toEqual([name, 0]);
});
