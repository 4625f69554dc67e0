import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EntryOverview } from '@verse/api-contract/api';
import { type ApiProcess, buildApi, spawnBuiltApi } from '../../../../test/api-process';
import { CRITERIA_HASH, DRAFT, storeContest } from '../../../../test/contest-entries';
import { openSiteStore, removeSite } from '../../../../test/site-store';
import { admit, signedInAs } from '../../../../test/test-editor';
import type { ContestEntry } from './entry';

/** `npm run soak -- entries` kills a process twenty times. */
const ROUNDS = Number(process.env.ENTRY_ROUNDS ?? 1);
const MAKERS = Number(process.env.ENTRY_MAKERS ?? 20);
const AT_ONCE = 10;
const TRIES = 50;

let dataDir: string;
let processes: ApiProcess[] = [];

beforeAll(async () => {
  await buildApi();
  dataDir = await mkdtemp(path.join(tmpdir(), 'verse-entries-'));
});
afterAll(async () => {
  await Promise.all(processes.map(({ kill }) => kill()));
  await removeSite(dataDir);
});

type Receipt = { number: number; sha256: string };
interface Work {
  contestId: string;
  maker: string;
}

/** Creates a contest with members who have places. */
async function settle(round: number): Promise<Work[]> {
  const store = await openSiteStore(dataDir);
  const { db } = store;
  const contestId = `contest-${round}`;
  const clock = { now: new Date() };
  await storeContest({ api: { store }, clock } as never, { id: contestId, position: round, maxParticipants: MAKERS });
  const work: Work[] = [];
  for (let number = 1; number <= MAKERS; number += 1) {
    const maker = `maker-${round}-${number}`;
    await admit(db, maker, 'member');
    await db.collection<{ _id: string }>('contest_seats').insertOne({
      _id: `${contestId} ${String(number).padStart(6, '0')}`,
      contestId,
      memberId: maker,
      state: 'confirmed',
      at: clock.now,
    } as never);
    work.push({ contestId, maker });
  }
  await store.close();
  return work;
}

const ownOf = ({ contestId }: Work) => `/api/contests/${contestId}/entries/own`;

function send(api: ApiProcess, work: Work, method: string, address: string, body?: object, more = {}) {
  return fetch(api.origin + address, {
    method,
    headers: { ...signedInAs(work.maker), 'content-type': 'application/json', ...more },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => undefined);
}

/** Begins and submits an entry. If a response is lost, retries with another process. */
async function enter(apis: () => ApiProcess[], work: Work, index: number): Promise<Receipt> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const api = apis()[(index + tries) % apis().length]!;
    const saved = await send(api, work, 'PUT', ownOf(work), { ...DRAFT, text: work.maker }, { 'if-match': '"0"' });
    if (saved?.status !== 200 && saved?.status !== 409) continue;
    const body = { criteriaHash: CRITERIA_HASH };
    const answer = await send(api, work, 'POST', `${ownOf(work)}/submission`, body);
    if (answer?.ok) return (await answer.json()) as Receipt;
  }
  throw new Error(`${work.maker} got no receipt`);
}

/** Checks the stored entries: numbers are unique and without gaps, and every maker has one receipt. */
async function expectWhole([first]: readonly Work[], receipts: ReadonlyMap<string, Receipt>): Promise<void> {
  const { contestId } = first!;
  const store = await openSiteStore(dataDir);
  const found = await store.db
    .collection<Omit<ContestEntry, 'id'> & { _id: string }>('contest_entries')
    .find({ contestId })
    .toArray();
  await store.close();
  const numbers = found.map(({ number }) => number!).toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: MAKERS }, (_, index) => index + 1));
  for (const { captainId, number, receipts: kept } of found) {
    const { sha256 } = receipts.get(captainId)!;
    expect([captainId, number, kept.map((one) => one.sha256)]).toEqual([
      captainId,
      receipts.get(captainId)!.number,
      [sha256],
    ]);
  }
}

// @proves GAP-058 R2
it(`${MAKERS} submissions in two processes: no receipt lost, no number twice, ${ROUNDS} kills`, async () => {
  let [killed, other] = await Promise.all([spawnBuiltApi(dataDir), spawnBuiltApi(dataDir)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    processes = [killed, other];
    const work = await settle(round);
    let alive = [killed, other];
    const receipts = new Map<string, Receipt>();
    const queue = [...work.entries()];
    const enterNext = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, one] = next;
        receipts.set(one.maker, await enter(() => alive, one, index));
        if (receipts.size !== Math.floor(MAKERS / 2)) continue;
        alive = [other];
        await killed.kill();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, enterNext));
    const restarted = await spawnBuiltApi(dataDir);
    processes = [restarted, other];
    // After the kill, both processes still return the receipts.
    for (const [index, one] of work.entries()) {
      const answer = await send(processes[index % 2]!, one, 'GET', ownOf(one));
      const { entry } = (await answer!.json()) as EntryOverview;
      expect(entry!.receipts.map(({ sha256 }) => sha256)).toEqual([receipts.get(one.maker)!.sha256]);
    }
    await expectWhole(work, receipts);
    // The next round kills the other process.
    [killed, other] = [other, restarted];
  }
}, 1_200_000);
