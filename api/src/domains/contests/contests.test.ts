import ICAL from 'ical.js';
import type { Contest, Problem } from '@verse/api-contract/api';
import { CHANGED_PAGES } from '@verse/api-contract/changed-pages';
import { contestAnswerSchema, contestListSchema } from '@verse/api-contract/contests/contests.schema';
import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import { drawContent } from '../../../test/content-folder';
import { termsAt } from '../../../test/contest-entries';
import { startTown, type Town, type Visitor } from '../../../test/people';
import { stopApis } from '../../../test/start-api';
import { admit, signedInAs } from '../../../test/test-editor';

afterEach(stopApis);

const sizes = [{ width: 16, height: 9, webp: 'a.webp', jpeg: 'a.jpg' }];

/** Inserts a contest that began yesterday and ends in ten days. */
async function stage(town: Town, id: string, more: object = {}): Promise<void> {
  const now = town.clock.now.getTime();
  await town.api.store.db.collection<{ _id: string }>('contests').insertOne({
    _id: id,
    title: 'A contest',
    cover: { sizes, small: 'a.jpg' },
    description: 'Draw it.',
    prizeCents: 150_000,
    feeCents: 0,
    maxParticipants: 3,
    startsAt: new Date(now - DAY_MS),
    deadline: new Date(now + 10 * DAY_MS),
    tags: ['Design'],
    position: 0,
    version: 0,
    terms: termsAt(town.clock.now),
    ...more,
  } as { _id: string });
}

const entry = (id: string) => `/api/contests/${id}/entry`;
const join = (visitor: Visitor, id = 'one') => visitor.send('PUT', entry(id));
const leave = (visitor: Visitor, id = 'one') => visitor.delete(entry(id));
const contestOf = async (answer: Response): Promise<Contest> => {
  expect(answer.status).toBe(200);
  return contestAnswerSchema.strict().parse(await answer.json()).contest;
};
const listed = async (visitor: Visitor) =>
  contestListSchema.strict().parse(await (await visitor.get('/api/contests')).json());
const toFailure = async (answer: Response) => {
  const { code, message } = (await answer.json()) as Problem;
  return [answer.status, code, message];
};

// @proves CST-31 CST-32 CST-33 CST-34 ENT-16 API-13
it('has the four sample contests, with their prizes, fees, statuses and places counted from rows', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent() });
  const { contests } = await listed(await town.resident('member'));
  expect(
    contests.map((one) => [one.prizePool, one.entryFee, one.participants, one.maxParticipants, one.status]),
  ).toEqual([
    [1500, 0, 128, 200, 'live'],
    [5000, 25, 150, 150, 'live'],
    [2000, 10, 34, 120, 'upcoming'],
    [1000, 0, 300, 300, 'ended'],
  ]);
  expect(await town.api.store.db.collection('contest_seats').countDocuments({})).toBe(612);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('joining takes a place once and leaving gives it back, however often either is repeated', async () => {
  const town = await startTown();
  await stage(town, 'one');
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const answers = await Promise.all([join(ada), join(ada), join(ada)]);
  for (const answer of answers)
    expect(await contestOf(answer)).toMatchObject({ participants: 1, entry: { state: 'confirmed' } });
  expect((await listed(bola)).contests).toMatchObject([{ participants: 1, entry: null }]);
  expect(await contestOf(await leave(ada))).toMatchObject({ participants: 0, entry: null });
  expect(await contestOf(await leave(ada))).toMatchObject({ participants: 0, entry: null });
  expect(await contestOf(await join(ada))).toMatchObject({ participants: 1 });
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('of sixty who join at once for one free place one gets it, the others get an error', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  await stage(town, 'one', { maxParticipants: 1 });
  const people = await Promise.all(Array.from({ length: 6 }, () => town.resident('member')));
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => join(people[index % 6]!)));
  const winners = new Set(answers.flatMap(({ status }, index) => (status === 200 ? [index % 6] : [])));
  expect(winners.size).toBe(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(50);
  for (const answer of refused) expect(await toFailure(answer)).toEqual([409, 'conflict', 'This contest is full.']);
  expect((await listed(people[0]!)).contests).toMatchObject([{ participants: 1 }]);
});

