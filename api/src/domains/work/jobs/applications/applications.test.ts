import type { JobApplicantList } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { jobApplicantListSchema } from '@verse/api-contract/work/jobs.schema';
import {
  apply,
  change,
  jobOf,
  listOf,
  NOTE,
  post,
  titles,
  toFailure,
  wait,
  withdraw,
} from '../../../../../test/job-market';
import { PASSWORD, startTown } from '../../../../../test/people';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

// @proves GAP-056
it('accepts one application per member: forty at once are one; it can be withdrawn and sent again', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const staff = await town.resident('moderator', 'mo@example.org');
  const ada = await town.resident('member', 'ada@example.org');
  const { id } = await post(staff);
  const forty = await Promise.all(
    Array.from({ length: 40 }, (_, index) => apply(ada, id, { ...NOTE, note: `Note ${index}` })),
  );
  const seen = await Promise.all(forty.map(jobOf));
  expect(new Set(seen.map(({ application }) => application!.note)).size).toBe(1);
  expect(await town.api.store.db.collection('job_applications').countDocuments({})).toBe(1);
  const first = town.clock.now.toISOString();
  expect((await listOf(ada, '?of=applied')).jobs).toMatchObject([
    { application: { state: 'received', appliedAt: first } },
  ]);

  const applicants = async (): Promise<JobApplicantList> =>
    jobApplicantListSchema.strict().parse(await (await staff.get(`/api/jobs/${id}/applications`)).json());
  expect(await applicants()).toMatchObject({
    applicants: [{ name: 'Ada Tester', email: 'ada@example.org', link: NOTE.link }],
  });
  expect((await listOf(staff)).jobs).toMatchObject([{ applicants: 1, application: null }]);
  expect((await ada.get(`/api/jobs/${id}/applications`)).status).toBe(403);

  wait(town, 1000);
  for (const _ of [1, 2])
    expect(await jobOf(await withdraw(ada, id))).toMatchObject({ application: { state: 'withdrawn' } });
  expect([await applicants(), (await listOf(ada, '?of=applied')).jobs]).toEqual([{ applicants: [], next: null }, []]);
  for (let times = 2; times <= 5; times += 1) {
    expect(await jobOf(await apply(ada, id))).toMatchObject({ application: { state: 'received', note: NOTE.note } });
    await withdraw(ada, id);
  }
  expect(await toFailure(await apply(ada, id))).toEqual([409, 'You applied for this job 5 times. That’s the limit.']);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-056
it('rejects an application without text, with an invalid address, or without a verified address', async () => {
  const town = await startTown();
  const staff = await town.resident('moderator');
  const ada = await town.resident('member');
  const { id } = await post(staff);
  for (const [form, field] of [
    [{ note: ' ', link: null }, 'note'],
    [{ note: 'x'.repeat(2001), link: null }, 'note'],
    [{ note: 'x', link: 'javascript:alert(1)' }, 'link'],
    [{ note: 'x', link: 'lamps.example' }, 'link'],
    [{ note: 'x' }, 'link'],
    [{ note: 'x', link: null, state: 'received' }, 'request'],
  ] as const)
    expect([form, (await toFailure(await apply(ada, id, form)))[2]]).toEqual([form, [field]]);
  expect((await apply(ada, 'none')).status).toBe(404);
  expect((await apply(town.visitor(), id)).status).toBe(401);
  const { user } = await ada.session();
  await town.api.store.db.collection('auth_user').updateOne({ _id: user!.id }, { $set: { emailVerified: false } });
  expect((await apply(ada, id)).status).toBe(403);
  expect(await jobOf(await ada.send('PUT', `/api/jobs/${id}/save`))).toMatchObject({ saved: true });
});

// @proves GAP-056
it('a job that was not confirmed for thirty days closes, and reopens when staff confirm it', async () => {
  const town = await startTown();
  const staff = await town.resident('editor');
  const ada = await town.resident('member');
  // Starts 15 days ago, because the test spans 30 days and sessions expire after 30 days of real time.
  wait(town, -15 * DAY_MS);
  const job = await post(staff);
  const start = town.clock.now.getTime();
  town.clock.now = new Date(start + 30 * DAY_MS - 1000);
  expect([await titles(ada), await titles(ada, '?q=poster')]).toEqual([[job.title], [job.title]]);
  town.clock.now = new Date(start + 30 * DAY_MS);
  expect([await titles(ada), await titles(ada, '?q=poster')]).toEqual([[], []]);
  expect(await jobOf(await ada.get(`/api/jobs/${job.id}`))).toMatchObject({ state: 'closed' });
  expect(await toFailure(await apply(ada, job.id))).toEqual([
    409,
    'This job is closed. We kept your text on this device.',
  ]);
  const confirmed = await jobOf(await change(staff, job, { state: 'open' }));
  expect(confirmed).toMatchObject({ state: 'open', confirmedAt: town.clock.now.toISOString(), postedAt: job.postedAt });
  expect([await titles(ada), await titles(ada, '?q=poster')]).toEqual([[job.title], [job.title]]);
  expect((await apply(ada, job.id)).status).toBe(200);
});

// @proves GAP-066
it('applications and saved jobs are exported, and erased with the account', async () => {
  const town = await startTown();
  const staff = await town.resident('editor');
  const ada = await town.resident('member');
  const { id } = await post(staff);
  await apply(ada, id);
  await ada.send('PUT', `/api/jobs/${id}/save`);
  expect(await (await ada.post('/api/me/export')).json()).toMatchObject({
    jobApplications: [{ jobId: id, note: NOTE.note }],
    savedJobs: [{ objectId: id }],
  });
  await ada.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
  wait(town, 40 * DAY_MS);
  expect(await town.api.background.run('erase-accounts')).toBe(1);
  for (const name of ['job_applications', 'job_saves'])
    expect([name, await town.api.store.db.collection(name).countDocuments({})]).toEqual([name, 0]);
});
