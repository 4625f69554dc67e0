import { contestListSchema } from '@verse/api-contract/contests/contests.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { addContest, contestsOf, managed, publishContest, termsOf } from '../../../../test/contests';
import { createOrganisation } from '../../../../test/hiring';
import { textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { createContestRepository } from '../contests.repository';

afterEach(stopApis);

const HANDLE = 'lamp-house';

async function settle(): Promise<{ town: Town; owner: Visitor }> {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000', STAFF_TWO_FACTOR: '0' });
  const owner = await town.resident('member');
  await createOrganisation(town, owner, { handle: HANDLE });
  return { town, owner };
}

const enter = (visitor: Visitor, id: string) => visitor.send('PUT', `/api/contests/${id}/entry`);
const titles = async (visitor: Visitor) =>
  contestListSchema.parse(await (await visitor.get('/api/contests')).json()).contests.map(({ title }) => title);

// @proves GAP-058
it('cancels with a reason for everyone who takes part, and takes the contest out of every list', async () => {
  const { town, owner } = await settle();
  const { id } = await publishContest(town, owner, HANDLE);
  const ada = await town.resident('member');
  const guest = town.visitor();
  await enter(ada, id);
  expect((await owner.delete(`${contestsOf(HANDLE)}/${id}`)).status).toBe(409);
  const cancel = () => owner.send('PUT', `${contestsOf(HANDLE)}/${id}/cancellation`, { reason: 'No lamps left.' });
  expect(await managed(await cancel())).toMatchObject({ state: 'cancelled', stage: null });
  expect((await cancel()).status).toBe(200);
  expect(await textsOf(ada)).toEqual(['The contest “Draw a lantern” was cancelled. Reason: No lamps left.']);
  expect([await titles(guest), await titles(ada)]).toEqual([[], []]);
  for (const path of ['', '/terms', '/calendar.ics'])
    expect((await ada.get(`/api/contests/${id}${path}`)).status).toBe(404);
  expect((await enter(ada, id)).status).toBe(404);
  expect(await (await town.api.call('/sitemap.xml')).text()).not.toContain(id);
});

// @proves GAP-058
it('sends a notice that a killed process has left behind, once', async () => {
  const { town, owner } = await settle();
  const { id } = await publishContest(town, owner, HANDLE);
  const ada = await town.resident('member');
  await enter(ada, id);
  const at = town.clock.now;
  const to = new Date(town.clock.now.getTime() + 8 * DAY_MS);
  const postponements = [{ what: 'deadline', from: at, to, reason: 'Power cut.', at }];
  await town.api.store.db
    .collection('contests')
    .updateOne({ _id: id }, { $set: { postponements, notices: [`postponed ${id} 0`], noticesSince: at } });
  town.clock.now = new Date(at.getTime() + 60_000);
  expect(await town.api.background.run('send-contest-notices')).toBe(1);
  expect(await town.api.background.run('send-contest-notices')).toBe(0);
  expect((await textsOf(ada)).filter((text) => text.includes('Power cut.'))).toHaveLength(1);
});

// @proves GAP-058
it('cancels contests without entries when their organisation is deleted, and freezes others', async () => {
  const { town, owner } = await settle();
  const empty = await publishContest(town, owner, HANDLE);
  const entered = await publishContest(town, owner, HANDLE);
  const draft = await addContest(owner, HANDLE, { title: 'Later' });
  const repository = await createContestRepository(town.api.store.db);
  await repository.takeNumber(entered.id, entered.criteriaHash!, { entryId: 'first', after: 0 });
  expect((await owner.delete(`/api/organisations/${HANDLE}`, { confirm: HANDLE })).status).toBeLessThan(300);
  const guest = town.visitor();
  expect((await guest.get(`/api/contests/${empty.id}`)).status).toBe(404);
  expect(await termsOf(guest, entered.id)).toMatchObject({ isFrozen: true, organisation: null });
  expect(await repository.find(draft.id)).toBeUndefined();

  // Staff assign the remaining contest to another organisation.
  const editor = await town.resident('editor');
  const other = await town.resident('member');
  await createOrganisation(town, other, { handle: 'elsewhere' });
  const assign = (who: Visitor, handle: string) =>
    who.send('PUT', `/api/contests/${entered.id}/organisation`, { handle });
  expect((await assign(other, 'elsewhere')).status).toBe(403);
  expect((await assign(editor, 'nowhere')).status).toBe(400);
  expect((await assign(editor, 'elsewhere')).status).toBe(200);
  expect(await termsOf(guest, entered.id)).toMatchObject({ isFrozen: false, organisation: { handle: 'elsewhere' } });
  expect((await managed(await other.get(`${contestsOf('elsewhere')}/${entered.id}`))).entries).toBe(1);
});