// @proves GAP-059 GAP-060
it('an upcoming contest can be joined until its end, and its status follows the server’s clock', async () => {
  const town = await startTown();
  const now = town.clock.now.getTime();
  await stage(town, 'one', { startsAt: new Date(now + HOUR_MS), deadline: new Date(now + 2 * HOUR_MS) });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  expect(await contestOf(await join(ada))).toMatchObject({ status: 'upcoming', participants: 1 });
  town.clock.now = new Date(now + HOUR_MS);
  expect(await listed(ada)).toMatchObject({ serverNow: town.clock.now.toISOString(), contests: [{ status: 'live' }] });
  town.clock.now = new Date(now + 2 * HOUR_MS - 1);
  expect((await listed(ada)).contests).toMatchObject([{ status: 'live' }]);
  town.clock.now = new Date(now + 2 * HOUR_MS);
  expect((await listed(ada)).contests).toMatchObject([{ status: 'ended', participants: 1 }]);
  for (const answer of [await join(bola), await leave(ada)])
    expect(await toFailure(answer)).toEqual([409, 'conflict', 'This contest has ended.']);
});

// @proves GAP-058
it('a place with an entry fee is held for an hour, counts no longer, and can be held twice a day', async () => {
  const town = await startTown({ CONTEST_FEES: '1' });
  await stage(town, 'one', { feeCents: 2500, maxParticipants: 1 });
  const start = town.clock.now.getTime();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const heldUntil = new Date(start + HOUR_MS).toISOString();
  expect(await contestOf(await join(ada))).toMatchObject({ participants: 1, entry: { state: 'held', heldUntil } });
  town.clock.now = new Date(start + HOUR_MS - 1000);
  expect((await join(bola)).status).toBe(409);
  town.clock.now = new Date(start + HOUR_MS + 1000);
  expect((await listed(ada)).contests).toMatchObject([{ participants: 0, entry: null }]);
  expect(await contestOf(await join(bola))).toMatchObject({ participants: 1, entry: { state: 'held' } });
  await leave(bola);
  expect((await join(bola)).status).toBe(200);
  await leave(bola);
  const third = await join(bola);
  expect([third.status, ((await third.json()) as Problem).message]).toEqual([
    429,
    'You held a place here twice today. Try again tomorrow.',
  ]);
  expect((await listed(bola)).contests).toMatchObject([{ participants: 0, entry: null }]);
});

// @proves GAP-058
it('joining a contest that is full, or whose entry fee cannot be paid, is rejected with the reason', async () => {
  const town = await startTown();
  await stage(town, 'one', { feeCents: 1000, maxParticipants: 1 });
  await stage(town, 'free', { maxParticipants: 1, position: 1 });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const unpayable = [409, 'conflict', 'You can’t pay entry fees here yet, so you can’t join this one.'];
  expect(await toFailure(await join(ada))).toEqual(unpayable);
  expect((await listed(ada)).contests).toMatchObject([
    { id: 'one', isPayable: false, participants: 0, entry: null },
    { id: 'free', isPayable: true },
  ]);
  expect((await join(ada, 'free')).status).toBe(200);
  expect(await toFailure(await join(bola, 'free'))).toEqual([409, 'conflict', 'This contest is full.']);
});

// @proves GAP-058 GAP-024 API-13
it('guests read the contests, without the place of any member, and see at once that one joined', async () => {
  const town = await startTown({ CONTEST_FEES: '1', CACHE_SECONDS: '60' });
  await stage(town, 'one');
  await stage(town, 'paid', { feeCents: 1000, position: 1 });
  const ada = await town.resident('member');
  const guest = town.visitor();
  const places = async () => (await listed(guest)).contests.map((one) => [one.participants, one.entry, one.held]);
  expect(await places()).toEqual([
    [0, null, null],
    [0, null, null],
  ]);
  expect((await join(ada)).headers.get(CHANGED_PAGES)).toBe('/contests*');
  expect((await join(ada, 'paid')).status).toBe(200);
  expect(await places()).toEqual([
    [1, null, null],
    [1, null, null],
  ]);
  expect((await leave(ada)).headers.get(CHANGED_PAGES)).toBe('/contests*');
  expect((await places())[0]).toEqual([0, null, null]);
  expect((await guest.get('/api/contests')).headers.get('cache-control')).toBe('no-cache');
  expect((await ada.get('/api/contests')).headers.get('cache-control')).toBe('no-store');
});

