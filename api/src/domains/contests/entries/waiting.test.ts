import { contestAnswerSchema } from '@verse/api-contract/contests/contests.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import { openEntryOverview, save, storeContest } from '../../../../test/contest-entries';
import { idOf, listOf } from '../../../../test/notified';
import { startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const WAITING = '/api/contests/posters/waiting';
const wait = async (member: Visitor) => (await (await member.send('PUT', WAITING)).json()) as object;

// @proves GAP-058
it('a place that becomes free goes to the member who has waited longest, who is notified', async () => {
  const town = await startTown();
  await storeContest(town, { maxParticipants: 1 });
  const holder = await town.resident('member');
  const first = await town.resident('member', 'first@example.org');
  const second = await town.resident('member', 'second@example.org');
  expect((await first.send('PUT', WAITING)).status).toBe(409);
  expect((await holder.send('PUT', '/api/contests/posters/entry')).status).toBe(200);
  expect(await wait(first)).toEqual({ position: 1 });
  town.clock.now = new Date(town.clock.now.getTime() + 1000);
  expect(await wait(second)).toEqual({ position: 2 });
  expect(await wait(first)).toEqual({ position: 1 });
  expect((await holder.delete('/api/contests/posters/entry')).status).toBe(200);
  expect(await openEntryOverview(first)).toMatchObject({ hasPlace: true, waiting: null });
  expect(await openEntryOverview(second)).toMatchObject({ hasPlace: false, waiting: { position: 1 } });
  const mails = (await town.mails()).filter(({ subject }) => subject === 'You have a place in the contest');
  expect(mails.map(({ to }) => to)).toEqual(['first@example.org']);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('the notification about a place leads to the contest, from where the member begins an entry', async () => {
  const town = await startTown();
  await storeContest(town, { maxParticipants: 1 });
  const holder = await town.resident('member');
  const member = await town.resident('member', 'first@example.org');
  await holder.send('PUT', '/api/contests/posters/entry');
  await wait(member);
  expect((await save(member)).status).toBe(409);
  await holder.delete('/api/contests/posters/entry');
  const { notifications } = await listOf(member);
  const notification = notifications.find(({ path }) => path === '/verse/contests/posters');
  expect(notification).toMatchObject({ path: '/verse/contests/posters', isUnread: true });
  const [mail] = (await town.mails()).filter(({ subject }) => subject === 'You have a place in the contest');
  expect(JSON.stringify(mail)).toContain(notification!.path);
  // The linked page loads this response, and links to the entry if the response has a confirmed place.
  const page = await member.get(notification!.path.replace('/verse/', '/api/'));
  const { contest } = contestAnswerSchema.strict().parse(await page.json());
  expect(contest).toMatchObject({ id: 'posters', entry: { state: 'confirmed' } });
  expect((await save(member)).status).toBe(200);
  const desk = await openEntryOverview(member);
  expect(desk).toMatchObject({ hasPlace: true, closed: null, entry: { draft: { title: 'Night bus' } } });
});

// @proves GAP-058
it('the job gives places that staff have added, in two processes at once, to each member once', async () => {
  const town = await startTown();
  await storeContest(town, { maxParticipants: 1 });
  const members = await Promise.all(Array.from({ length: 6 }, () => town.resident('member')));
  const [holder, ...waiting] = members;
  await holder!.send('PUT', '/api/contests/posters/entry');
  for (const one of waiting) {
    town.clock.now = new Date(town.clock.now.getTime() + 1000);
    await wait(one);
  }
  await town.api.store.db
    .collection<{ _id: string }>('contests')
    .updateOne({ _id: 'posters' }, { $set: { maxParticipants: 4 } });
  await Promise.all([1, 2, 3].map(() => town.api.background.run('fill-contest-places')));
  const desks = await Promise.all(waiting.map((one) => openEntryOverview(one)));
  expect(desks.map(({ hasPlace }) => hasPlace)).toEqual([true, true, true, false, false]);
  expect(desks.map((desk) => desk.waiting?.position ?? 0)).toEqual([0, 0, 0, 1, 2]);
  town.clock.now = new Date(town.clock.now.getTime() + 25 * HOUR_MS);
  await town.api.background.run('fill-contest-places');
  expect(await town.api.store.db.collection('contest_waiting').countDocuments({})).toBe(0);
});

// @proves GAP-058
it('a network that has its share of the places is passed over, and keeps its position', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1' });
  await storeContest(town, { maxParticipants: 6 });
  const from = async (address: string) => {
    const member = await town.resident('member');
    member.headers['x-forwarded-for'] = address;
    return member;
  };
  const crowd = await Promise.all(Array.from({ length: 6 }, () => from('198.51.100.7')));
  const lone = await from('203.0.113.4');
  const last = await from('192.0.2.9');
  for (const one of [...crowd.slice(0, 5), lone])
    expect((await one.send('PUT', '/api/contests/posters/entry')).status).toBe(200);
  const seventh = crowd[5]!;
  for (const one of [seventh, last]) {
    town.clock.now = new Date(town.clock.now.getTime() + 1000);
    await wait(one);
  }
  await lone.delete('/api/contests/posters/entry');
  expect(await openEntryOverview(seventh)).toMatchObject({ hasPlace: false, waiting: { position: 1 } });
  expect((await openEntryOverview(last)).hasPlace).toBe(true);
  await crowd[0]!.delete('/api/contests/posters/entry');
  expect((await openEntryOverview(seventh)).hasPlace).toBe(true);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('notifies a member of a place whose process was killed before it did', async () => {
  const town = await startTown();
  await storeContest(town, { maxParticipants: 1 });
  const member = await town.resident('member');
  await member.send('PUT', '/api/contests/posters/entry');
  const memberId = await idOf(member);
  const row = { contestId: 'posters', memberId, at: town.clock.now };
  await town.api.store.db
    .collection<{ _id: string }>('contest_waiting')
    .insertOne({ _id: `posters ${memberId}`, ...row } as never);
  for (let times = 0; times < 2; times += 1) await town.api.background.run('fill-contest-places');
  const mails = (await town.mails()).filter(({ subject }) => subject === 'You have a place in the contest');
  expect(mails).toHaveLength(1);
  expect((await listOf(member)).notifications.map(({ text }) => text)).toEqual([
    'A place in “Poster for a theatre” opened up. It’s yours.',
  ]);
  expect((await openEntryOverview(member)).waiting).toBeNull();
  expect(town.api.scans).toEqual([]);
});
