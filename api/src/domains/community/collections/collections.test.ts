import type { Collection, OwnCollection } from '@verse/api-contract/api';
import {
  collectionSchema,
  memberCollectionsSchema,
  ownCollectionSchema,
  ownCollectionsSchema,
} from '@verse/api-contract/community/collections.schema';
import { COLLECTION_LIMITS, COLLECTION_MESSAGES } from '@verse/api-contract/community/collections.values';
import { costsOf, expectSameCosts } from '../../../../test/at-scale';
import { toFailure } from '../../../../test/job-market';
import { idOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { addWork, changeProfile, ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

jest.setTimeout(300_000);
afterEach(stopApis);

const MINE = '/api/me/collections';
const own = async (member: Visitor, query = ''): Promise<OwnCollection[]> =>
  ownCollectionsSchema.strict().parse(await (await member.get(MINE + query)).json()).collections;
const parsed = async (answer: Response): Promise<OwnCollection> =>
  ownCollectionSchema.strict().parse(await answer.json());
const create = async (member: Visitor, name: string, isPublic = false) =>
  parsed(await member.post(MINE, { name, isPublic }));
const save = (member: Visitor, work: string, id = 'default', body: object = {}) =>
  member.send('PUT', `${MINE}/${id}/works/${work}`, body);
const pageOf = async (reader: Visitor, id: string, query = ''): Promise<Collection> =>
  collectionSchema.strict().parse(await (await reader.get(`/api/collections/${id}${query}`)).json());
const titles = async (reader: Visitor, id: string) => (await pageOf(reader, id)).works.map(({ title }) => title);
const listedFor = async (reader: Visitor, handle: string): Promise<string[]> => {
  const answer = await reader.get(`/api/members/${handle}/collections`);
  if (answer.status !== 200) return [String(answer.status)];
  const { collections } = memberCollectionsSchema.strict().parse(await answer.json());
  return collections.map(({ name, count, covers }) => `${name} ${count} ${covers.length}`);
};
const statusFor = async (reader: Visitor, id: string) => (await reader.get(`/api/collections/${id}`)).status;

async function setUp() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const maker = await town.resident('member');
  const ada = await town.resident('member');
  await ownProfile(maker);
  await ownProfile(ada);
  const works: string[] = [];
  for (const title of ['One', 'Two', 'Three']) works.push((await addWork(town, maker, { title })).id);
  return { town, maker, ada, works };
}

// @proves COL-01
it('a member saves works to the default or another collection, orders and removes them, and undoes that', async () => {
  const { town, ada, works } = await setUp();
  const [one, two, three] = works as [string, string, string];
  expect(await own(ada)).toMatchObject([{ id: 'default', name: 'Saved works', count: 0 }]);
  for (const id of [one, one, two]) expect((await save(ada, id)).status).toBe(200);
  const [usual] = await own(ada, `?work=${one}`);
  expect(usual).toMatchObject({ isDefault: true, count: 2, hasWork: true, isPublic: false });
  expect((await own(ada)).length).toBe(1);

  const { id } = await create(ada, 'Posters');
  expect(await toFailure(await ada.post(MINE, { name: ' pósters ' }))).toEqual([
    409,
    COLLECTION_MESSAGES.taken,
    ['name'],
  ]);
  expect((await ada.post(MINE, { name: ' ' })).status).toBe(400);
  for (const work of works) await save(ada, work, id);
  expect(await titles(ada, id)).toEqual(['Three', 'Two', 'One']);
  expect((await ada.send('PUT', `${MINE}/${id}/works/${one}/place`, { before: three })).status).toBe(200);
  expect(await titles(ada, id)).toEqual(['One', 'Three', 'Two']);
  await ada.delete(`${MINE}/${id}/works/${three}`);
  expect(await titles(ada, id)).toEqual(['One', 'Two']);
  await save(ada, three, id, { before: two });
  expect(await titles(ada, id)).toEqual(['One', 'Three', 'Two']);
  expect((await save(ada, 'none', id)).status).toBe(404);
  const { next } = await pageOf(ada, id, '?limit=2');
  expect((await pageOf(ada, id, `?limit=2&cursor=${next}`)).works.map(({ title }) => title)).toEqual(['Two']);

  expect((await ada.delete(`${MINE}/${id}`)).status).toBe(204);
  expect((await own(ada)).map(({ name }) => name)).toEqual(['Saved works']);
  expect(await statusFor(ada, id)).toBe(404);
  await ada.post(`${MINE}/${id}/restore`);
  expect(await titles(ada, id)).toEqual(['One', 'Three', 'Two']);
  expect(town.api.scans).toEqual([]);
});

// @proves COL-01
it('the default collection cannot be deleted, so that works can always be saved', async () => {
  const { ada, works } = await setUp();
  await save(ada, works[0]!);
  const [{ id } = { id: '' }] = await own(ada);
  for (const name of [id, 'default'])
    expect(await toFailure(await ada.delete(`${MINE}/${name}`))).toEqual([409, COLLECTION_MESSAGES.default]);
  expect((await save(ada, works[1]!)).status).toBe(200);
});

// @proves COL-02
it('only its owner sees a private collection; a public one has a page and feeds, without hidden works', async () => {
  const { town, maker, ada, works } = await setUp();
  const bola = await town.resident('member');
  const guest = town.visitor();
  const { id } = await create(ada, 'Posters <b>');
  for (const work of works) await save(ada, work, id);
  for (const reader of [bola, guest]) expect(await statusFor(reader, id)).toBe(404);
  expect((await guest.get(`/api/collections/${id}/feed.xml`)).status).toBe(404);
  for (const path of [`${MINE}/${id}`, `${MINE}/${id}/works/${works[0]}/place`])
    expect(
      (await bola.send(path.endsWith('place') ? 'PUT' : 'PATCH', path, { place: 0, name: 'Mine' })).status,
    ).toBeGreaterThan(399);

  const { handle } = await ownProfile(ada);
  expect(await listedFor(guest, handle)).toEqual([]);
  await create(ada, 'Empty', true);
  await ada.patch(`${MINE}/${id}`, { isPublic: true });
  expect(await listedFor(guest, handle)).toEqual(['Posters <b> 3 3']);
  expect(await pageOf(guest, id)).toMatchObject({ collection: { name: 'Posters <b>', isOwn: false, count: 3 } });
  const feed = await (await guest.get(`/api/collections/${id}/feed.xml`)).text();
  expect(feed).toContain('Posters &lt;b&gt;');
  expect(feed.match(/<item>/g)).toHaveLength(3);

  await changeProfile(maker, { shownTo: { ...(await ownProfile(maker)).shownTo, works: 'members' } });
  expect(await titles(guest, id)).toEqual([]);
  expect(await listedFor(guest, handle)).toEqual(['Posters <b> 3 0']);
  expect((await titles(bola, id)).length).toBe(3);
  await changeProfile(ada, { visibility: 'members' });
  expect([await statusFor(guest, id), await statusFor(bola, id)]).toEqual([404, 200]);
  await ada.send('PUT', `/api/members/${(await ownProfile(bola)).handle}/block`);
  expect([await statusFor(bola, id), await listedFor(bola, handle)]).toEqual([404, ['404']]);
  expect(town.api.scans).toEqual([]);
});

// @proves COL-03
it('moderators make a reported collection private and undo it; export and erasure have all collections', async () => {
  const { town, ada, works } = await setUp();
  const bola = await town.resident('member');
  const moderator = await town.resident('moderator');
  const { id } = await create(ada, 'A rude name', true);
  await save(ada, works[0]!, id);
  const report = { type: 'collection', id, reason: 'harassment', note: '' };
  expect((await bola.post('/api/reports', report)).status).toBe(201);
  const reportable = town.api.features.find(({ reportable: of }) => of?.collection)!.reportable!.collection!;
  await reportable.remove!(id, {
    rule: 'harassment',
    quote: '',
    reason: 'Rude',
    by: await idOf(moderator),
    at: new Date(),
  });
  expect(await statusFor(town.visitor(), id)).toBe(404);
  expect((await own(ada)).find((one) => one.id === id)).toMatchObject({ isRemoved: true });
  const publish = () => ada.patch(`${MINE}/${id}`, { name: 'A kind name', isPublic: true });
  expect(await toFailure(await publish())).toEqual([409, COLLECTION_MESSAGES.removed]);
  await reportable.restore!(id);
  expect((await publish()).status).toBe(200);
  expect(await statusFor(town.visitor(), id)).toBe(200);

  const data = town.api.features
    .flatMap(({ personalData = [] }) => personalData)
    .find(({ name }) => name === 'collections')!;
  const exported: unknown[] = [];
  for await (const one of await data.export(await idOf(ada))) exported.push(one);
  expect(exported).toMatchObject([{ name: 'A kind name', works: [{ workId: works[0] }] }]);
  await data.erase(await idOf(ada));
  expect(await statusFor(town.visitor(), id)).toBe(404);
});

// @proves COL-01
it('has limits for collections and works, also for parallel windows', async () => {
  const { town, ada, works } = await setUp();
  const { id } = await create(ada, 'Posters');
  await Promise.all(works.map((work) => save(ada, work, id)));
  expect((await titles(ada, id)).toSorted()).toEqual(['One', 'Three', 'Two']);
  const { db } = town.api.store;
  const many = Array.from({ length: COLLECTION_LIMITS.works }, (_, at) => ({ workId: `w${at}`, at: new Date() }));
  await db.collection('collections').updateOne({ _id: id }, { $set: { works: many } });
  expect(await toFailure(await save(ada, works[0]!, id))).toEqual([409, COLLECTION_MESSAGES.full]);
  await Promise.all(Array.from({ length: 55 }, (_, at) => ada.post(MINE, { name: `Collection ${at}` })));
  expect((await own(ada)).length).toBeLessThanOrEqual(COLLECTION_LIMITS.collections + 1);
  expect(await toFailure(await ada.post(MINE, { name: 'More' }))).toEqual([409, COLLECTION_MESSAGES.many]);

  expect((await ada.delete(`${MINE}/${id}`)).status).toBe(204);
  expect((await ada.post(MINE, { name: 'In its place' })).status).toBe(201);
  expect(await toFailure(await ada.post(`${MINE}/${id}/restore`))).toEqual([409, COLLECTION_MESSAGES.many]);
});

/** Returns requests for the first and a later page of a full collection on a site with as many works. */
async function questionsAmong(town: Town, ada: Visitor, maker: Visitor, count: number) {
  const { id: first } = await addWork(town, maker);
  const { id } = await create(ada, `Among ${count}`, true);
  await save(ada, first, id);
  const collection = town.api.store.db.collection<{ _id: string }>('works');
  const [{ _id: _, ...work }] = (await collection.find({ _id: first }).toArray()) as [{ _id: string }];
  const more = Array.from({ length: count }, (_unused, index) => ({ ...work, _id: `more-${index}` }));
  for (let from = 0; from < count; from += 500) await collection.insertMany(more.slice(from, from + 500));
  const saved = more.slice(0, COLLECTION_LIMITS.works).map(({ _id: workId }) => ({ workId, at: new Date() }));
  await town.api.store.db.collection('collections').updateOne({ _id: id }, { $set: { works: saved } });
  const { next } = await pageOf(ada, id);
  return [`/api/collections/${id}`, `/api/collections/${id}?cursor=${next}`, MINE].map((path) => ({
    api: town.api,
    ask: () => ada.get(path),
  }));
}

// @proves COL-02
it('reads as much among 10,000 works as among 200', async () => {
  const few = await setUp();
  const small = await questionsAmong(few.town, few.ada, few.maker, 200);
  const many = await setUp();
  const large = await questionsAmong(many.town, many.ada, many.maker, 10_000);
  const costs = await costsOf([...small, ...large]);
  expectSameCosts('a collection among 200 → 10000 works', costs.slice(0, small.length), costs.slice(small.length));
  expect([...few.town.api.scans, ...many.town.api.scans]).toEqual([]);
});
