import type { TaggedWorks } from '@verse/api-contract/api';
import { CHANGED_PAGES } from '@verse/api-contract/changed-pages';
import { choiceAnswerSchema } from '@verse/api-contract/community/chosen-works.schema';
import { CHOICE_MESSAGES } from '@verse/api-contract/community/chosen-works.values';
import { shownWorksSchema, taggedWorksSchema } from '@verse/api-contract/identity/profiles.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import { costsOf, expectSameCosts } from '../../../../test/at-scale';
import { drawContent } from '../../../../test/content-folder';
import { toFailure } from '../../../../test/job-market';
import { nominate, setUpNominee, startWeek, vote } from '../../../../test/nominations';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { addWork, changeProfile, ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

jest.setTimeout(300_000);
afterEach(stopApis);

const chosen = async (reader: Visitor, query = ''): Promise<TaggedWorks> =>
  taggedWorksSchema.strict().parse(await (await reader.get(`/api/works/chosen${query}`)).json());
const titles = async (reader: Visitor) => (await chosen(reader)).works.map(({ title }) => title);
const choose = (curator: Visitor, id: string, sentence = 'The colours sing.') =>
  curator.send('PUT', `/api/works/${id}/choice`, { sentence });
const choiceOf = async (reader: Visitor, id: string) =>
  choiceAnswerSchema.strict().parse(await (await reader.get(`/api/works/${id}/choice`)).json()).choice;

async function maker(town: Town): Promise<Visitor> {
  const visitor = await town.resident('member');
  await ownProfile(visitor);
  return visitor;
}

function later(town: Town): void {
  town.clock.now = new Date(town.clock.now.getTime() + HOUR_MS);
}

// @proves CHO-06
it('an upload leads nothing until staff choose it, with their sentence and name, which they can undo', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent() });
  const guest = town.visitor();
  const ada = await maker(town);
  const curator = await town.resident('moderator');
  const { name } = await ownProfile(curator);
  const admin = await town.resident('admin');
  const { id } = await addWork(town, ada, { title: 'A sign' });
  const before = await chosen(guest);
  expect(before.works.length).toBeGreaterThan(0);
  expect(before.works.filter(({ maker: { isSample } }) => !isSample)).toEqual([]);

  expect((await choose(ada, id)).status).toBe(403);
  expect((await choose(curator, id, ' ')).status).toBe(400);
  expect(await toFailure(await choose(curator, 'none'))).toEqual([404, CHOICE_MESSAGES.unknown]);
  expect((await choose(curator, id)).status).toBe(200);
  const [work] = (await chosen(guest)).works;
  expect(work).toMatchObject({
    title: 'A sign',
    choice: { isOfMembers: false, sentence: 'The colours sing.', curator: { name } },
  });
  const examples = before.works.map(({ title }) => title);
  expect(await titles(guest)).toEqual(['A sign', ...examples]);
  expect(await choiceOf(guest, id)).toEqual(work!.choice);
  expect(await textsOf(ada)).toContain('“A sign” is on the wall under Chosen: The colours sing.');
  const released = shownWorksSchema.strict().parse(await (await guest.get('/api/works/newest')).json());
  expect(released.works[0]?.title).toBe('A sign');

  expect((await curator.send('DELETE', `/api/works/${id}/choice`)).status).toBe(204);
  expect(await choiceOf(guest, id)).toBeNull();
  expect(await titles(guest)).toEqual(examples);
  expect(await textsOf(ada)).not.toContain('“A sign” is on the wall under Chosen: The colours sing.');
  expect((await curator.post(`/api/works/${id}/choice/restore`)).status).toBe(200);
  expect((await titles(guest))[0]).toBe('A sign');
  const log = await (await admin.get('/api/audit')).text();
  for (const act of ['work chosen', 'choice of a work taken back', 'choice of a work restored'])
    expect(log).toContain(act);

  const own = await addWork(town, curator, { title: 'My own' });
  expect(await toFailure(await choose(curator, own.id))).toEqual([409, CHOICE_MESSAGES.own]);
  await changeProfile(ada, { shownTo: { ...(await ownProfile(ada)).shownTo, works: 'members' } });
  expect(await titles(guest)).toEqual(examples);
  expect((await titles(curator))[0]).toBe('A sign');
  expect((await choose(curator, id)).status).toBe(404);
  expect((await guest.get(`/api/works/${id}/choice`)).status).toBe(404);
  expect(town.api.scans).toEqual([]);
});

