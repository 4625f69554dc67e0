import type { ApplicationPreview } from '@verse/api-contract/api';
import { applicationPreviewSchema } from '@verse/api-contract/work/job-applications.schema';
import { answer, createOrganisation, ownApplication, postJob, rows } from '../../../../../test/hiring';
import { apply, jobOf, toFailure, wait, withdraw } from '../../../../../test/job-market';
import { startTown } from '../../../../../test/people';
import { addWork } from '../../../../../test/profile-people';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const HANDLE = 'lamp-house';

async function openHouse() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const owner = await town.resident('member');
  const ada = await town.resident('member', 'ada@example.org');
  await createOrganisation(town, owner, { handle: HANDLE });
  return { town, owner, ada };
}

// @proves GAP-056
it('shows an applicant what those who hire would see: everything, or a first look without the person', async () => {
  const { town, owner, ada } = await openHouse();
  const work = await addWork(town, ada, { title: 'Lamps by Ada Tester' });
  const draft = { note: 'Ada Tester draws, see https://ada.example or ada@example.org.', link: '', works: [work.id] };
  const preview = async (jobId: string): Promise<ApplicationPreview> =>
    applicationPreviewSchema.strict().parse(await (await ada.get(`/api/jobs/${jobId}/application/preview`)).json());
  const open = await postJob(town, owner, HANDLE);
  const blind = await postJob(town, owner, HANDLE, { title: 'Lamp Designer', isBlind: true });
  for (const { id } of [open, blind]) await ada.send('PUT', `/api/jobs/${id}/application/draft`, draft);
  expect(await preview(open.id)).toMatchObject({
    isBlind: false,
    person: { name: 'Ada Tester', email: 'ada@example.org' },
    note: draft.note,
    works: [{ title: 'Lamps by Ada Tester' }],
  });
  const hidden = await preview(blind.id);
  expect(hidden).toMatchObject({ isBlind: true, person: null, link: null, works: [{ title: 'Lamps by [hidden]' }] });
  // Encrypted names of pictures may contain any letters.
  expect(JSON.stringify(hidden).replace(/sealed-[\w-]+/g, '')).not.toMatch(/ada|tester/i);
  await ada.delete(`/api/me/works/${work.id}`);
  expect((await toFailure(await ada.get(`/api/jobs/${open.id}/application/preview`)))[0]).toBe(400);
});

// @proves GAP-056
it('takes back a withdrawal for ten minutes, with the stage and the works of the application', async () => {
  const { town, owner, ada } = await openHouse();
  const work = await addWork(town, ada, { title: 'Lamps' });
  const job = await postJob(town, owner, HANDLE);
  await apply(ada, job.id, { note: 'I draw lamps.', link: null, works: [work.id] });
  const restore = () => ada.post(`/api/jobs/${job.id}/application/restore`);
  await answer(owner, HANDLE, job.id, (await rows(owner, HANDLE, job.id)).applications, { stage: 'shortlisted' });
  await withdraw(ada, job.id);
  expect((await rows(owner, HANDLE, job.id)).applications).toEqual([]);
  for (const _ of [1, 2]) expect((await jobOf(await restore())).application!.stage).toBe('shortlisted');
  expect(await ownApplication(ada, job.id)).toMatchObject({
    stage: 'shortlisted',
    history: [{ stage: 'received' }, { stage: 'shortlisted' }],
    works: [{ title: 'Lamps' }],
  });
  await withdraw(ada, job.id);
  wait(town, 10 * 60_000 + 1);
  expect(await toFailure(await restore())).toEqual([
    409,
    'Too late to undo. You can apply again while the job is open.',
  ]);
});
