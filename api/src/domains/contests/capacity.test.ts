import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ApiProcess, buildApi, spawnBuiltApi } from '../../../test/api-process';
import { termsAt } from '../../../test/contest-entries';
import { openSiteStore, removeSite } from '../../../test/site-store';
import { admit, signedInAs } from '../../../test/test-editor';

/** `npm run soak -- seats` runs fifty rounds with a thousand members each. */
const ROUNDS = Number(process.env.SEAT_ROUNDS ?? 1);
const JOINERS = Number(process.env.SEAT_JOINERS ?? 40);
const CAPACITY = JOINERS / 10;
/** Number of concurrent requests. */
const AT_ONCE = 40;

let dataDir: string;
let processes: ApiProcess[];

const people = Array.from({ length: JOINERS }, (_, index) => `joiner-${index}`);
const headersOf = new Map(people.map((id) => [id, signedInAs(id)]));

beforeAll(async () => {
  await buildApi();
  dataDir = await mkdtemp(path.join(tmpdir(), 'verse-seats-'));
  const store = await openSiteStore(dataDir);
  for (const id of people) await admit(store.db, id, 'member');
  await store.close();
  processes = await Promise.all([spawnBuiltApi(dataDir), spawnBuiltApi(dataDir)]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await removeSite(dataDir);
});

async function withStore<T>(work: (store: Awaited<ReturnType<typeof openSiteStore>>) => Promise<T>): Promise<T> {
  const store = await openSiteStore(dataDir);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const stage = (id: string) =>
  withStore(({ db }) =>
    db.collection('contests').insertOne({
      _id: id,
      title: 'A contest',
      cover: { sizes: [{ width: 16, height: 9, webp: 'a.webp', jpeg: 'a.jpg' }], small: 'a.jpg' },
      description: 'Draw it.',
      terms: termsAt(new Date()),
      prizeCents: 0,
      feeCents: 0,
      maxParticipants: CAPACITY,
      startsAt: new Date(),
      deadline: new Date(Date.now() + 86_400_000),
      tags: [],
      position: 0,
      version: 0,
    } as { _id: string }),
  );

/** Returns the response status, or undefined if the process was killed during the request. */
const ask = (contest: string, person: string, method: 'PUT' | 'DELETE') =>
  fetch(`${processes[Math.floor(Math.random() * 2)]!.origin}/api/contests/${contest}/entry`, {
    method,
    headers: headersOf.get(person)!,
  }).then(
    ({ status }) => status,
    () => undefined,
  );

async function inTurns(jobs: (() => Promise<void>)[]): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => [Math.random(), value] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, value]) => value);

/** Retries the request until it succeeds or is rejected, and returns the status. */
async function until(contest: string, person: string, method: 'PUT' | 'DELETE'): Promise<200 | 409> {
  for (;;) {
    const status = await ask(contest, person, method);
    if (status === 200 || status === 409) return status;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Returns each member's outcome: got a place, was rejected because the contest is full, or left. Every fourth member
 * sends the request twice, and every fifth leaves again.
 */
async function play(contest: string): Promise<Map<string, 'in' | 'out' | 'left'>> {
  const told = new Map<string, 'in' | 'out' | 'left'>();
  const jobs = people.map((person, index) => async () => {
    const asked = Array.from({ length: index % 4 === 0 ? 2 : 1 }, () => until(contest, person, 'PUT'));
    told.set(person, (await Promise.all(asked)).includes(200) ? 'in' : 'out');
    if (index % 5 !== 0) return;
    await until(contest, person, 'DELETE');
    told.set(person, 'left');
  });
  await inTurns(shuffled(jobs));
  return told;
}

async function killOne(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  const index = Math.floor(Math.random() * 2);
  await processes[index]!.kill();
  processes[index] = await spawnBuiltApi(dataDir);
}

const seatsOf = (contest: string) =>
  withStore(async ({ db }) => {
    const seats = db.collection<{ _id: string; contestId: string; memberId: string }>('contest_seats');
    return (await seats.find({ contestId: contest }).toArray()).map(({ memberId }) => memberId);
  });

// @proves GAP-058
it(`${ROUNDS} times ${JOINERS} want ${CAPACITY} places: a kill of one process breaks no promise`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const contest = `round-${round}`;
    await stage(contest);
    const [told] = await Promise.all([play(contest), killOne()]);
    // Rejected members retry, because others have left since.
    const again = people.filter((person) => told.get(person) === 'out');
    await inTurns(
      again.map((person) => async () => {
        if ((await until(contest, person, 'PUT')) === 200) told.set(person, 'in');
      }),
    );
    const seated = await seatsOf(contest);
    const promised = people.filter((person) => told.get(person) === 'in');
    expect(seated).toHaveLength(CAPACITY);
    expect(new Set(seated).size).toBe(CAPACITY);
    expect(seated.toSorted()).toEqual(promised.toSorted());
  }
}, 3_600_000);
