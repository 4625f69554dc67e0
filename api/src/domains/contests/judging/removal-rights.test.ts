import { DAY_MS } from '@verse/api-contract/time';
import { agreeBefore, insertEntry, progressOf, score, scoreOf, setUpJury } from '../../../../test/contest-judging';
import { toFailure } from '../../../../test/job-market';
import { idOf } from '../../../../test/notified';
import { startTown } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });

// @proves GAP-058
it('an organisation cannot restore an entry removed by staff, and staff cannot decide about their own', async () => {
  const town = await start();
  const staff = await town.resident('editor', 'ed@example.org');
  const jury = await setUpJury(town);
  await insertEntry(town.api.store.db, jury.contest, 4, [await idOf(staff)]);
  const removal = (number: number) => `/api/contests/${jury.contest.id}/entries/${number}/removal`;
  const remove = (number: number) => staff.send('PUT', removal(number), { reason: 'It is copied.' });
  expect((await remove(1)).status).toBe(204);
  const restore = () => jury.owner.delete(`${jury.path}/entries/1/removal`);
  expect(await toFailure(await restore())).toEqual([403, 'Our staff removed this entry. Only they can restore it.']);
  expect((await staff.delete(removal(1))).status).toBe(204);
  expect((await restore()).status).toBe(204);
  const own = [409, 'This is your own entry, so someone else decides.'];
  expect(await toFailure(await remove(4))).toEqual(own);
  expect(await toFailure(await staff.delete(removal(4)))).toEqual(own);
});

// @proves GAP-058
it('an organisation reads no entry before the deadline and the grace period', async () => {
  const town = await start();
  const deadline = new Date(town.clock.now.getTime() + DAY_MS);
  const jury = await setUpJury(town, { deadline });
  const read = () => jury.owner.get(`${jury.path}/judging/entries/1`);
  expect((await read()).status).toBe(404);
  town.clock.now = new Date(deadline.getTime() + 31 * 60_000);
  expect((await read()).status).toBe(200);
});

// @proves GAP-058
it('scores of an entry that a judging owner must not see change no count they can read', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 4, entries: 1 });
  const ids = await Promise.all([jury.owner, ...jury.judges.slice(0, 3)].map(idOf));
  await town.api.store.db.collection('contests').updateOne({ _id: 'posters' }, { $set: { judgeIds: ids } });
  await agreeBefore(town, jury, jury.owner, jury.makers[0]!);
  const before = await progressOf(jury);
  expect(before).toMatchObject({ entries: 0, list: [] });
  for (const judge of jury.judges.slice(0, 3)) expect((await score(judge, jury, 1, scoreOf(5, 5, 5))).status).toBe(200);
  expect({ ...(await progressOf(jury)), canClose: false }).toEqual(before);
});
