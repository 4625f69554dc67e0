import type { ManagedJob, NextSteps } from '@verse/api-contract/api';
import { managedJobSchema } from '@verse/api-contract/work/job-postings.schema';
import { answer, createOrganisation, ownApplication, postJob, rows } from '../../../../../test/hiring';
import { apply, toFailure, wait } from '../../../../../test/job-market';
import { startTown, type Visitor } from '../../../../../test/people';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const HANDLE = 'lamp-house';
const FILLED = 'All positions filled. Close the job and answer the others.';

const fill = (by: Visitor, jobId: string, message = 'Thank you.') =>
  by.send('PUT', `/api/organisations/${HANDLE}/jobs/${jobId}/filled`, { message });
const managed = async (response: Response): Promise<ManagedJob> => managedJobSchema.parse(await response.json());
const steps = async (visitor: Visitor): Promise<string[]> =>
  ((await (await visitor.get('/api/me/next-steps')).json()) as NextSteps).steps.map(({ text }) => text);

/** Returns a job with one hired applicant, one with an open offer, and two who wait. */
async function openFilledJob() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const owner = await town.resident('member', 'olu@lamps.example');
  await createOrganisation(town, owner, { handle: HANDLE });
  const job = await postJob(town, owner, HANDLE);
  const people = await Promise.all(
    ['hired', 'offered', 'opened', 'received'].map((name) => town.resident('member', `${name}@example.org`)),
  );
  for (const one of people) await apply(one, job.id);
  const all = (await rows(owner, HANDLE, job.id)).applications;
  const rowOf = (name: string) => all.find(({ person }) => person!.email.startsWith(name))!;
  await answer(owner, HANDLE, job.id, [rowOf('offered')], { stage: 'offered' });
  await owner.send('PUT', `/api/organisations/${HANDLE}/applications/${rowOf('opened').id}/opened`);
  expect(await toFailure(await fill(owner, job.id))).toEqual([409, 'One position is still free.']);
  await answer(owner, HANDLE, job.id, [rowOf('hired')], { stage: 'shortlisted' });
  const { version } = (await rows(owner, HANDLE, job.id, '?stage=shortlisted')).applications[0]!;
  await answer(owner, HANDLE, job.id, [{ id: rowOf('hired').id, version }], { stage: 'hired' });
  const stages = () => Promise.all(people.map(async (one) => (await ownApplication(one, job.id)).stage));
  return { town, owner, job, people, stages };
}

// @proves GAP-056
it('a filled job is closed and its others are answered in one step, once each; an open offer stays', async () => {
  const { town, owner, job, people, stages } = await openFilledJob();
  expect(await steps(owner)).toContain(FILLED);
  const both = await Promise.all([fill(owner, job.id), fill(owner, job.id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await managed(await fill(owner, job.id))).toMatchObject({
    state: 'closed',
    counts: { hired: 1, offered: 1, declined: 2, received: 0, opened: 0 },
  });
  expect(await stages()).toEqual(['hired', 'offered', 'declined', 'declined']);
  const declined = await ownApplication(people[3]!, job.id);
  expect(declined).toMatchObject({ answer: { reason: 'filled', message: 'Thank you.' } });
  expect(declined.history.map(({ stage }) => stage)).toEqual(['received', 'declined']);
  expect(await steps(owner)).not.toContain(FILLED);
  expect((await fill(people[3]!, job.id)).status).toBe(404);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-056
it('another process answers those whom a killed one has not', async () => {
  const { town, owner, job, stages } = await openFilledJob();
  const filled = { message: 'Thank you.', by: (await owner.session()).user!.id, at: town.clock.now };
  const closed = { state: 'closed', closedAt: town.clock.now, filled, unansweredSince: town.clock.now };
  await town.api.store.db.collection<{ _id: string }>('jobs').updateOne({ _id: job.id }, { $set: closed });
  wait(town, 60_000);
  expect(await town.api.background.run('answer-others')).toBe(1);
  expect(await town.api.background.run('answer-others')).toBe(0);
  expect(await stages()).toEqual(['hired', 'offered', 'declined', 'declined']);
  expect(await town.api.store.db.collection('jobs').countDocuments({ filled: { $exists: true } })).toBe(0);
});
