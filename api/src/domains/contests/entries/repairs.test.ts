import { enter, entryPath, openEntryOverview, storeContest, submit } from '../../../../test/contest-entries';
import { idOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { createContestRepository } from '../contests.repository';

afterEach(stopApis);

const receiptOf = async (answer: Response) => (await answer.json()) as { number: number; sha256: string };
const entryIdOf = async ({ api }: Town, member: Visitor) =>
  (await api.store.db
    .collection<{ _id: string; memberIds: string[] }>('contest_entries')
    .findOne({ contestId: 'posters', memberIds: await idOf(member) }))!._id;
const eraseContests = async ({ api }: Town, id: string) => {
  for (const feature of api.features)
    for (const { name, erase } of feature.personalData ?? []) if (name.startsWith('contest')) await erase(id);
};
const handleOf = async (one: Visitor) =>
  ((await (await one.get('/api/me/profile')).json()) as { handle: string }).handle;

// @proves GAP-058
it('a number whose process was killed goes to its entry, before others and without a gap', async () => {
  const town = await startTown();
  await storeContest(town);
  const killed = await town.resident('member');
  const other = await town.resident('member');
  await enter(killed);
  await enter(other);
  const repository = await createContestRepository(town.api.store.db);
  const { criteriaHash } = (await repository.find('posters'))!.terms!;
  const next = { entryId: await entryIdOf(town, killed), after: 0 };
  expect(await repository.takeNumber('posters', criteriaHash, next)).toBe(true);
  expect((await receiptOf(await submit(other))).number).toBe(2);
  expect((await openEntryOverview(killed)).entry).toMatchObject({ number: 1, receipts: [] });
  expect((await receiptOf(await submit(killed))).number).toBe(1);
  expect((await repository.find('posters'))!.entryCount).toBe(2);
});

// @proves GAP-058
it('thirty first submissions at once get the numbers from 1 to 30', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  await storeContest(town, { maxParticipants: 100 });
  const members = await Promise.all(Array.from({ length: 30 }, () => town.resident('member')));
  for (const one of members) await enter(one);
  const receipts = await Promise.all(members.map(async (one) => receiptOf(await submit(one))));
  const numbers = receipts.map(({ number }) => number).toSorted((one, two) => one - two);
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

// @proves GAP-058
it('sends a receipt that a killed process has not sent', async () => {
  const town = await startTown();
  await storeContest(town);
  const member = await town.resident('member', 'entrant@example.org');
  await enter(member);
  await submit(member);
  const receipts = async () => (await town.mails()).filter(({ subject }) => subject === 'Receipt for Entry 1').length;
  expect(await receipts()).toBe(1);
  const run = () => town.api.background.run('send-contest-receipts');
  town.clock.now = new Date(town.clock.now.getTime() + 120_000);
  expect(await run()).toBe(0);
  await town.api.store.db
    .collection('contest_entries')
    .updateOne({ contestId: 'posters' }, { $set: { receiptDueSince: new Date(town.clock.now.getTime() - 90_000) } });
  expect([await run(), await receipts(), await run(), await receipts()]).toEqual([1, 1, 0, 0]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('a captain whose entry takes part keeps the place until it is withdrawn', async () => {
  const town = await startTown();
  await storeContest(town);
  const captain = await town.resident('member');
  await enter(captain);
  await submit(captain);
  const leave = () => captain.delete('/api/contests/posters/entry');
  const refused = await leave();
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    409,
    'Your entry is in. Withdraw it before you leave.',
  ]);
  await captain.delete(entryPath());
  expect((await leave()).status).toBe(200);
});

// @proves GAP-058
it('the place of an erased captain goes to the next captain, who can submit', async () => {
  const town = await startTown();
  await storeContest(town, { maxParticipants: 1 });
  const captain = await town.resident('member');
  const friend = await town.resident('member');
  const waiting = await town.resident('member');
  await enter(captain);
  await captain.send('PUT', `${entryPath()}/team/${await handleOf(friend)}`);
  const accepted = { captain: await handleOf(captain) };
  expect((await friend.send('PUT', `${entryPath()}/team/acceptance`, accepted)).status).toBe(200);
  expect((await waiting.send('PUT', '/api/contests/posters/waiting')).status).toBe(200);
  const id = await idOf(captain);
  await eraseContests(town, id);
  await eraseContests(town, id);
  await town.api.background.run('fill-contest-places');
  expect((await openEntryOverview(waiting)).hasPlace).toBe(false);
  expect((await submit(friend)).status).toBe(201);
  expect(JSON.stringify(await town.api.store.db.collection('contest_seats').find({}).toArray())).not.toContain(id);
});

// @proves GAP-058
it('a withdrawn entry whose captain has given up the place is not restored without one', async () => {
  const town = await startTown();
  await storeContest(town, { maxParticipants: 1 });
  const captain = await town.resident('member');
  const next = await town.resident('member');
  await enter(captain);
  await submit(captain);
  await captain.delete(entryPath());
  await captain.delete('/api/contests/posters/entry');
  await enter(next);
  const restore = () => captain.send('PUT', `${entryPath()}/restoration`);
  const refused = await restore();
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    409,
    'Join the contest first. Then start your entry.',
  ]);
  expect((await openEntryOverview(captain)).entry?.state).toBe('withdrawn');
  await next.delete('/api/contests/posters/entry');
  await captain.send('PUT', '/api/contests/posters/entry');
  expect((await restore()).status).toBe(200);
});
