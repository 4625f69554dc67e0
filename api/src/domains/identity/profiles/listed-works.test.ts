import type { TaggedWorks } from '@verse/api-contract/api';
import { craftsSchema, relatedWorksSchema, taggedWorksSchema } from '@verse/api-contract/identity/profiles.schema';
import { costsOf, expectSameCosts } from '../../../../test/at-scale';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { addWork, changeProfile, ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';
import type { Work } from '../../../platform/ports';

afterEach(stopApis);

const listed = async (reader: Visitor, query = ''): Promise<TaggedWorks> =>
  taggedWorksSchema.strict().parse(await (await reader.get(`/api/works${query}`)).json());
const titles = async (reader: Visitor, query = '') => (await listed(reader, query)).works.map(({ title }) => title);

/** A member who has opened their profile, and so has a handle. */
async function maker(town: Town): Promise<Visitor> {
  const visitor = await town.resident('member');
  await ownProfile(visitor);
  return visitor;
}

describe('the list of all works', () => {
  // @proves GAP-048
  it('has the newest first, page by page, and only those that its reader may see', async () => {
    const town = await startTown();
    const ada = await maker(town);
    const bola = await maker(town);
    const blocked = await town.resident('member');
    for (const title of ['First', 'Second', 'Third']) {
      town.clock.now = new Date(town.clock.now.getTime() + 1000);
      await addWork(town, ada, { title, tags: title === 'Second' ? ['film'] : [] });
    }
    town.clock.now = new Date(town.clock.now.getTime() + 1000);
    await addWork(town, bola, { title: 'For members', tags: ['film'] });
    await changeProfile(bola, { shownTo: { ...(await ownProfile(bola)).shownTo, works: 'members' } });
    await ada.send('PUT', `/api/members/${(await ownProfile(blocked)).handle}/block`);

    const guest = town.visitor();
    expect(await titles(guest)).toEqual(['Third', 'Second', 'First']);
    expect(await titles(ada)).toEqual(['For members', 'Third', 'Second', 'First']);
    expect(await titles(blocked)).toEqual(['For members']);
    expect(await titles(guest, '?tag=Film')).toEqual(['Second']);
    expect(await titles(ada, '?tag=film')).toEqual(['For members', 'Second']);

    const { works, next } = await listed(guest, '?limit=2');
    expect(works).toHaveLength(2);
    expect(await titles(guest, `?limit=2&cursor=${next}`)).toEqual(['First']);
    expect((await guest.get('/api/works?limit=2&cursor=!')).status).toBe(400);
    expect((await guest.get('/api/works?tag=two%20words')).status).toBe(400);
  });

  // @proves GAP-048
  it('names the tags that at least two public works have, the most frequent first', async () => {
    const town = await startTown();
    const ada = await maker(town);
    for (const tags of [['poster', 'print'], ['poster', 'print'], ['poster'], ['alone']])
      await addWork(town, ada, { tags });
    const bola = await maker(town);
    await changeProfile(bola, { shownTo: { ...(await ownProfile(bola)).shownTo, works: 'members' } });
    for (const title of ['One', 'Two']) await addWork(town, bola, { title, tags: ['hidden'] });
    const answer = await town.visitor().get('/api/works/crafts');
    expect(craftsSchema.strict().parse(await answer.json())).toEqual({ crafts: ['poster', 'print'] });
  });
});

const FEW = 200;
const MANY = 10_000;

/** Returns requests for the first and a later page of the works. */
async function questionsAmong(count: number) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  const ada = await maker(town);
  await addWork(town, ada);
  const collection = town.api.store.db.collection<Omit<Work, 'id'> & { _id: string }>('works');
  const [{ _id: _, ...work }] = (await collection.find({}).toArray()) as [Omit<Work, 'id'> & { _id: string }];
  const more = Array.from({ length: count }, (_unused, index) => ({
    ...work,
    _id: `more-${String(index).padStart(6, '0')}`,
    addedAt: new Date(town.clock.now.getTime() - (index + 1) * 1000),
  }));
  for (let from = 0; from < count; from += 500) await collection.insertMany(more.slice(from, from + 500));
  const { works, next } = await listed(ada);
  expect(works).toHaveLength(20);
  return ['/api/works', `/api/works?cursor=${next}`].map((path) => ({ api: town.api, ask: () => ada.get(path) }));
}

// @proves GAP-048
it(`reads as much among ${MANY} works as among ${FEW}`, async () => {
  const few = await questionsAmong(FEW);
  const many = await questionsAmong(MANY);
  const costs = await costsOf([...few, ...many]);
  expectSameCosts(`works among ${FEW} → ${MANY}`, costs.slice(0, few.length), costs.slice(few.length));
  expect([...few, ...many].flatMap(({ api }) => api.scans)).toEqual([]);
});

// @proves GAP-048
it('lists other works of the maker, and works of others with the same tags, that the reader may see', async () => {
  const town = await startTown();
  const ada = await maker(town);
  const bola = await maker(town);
  const { id } = await addWork(town, ada, { title: 'First', tags: ['film', 'ink'] });
  await addWork(town, ada, { title: 'Second' });
  for (const [title, tags] of [
    ['Alike', ['ink']],
    ['Different', ['clay']],
  ] as const)
    await addWork(town, bola, { title, tags });
  const related = async (reader: Visitor) => {
    const answer = await reader.get(`/api/works/${id}/related`);
    const { byMaker, alike } = relatedWorksSchema.strict().parse(await answer.json());
    return [byMaker, alike].map((works) => works.map(({ title }) => title));
  };
  const guest = town.visitor();
  expect(await related(guest)).toEqual([['Second'], ['Alike']]);
  await changeProfile(bola, { shownTo: { ...(await ownProfile(bola)).shownTo, works: 'members' } });
  expect(await related(guest)).toEqual([['Second'], []]);
  expect(await related(ada)).toEqual([['Second'], ['Alike']]);
  await changeProfile(ada, { shownTo: { ...(await ownProfile(ada)).shownTo, works: 'members' } });
  expect((await guest.get(`/api/works/${id}/related`)).status).toBe(404);
  expect(town.api.scans).toEqual([]);
});