// @proves CHO-06 CHO-03
it('works that members chose join the list, newest choice first, and leave it if their maker declines', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const guest = town.visitor();
  const voter = await town.resident('member');
  const other = await town.resident('member');
  const curator = await town.resident('moderator');
  const one = await setUpNominee(town);
  const two = await setUpNominee(town);
  await startWeek(town);
  const nomination = await nominate(voter, one.handle, one.work);
  await vote(other, nomination.id);
  await startWeek(town);
  later(town);
  await choose(curator, two.work);
  const ids = async () => (await chosen(guest)).works.map(({ id, isChosen = false }) => [id, isChosen]);
  expect(await ids()).toEqual([
    [two.work, false],
    [one.work, true],
  ]);
  expect(await choiceOf(guest, one.work)).toEqual({ isOfMembers: true, sentence: '', curator: null });
  const [first] = (await chosen(guest, '?limit=1')).works;
  const { next } = await chosen(guest, '?limit=1');
  expect([first?.id, (await chosen(guest, `?limit=1&cursor=${next}`)).works[0]?.id]).toEqual([two.work, one.work]);

  const refusal = `/api/nominations/${nomination.id}/refusal`;
  const refused = await one.member.send('PUT', refusal);
  // The page of the work no longer says that it is chosen.
  expect(refused.headers.get(CHANGED_PAGES)).toContain(`/u/${one.handle}/works/${one.work}`);
  expect(await ids()).toEqual([[two.work, false]]);
  await one.member.send('DELETE', refusal);
  expect((await ids()).length).toBe(2);
  await two.member.send('PUT', `/api/members/${one.handle}/block`);
  expect((await chosen(one.member)).works.map(({ id }) => id)).toEqual([one.work]);

  // The account of the curator is erased, then that of a maker.
  const erase = async (id: string) => {
    for (const { personalData = [] } of town.api.features)
      for (const { name, erase: run } of personalData) if (name === 'chosenWorks') await run(id);
  };
  await erase(await idOf(curator));
  expect(await choiceOf(guest, two.work)).toEqual({ isOfMembers: false, sentence: '', curator: null });
  await erase(await idOf(two.member));
  expect(await ids()).toEqual([[one.work, true]]);
  await startWeek(town);
  expect((await chosen(voter)).works.map(({ id, isChosen = false }) => [id, isChosen])).toEqual([[one.work, false]]);
  expect(town.api.scans).toEqual([]);
});

// @proves CHO-06
it('lists works of weeks that an earlier release closed', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const voter = await town.resident('member');
  const other = await town.resident('member');
  const one = await setUpNominee(town);
  await startWeek(town);
  await vote(other, (await nominate(voter, one.handle, one.work)).id);
  await startWeek(town);
  const { db } = town.api.store;
  await db.collection('chosen_works').deleteMany({});
  await db.collection('settings').deleteOne({ _id: 'chosen-works-of-all-weeks' });
  for (const { migrate } of town.api.features) await migrate?.();
  later(town);
  await town.api.background.run('list-chosen-works');
  expect((await chosen(town.visitor())).works.map(({ id }) => id)).toEqual([one.work]);
});

const FEW = 200;
const MANY = 10_000;

async function questionsAmong(count: number) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  const ada = await maker(town);
  const curator = await town.resident('moderator');
  await choose(curator, (await addWork(town, ada)).id);
  const { db } = town.api.store;
  for (const name of ['works', 'chosen_works']) {
    const collection = db.collection<{ _id: string; at?: Date }>(name);
    const [{ _id: _, ...row }] = (await collection.find({}).toArray()) as [{ _id: string; at?: Date }];
    const rows = Array.from({ length: count }, (_unused, index) => {
      const copy = { ...row, _id: `more-${String(index).padStart(6, '0')}` };
      return name === 'works' ? copy : { ...copy, at: new Date(town.clock.now.getTime() - (index + 1) * 1000) };
    });
    for (let from = 0; from < count; from += 500) await collection.insertMany(rows.slice(from, from + 500));
  }
  const { works, next } = await chosen(ada);
  expect(works).toHaveLength(20);
  return ['/api/works/chosen', `/api/works/chosen?cursor=${next}`].map((path) => ({
    api: town.api,
    ask: () => ada.get(path),
  }));
}

// @proves CHO-06
it(`reads as much among ${MANY} chosen works as among ${FEW}`, async () => {
  const few = await questionsAmong(FEW);
  const many = await questionsAmong(MANY);
  const costs = await costsOf([...few, ...many]);
  expectSameCosts(`chosen works among ${FEW} → ${MANY}`, costs.slice(0, few.length), costs.slice(few.length));
  expect([...few, ...many].flatMap(({ api }) => api.scans)).toEqual([]);
});
