import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContestLog } from '@verse/api-contract/api';
import type { ContestResultsAnswer } from '@verse/api-contract/contests/contest-judging';
import { type ApiProcess, buildApi, repeatWhileBusy, spawnApi } from '../../../../test/api-process';
import { contestOf, FEEDBACK, insertContest, insertEntry } from '../../../../test/contest-judging';
import { openSiteStore, removeSite } from '../../../../test/site-store';
import { asEditor, stopApis } from '../../../../test/start-api';
import { admit, signedInAs } from '../../../../test/test-editor';
import { canonicalJson, sha256 } from '../../../platform/hashes';
import type { Score } from './scores.repository';

/** `npm run soak -- judging` kills a process twenty times, with 200 entries. */
const ROUNDS = Number(process.env.JUDGING_ROUNDS ?? 1);
const ENTRIES = Number(process.env.JUDGING_ENTRIES ?? 20);
const JUDGES = 5;
const EACH = 3;
const HANDLE = 'stage-house';

let dataDir: string;
let processes: ApiProcess[] = [];

beforeAll(async () => {
  await buildApi();
  dataDir = await mkdtemp(path.join(tmpdir(), 'verse-judging-'));
});
afterEach(stopApis);
afterAll(async () => {
  await Promise.all(processes.map(({ kill }) => kill()));
  await removeSite(dataDir);
});

type Headers = Record<string, string>;

const send = (api: ApiProcess, by: Headers, method: string, address: string, body?: object, more: Headers = {}) =>
  fetch(api.origin + address, {
    method,
    headers: { ...by, 'content-type': 'application/json', ...more },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const judgeOf = (index: number) => signedInAs(`judge-${index}`);

/** Creates a contest whose judging has begun, with entries of existing members. */
async function settle(round: number): Promise<string> {
  const store = await openSiteStore(dataDir);
  const { db } = store;
  const { organisationId } = (await db
    .collection<{ _id: string; organisationId: string }>('organisation_handles')
    .findOne({ _id: HANDLE }))!;
  const judgeIds = Array.from({ length: JUDGES }, (_, index) => `judge-${index}`);
  for (const memberId of judgeIds) {
    await admit(db, memberId, 'member');
    const membership = { organisationId, memberId, role: 'judge', since: new Date() };
    const _id = `${organisationId} ${memberId}`;
    await db.collection('organisation_members').updateOne({ _id }, { $set: membership }, { upsert: true });
  }
  const contest = contestOf(new Date(), { id: `contest-${round}`, position: round, organisationId, judgeIds });
  await insertContest(db, contest);
  for (let number = 1; number <= ENTRIES; number += 1) {
    await admit(db, `maker-${round}-${number}`, 'member');
    await insertEntry(db, contest, number, [`maker-${round}-${number}`]);
  }
  await store.close();
  return contest.id;
}

async function numbersOf(api: ApiProcess, judge: number, id: string): Promise<number[]> {
  const all: number[] = [];
  for (let next: number | null = 0; next !== null;) {
    const after = next;
    const answer = await repeatWhileBusy(() => send(api, judgeOf(judge), 'GET', `/api/judging/${id}?after=${after}`));
    const page = (await answer.json()) as { entries: { number: number }[]; next: number | null };
    all.push(...page.entries.map(({ number }) => number));
    next = page.next;
  }
  return all;
}

interface Work {
  id: string;
  judge: number;
  number: number;
}

const scoresOf = ({ judge, number }: Work) => [1 + ((judge + number) % 5), 1 + (number % 5), 1 + (judge % 5)];

/** Scores an entry. If the response is lost, retries with another process. */
async function score(apis: () => ApiProcess[], work: Work): Promise<void> {
  const { id, judge, number } = work;
  const address = `/api/judging/${id}/entries/${number}/score`;
  const form = { scores: scoresOf(work), feedback: FEEDBACK };
  for (let tries = 0; ; tries += 1) {
    const api = apis()[(judge + number + tries) % apis().length]!;
    const answer = await send(api, judgeOf(judge), 'PUT', address, form, { 'if-match': '"0"' }).catch(() => undefined);
    if (answer?.status === 200) return;
    if (answer && answer.status < 500) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  }
}

/** Checks that each score is stored exactly once, and logged exactly once. */
async function expectWhole(id: string): Promise<void> {
  const store = await openSiteStore(dataDir);
  const scores = await store.db.collection<Score & { _id: string }>('contest_scores').find({ contestId: id }).toArray();
  expect([scores.length, scores.filter(({ revision }) => revision !== 1)]).toEqual([ENTRIES * EACH, []]);
  for (const one of scores)
    expect(one.history.map((revision) => revision.scores)).toEqual([
      scoresOf({ id, judge: Number(one.memberId.slice('judge-'.length)), number: one.number }),
    ]);
  await store.close();
}

// @proves GAP-058 R2
it(`${ENTRIES} entries × ${JUDGES} judges in two processes: no score lost or doubled, ${ROUNDS} kills`, async () => {
  let killed = await spawnApi(dataDir);
  const other = await spawnApi(dataDir);
  processes = [killed, other];
  const form = { name: 'Stage House', handle: HANDLE, description: '', links: [] };
  expect((await send(killed, asEditor, 'POST', '/api/organisations', form)).status).toBe(201);
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await settle(round);
    let alive = [killed, other];
    // Both processes create the plan at the same time.
    const [first, second] = await Promise.all(alive.map((api) => numbersOf(api, 0, id)));
    expect(first).toEqual(second);
    const judges = Array.from({ length: JUDGES }, (_, judge) => judge);
    const work = (
      await Promise.all(
        judges.map(async (judge) => (await numbersOf(other, judge, id)).map((number) => ({ id, judge, number }))),
      )
    ).flat();
    expect(work).toHaveLength(ENTRIES * EACH);
    let done = 0;
    const judging = judges.map(async (judge) => {
      for (const one of work.filter((item) => item.judge === judge)) {
        await score(() => alive, one);
        done += 1;
        if (done !== Math.floor(work.length / 2)) continue;
        alive = [other];
        await killed.kill();
      }
    });
    await Promise.all(judging);
    killed = await spawnApi(dataDir);
    processes = [killed, other];
    // Both processes close the contest at the same time.
    const results = `/api/organisations/${HANDLE}/contests/${id}/results`;
    const close = (api: ApiProcess) => repeatWhileBusy(() => send(api, asEditor, 'PUT', results));
    const closed = await Promise.all(processes.map(close));
    expect(closed.map(({ status }) => status)).toEqual([204, 204]);
    await expectWhole(id);
    const log = (await (await send(other, {}, 'GET', `/api/contests/${id}/log`)).json()) as ContestLog;
    expect(log.log!.filter(({ kind }) => kind === 'score')).toHaveLength(ENTRIES * EACH);
    for (const { hash, ...line } of log.log!) expect(sha256(canonicalJson(line))).toBe(hash);
    expect(log.log!.at(-1)!.hash).toBe(log.head);
    const published = (await (
      await send(other, {}, 'GET', `/api/contests/${id}/results`)
    ).json()) as ContestResultsAnswer;
    expect(published.entries).toBe(ENTRIES);
  }
  await killed.leave();
  await other.leave();
}, 1_200_000);
