import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnswersResult, Publication } from '@verse/api-contract/api';
import { type ApiProcess, buildApi, repeatWhileBusy, spawnApi } from '../../../../../test/api-process';
import { openSiteStore, removeSite, storeOfSite } from '../../../../../test/site-store';
import { asEditor, startApi, stopApis } from '../../../../../test/start-api';
import { admit } from '../../../../../test/test-editor';
import { memoryTransport } from '../../../../platform/mail';

/** `npm run soak -- jobs` kills the process twenty times. */
const ROUNDS = Number(process.env.ANSWER_KILLS ?? 1);
const APPLICANTS = 60;
const HANDLE = 'lamp-house';
const MOST_LOST_MS = 60_000;

interface StoredApplication {
  _id: string;
  memberId: string;
  ref: string;
  history: { state: string }[];
  unnotifiedSince?: Date;
}

let dataDir: string;
let processes: ApiProcess[] = [];

beforeAll(async () => {
  await buildApi();
  dataDir = await mkdtemp(path.join(tmpdir(), 'verse-answers-'));
});
afterEach(stopApis);
afterAll(async () => {
  await Promise.all(processes.map(({ kill }) => kill()));
  await removeSite(dataDir);
});

const send = (api: ApiProcess, method: string, address: string, body?: object) =>
  fetch(api.origin + address, {
    method,
    headers: { ...asEditor, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const POSTING = {
  title: 'Poster Designer',
  description: 'Draw posters.',
  tags: [],
  benefits: [],
  isRemote: true,
  place: '',
  pay: { min: '20', max: '30', currency: 'USD', unit: 'hour' },
  zones: null,
  type: 'Contract',
  positions: '1',
  attributes: [],
  isBlind: false,
};

/** Publishes a job for the editor's organisation, and adds applications from existing members. */
async function postJob(api: ApiProcess, round: number): Promise<string> {
  const id = `00000000-0000-4000-8000-${String(round).padStart(12, '0')}`;
  const draft = `/api/organisations/${HANDLE}/job-drafts/${id}`;
  const answerBy = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await send(api, 'PUT', draft, { version: 0, draft: { ...POSTING, title: `Job ${round}`, answerBy } });
  const sent = (await (await send(api, 'PUT', `${draft}/publication`)).json()) as Publication;
  if (sent.state === 'review')
    await send(api, 'PUT', `/api/job-reviews/${id}`, { decision: 'approve', version: sent.draft.version });
  const store = await openSiteStore(dataDir);
  const { organisationId } = (await store.db
    .collection<{ _id: string; organisationId: string }>('jobs')
    .findOne({ _id: id }))!;
  for (let index = 0; index < APPLICANTS; index += 1) {
    const memberId = `member-${round}-${index}`;
    await admit(store.db, memberId, 'member');
    const at = new Date();
    await store.db.collection<{ _id: string }>('job_applications').insertOne({
      _id: `${id} ${memberId}`,
      jobId: id,
      memberId,
      organisationId,
      note: 'Words',
      link: null,
      works: [],
      files: [],
      state: 'received',
      appliedAt: at,
      withdrawnAt: null,
      times: 1,
      version: 1,
      history: [{ state: 'received', at }],
      number: index + 1,
      ref: `${round}`.padStart(12, '0') + `${index}`.padStart(12, '0'),
    } as never);
  }
  await store.close();
  return id;
}

/** Resolves once the first answers are stored. */
async function untilAnswered(jobId: string): Promise<void> {
  const store = await openSiteStore(dataDir);
  const applications = store.db.collection<StoredApplication>('job_applications');
  while ((await applications.countDocuments({ jobId, state: 'declined' })) < 5) await new Promise(setImmediate);
  await store.close();
}

// @proves GAP-056 R2
it(`${APPLICANTS} applicants get one answer each when the answering process is killed, ${ROUNDS} times`, async () => {
  let one = await spawnApi(dataDir);
  const other = await spawnApi(dataDir);
  processes = [one, other];
  const form = { name: 'Lamp House', handle: HANDLE, description: '', links: [] };
  expect((await send(one, 'POST', '/api/organisations', form)).status).toBe(201);
  for (let round = 0; round < ROUNDS; round += 1) {
    const jobId = await postJob(other, round);
    const list = `/api/organisations/${HANDLE}/jobs/${jobId}/applications?limit=50`;
    const rows: { id: string; version: number }[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page = (await (await send(other, 'GET', next ? `${list}&cursor=${next}` : list)).json()) as {
        applications: typeof rows;
        next: string | null;
      };
      rows.push(...page.applications.map(({ id, version }) => ({ id, version })));
      next = page.next;
    }
    expect(rows).toHaveLength(APPLICANTS);
    const answer = { applications: rows, stage: 'declined', reason: 'filled', message: 'Thank you.' };
    const answers = `/api/organisations/${HANDLE}/jobs/${jobId}/answers`;
    const cut = send(one, 'POST', answers, answer).catch(() => undefined);
    await untilAnswered(jobId);
    await one.kill();
    await cut;
    const again = await repeatWhileBusy(() => send(other, 'POST', answers, answer));
    const repeated = (await again.json()) as AnswersResult;
    expect(repeated.results.map(({ result }) => result)).toEqual(rows.map(() => 'answered'));

    // Another process notifies the applicants whom the killed process did not.
    const store = await openSiteStore(dataDir);
    const sweeper = await startApi(storeOfSite(dataDir), {
      store,
      transport: memoryTransport(),
      now: () => new Date(Date.now() + MOST_LOST_MS),
    });
    await sweeper.background.run('notify-applicants');
    for (const { memberId, history, unnotifiedSince } of await store.db
      .collection<StoredApplication>('job_applications')
      .find({ jobId })
      .toArray()) {
      const notified = await store.db.collection('notification_acts').countDocuments({ to: memberId });
      expect([memberId, history.map(({ state }) => state), unnotifiedSince, notified]).toEqual([
        memberId,
        ['received', 'declined'],
        undefined,
        1,
      ]);
    }
    await sweeper.stop();
    one = await spawnApi(dataDir);
    processes = [one, other];
  }
  await one.leave();
  await other.leave();
}, 600_000);