// @proves GAP-058
it('a place requires a verified address, and an unknown contest is not found', async () => {
  const town = await startTown();
  await stage(town, 'one');
  expect((await join(town.visitor())).status).toBe(401);
  const ada = await town.resident('member');
  for (const id of ['none', '$ne', 'a'.repeat(200)])
    expect(await toFailure(await join(ada, id))).toEqual([404, 'not-found', 'There is no such contest.']);
  await town.api.store.db
    .collection('auth_user')
    .updateOne({ _id: (await ada.session()).user!.id }, { $set: { emailVerified: false } });
  expect((await join(ada)).status).toBe(403);
  expect((await listed(ada)).contests).toHaveLength(1);
});

// @proves GAP-058
it('the deadline can be added to a calendar, with any characters in the title', async () => {
  const town = await startTown();
  const title = `Ink, paper; \\ and “light” 🎨\n${'long '.repeat(30)}end`;
  await stage(town, 'one', { title, version: 3 });
  const answer = await (await town.resident('member')).get('/api/contests/one/calendar.ics');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = await answer.text();
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text) as never).getFirstSubcomponent('vevent')!);
  expect([event.summary, event.sequence, event.startDate.toJSDate().getTime()]).toEqual([
    `Deadline: ${title}`,
    3,
    Math.floor((town.clock.now.getTime() + 10 * DAY_MS) / 1000) * 1000,
  ]);
  expect(event.uid).toMatch(/^contest-one@/);
});

/** Creates a member with the given name, whose browser is on the given network. */
async function memberFrom(town: Town, id: string, address: string): Promise<Visitor> {
  await admit(town.api.store.db, id, 'member', town.clock.now);
  return town.visitor({ ...signedInAs(id), 'x-forwarded-for': address });
}

// @proves GAP-058 R6 R27
it('thirty members of one network who join at once get a fifth of the places, and others get theirs', async () => {
  const town = await startTown({ CONTEST_FEES: '1' });
  await stage(town, 'one', { maxParticipants: 50 });
  await stage(town, 'paid', { maxParticipants: 50, feeCents: 500 });
  const crowd = await Promise.all(
    Array.from({ length: 30 }, (_, index) => memberFrom(town, `eve${index}`, `2001:db8:1:${index}::1`)),
  );
  for (const id of ['one', 'paid']) {
    const answers: Response[] = [];
    // Members rejected with 503 because of too many concurrent requests try again.
    for (let waiting = crowd, turn = 0; waiting.length > 0 && turn < 20; turn += 1) {
      const asked = await Promise.all(waiting.map((member) => join(member, id)));
      answers.push(...asked.filter(({ status }) => status !== 503));
      waiting = waiting.filter((_, index) => asked[index]!.status === 503);
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(20);
    for (const answer of refused) expect((await toFailure(answer)).slice(0, 2)).toEqual([409, 'limit']);
    expect((await join(await memberFrom(town, `ada-${id}`, '198.51.100.4'), id)).status).toBe(200);
  }
  const { contests } = await listed(crowd[0]!);
  expect(contests.map(({ participants }) => participants)).toEqual([11, 11]);

  // A place becomes free when a member leaves, and when a hold expires.
  for (const member of crowd) await leave(member);
  expect((await join(crowd[29]!)).status).toBe(200);
  town.clock.now = new Date(town.clock.now.getTime() + 2 * HOUR_MS);
  expect((await join(crowd[29]!, 'paid')).status).toBe(200);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058 R27
it('one mailbox has one place in a contest, with any tag, until it leaves', async () => {
  const town = await startTown();
  await stage(town, 'one', { maxParticipants: 50 });
  const eve = [await memberFrom(town, 'eve+1', '203.0.113.1'), await memberFrom(town, 'eve+2', '203.0.113.2')];
  const answers = await Promise.all([...eve, ...eve, ...eve].map((member) => join(member)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [first, second] = answers[0]!.status === 200 ? eve : eve.toReversed();
  expect((await toFailure(await join(second!))).slice(0, 2)).toEqual([409, 'limit']);
  await leave(first!);
  expect((await join(second!)).status).toBe(200);
  expect((await listed(first!)).contests).toMatchObject([{ participants: 1 }]);
});
