import type { Problem } from '@verse/api-contract/api';
import {
  createOrganisation,
  draftOf,
  newDraftId,
  postJob,
  publicationOf,
  publish,
  rows,
  saveDraft,
} from '../../../../../test/hiring';
import { apply, toFailure } from '../../../../../test/job-market';
import { startTown } from '../../../../../test/people';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const HANDLE = 'lamp-house';

// @proves GAP-056
it('reads pay and positions as people write them, and asks where a number is unclear', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const owner = await town.resident('member', 'olu@lamps.example');
  await createOrganisation(town, owner, { handle: HANDLE });
  const pay = { currency: 'NGN', unit: 'month' } as const;
  const job = await postJob(town, owner, HANDLE, {
    pay: { ...pay, min: '150 000', max: '1.250.000,50' },
    positions: ' 2 ',
  });
  expect(job).toMatchObject({ pay: { ...pay, min: 150_000, max: 1_250_000.5 }, positions: 2 });

  await saveDraft(owner, HANDLE, 'unclear-pay', draftOf(town, { pay: { ...pay, min: '1.250', max: '2,000' } }));
  const refused = await publish(owner, HANDLE, 'unclear-pay');
  expect(refused.status).toBe(400);
  expect(Object.keys(((await refused.json()) as Problem).fields ?? {})).toEqual(['pay.min']);
});

// @proves GAP-056 R15
it('publishes what a reviewer has read, not a text swapped in later, and nothing once suspended', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const owner = await town.resident('member', 'olu@lamps.example');
  const staff = await town.resident('moderator');
  await createOrganisation(town, owner, { handle: HANDLE }, false);
  const id = newDraftId();
  const draft = `/api/organisations/${HANDLE}/job-drafts/${id}`;
  const review = (version: number) => staff.send('PUT', `/api/job-reviews/${id}`, { decision: 'approve', version });
  const inReview = async () => {
    const sent = await publicationOf(await publish(owner, HANDLE, id));
    return sent.state === 'review' ? sent.draft.version : 0;
  };
  await saveDraft(owner, HANDLE, id, draftOf(town));
  const read = await inReview();
  const back = (await (await owner.send('DELETE', `${draft}/publication`)).json()) as { version: number };
  await saveDraft(owner, HANDLE, id, draftOf(town, { title: 'Swapped' }), back.version);
  const swapped = await inReview();
  expect((await review(read)).status).toBe(409);
  expect((await town.visitor().get(`/api/jobs/${id}`)).status).toBe(404);

  // Suspending the organisation withdraws the posting from review.
  const report = { type: 'organisation', id: HANDLE, reason: 'spam', note: '' };
  expect((await (await town.resident('member')).post('/api/reports', report)).status).toBeLessThan(300);
  const [{ id: caseId, version }] = (
    (await (await staff.get('/api/moderation/queue')).json()) as { cases: [{ id: string; version: number }] }
  ).cases;
  const verdict = { decision: 'remove', rule: 'spam', quote: 'Ltd', reason: 'Only spam.' };
  const suspended = await staff.send('PATCH', `/api/moderation/cases/${caseId}`, verdict, {
    'if-match': `"${version}"`,
  });
  expect([suspended.status, suspended.status === 200 ? '' : await suspended.text()]).toEqual([200, '']);
  expect((await review(swapped)).status).toBe(404);
  expect(await (await staff.get('/api/job-reviews')).json()).toEqual({ postings: [] });
});

// @proves GAP-056
it('deletes the drafts of a deleted organisation, and keeps at most fifty of a living one', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const owner = await town.resident('member', 'olu@lamps.example');
  await createOrganisation(town, owner, { handle: HANDLE });
  const save = () =>
    owner.send('PUT', `/api/organisations/${HANDLE}/job-drafts/${newDraftId()}`, { version: 0, draft: draftOf(town) });
  const statuses = (await Promise.all(Array.from({ length: 60 }, save))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect(statuses.filter((status) => status === 409)).toHaveLength(10);
  const drafts = town.api.store.db.collection('job_posting_drafts');
  expect(await drafts.countDocuments({})).toBe(50);
  expect((await owner.delete(`/api/organisations/${HANDLE}`, { confirm: HANDLE })).status).toBeLessThan(300);
  expect(await drafts.countDocuments({})).toBe(0);
});

// @proves GAP-056 GAP-066
it('cannot end the first look without names once there is an application', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const owner = await town.resident('member', 'olu@lamps.example');
  const ada = await town.resident('member');
  await createOrganisation(town, owner, { handle: HANDLE });
  const job = await postJob(town, owner, HANDLE, { isBlind: true });
  await apply(ada, job.id);
  const posting = {
    title: job.title,
    description: job.description,
    tags: [],
    benefits: [],
    isRemote: true,
    place: null,
    pay: { min: 20, max: 30, currency: 'USD' },
    zones: null,
    type: 'Contract',
    positions: 1,
    answerBy: job.answerBy!.slice(0, 10),
    attributes: job.attributes,
  };
  const edit = (isBlind: boolean) =>
    owner.send('PATCH', `/api/organisations/${HANDLE}/jobs/${job.id}`, { ...posting, isBlind }, { 'if-match': '"1"' });
  expect(await toFailure(await edit(false))).toEqual([
    409,
    'Applicants were promised hidden names, so this stays on.',
    ['isBlind'],
  ]);
  expect((await rows(owner, HANDLE, job.id)).applications).toMatchObject([{ person: null }]);
  expect((await edit(true)).status).toBe(200);
});
