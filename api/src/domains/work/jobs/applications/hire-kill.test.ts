import { answer, createOrganisation, ownApplication, postJob, rows } from '../../../../../test/hiring';
import { apply } from '../../../../../test/job-market';
import { idOf } from '../../../../../test/notified';
import type { Town, Visitor } from '../../../../../test/people';
import { stopApis } from '../../../../../test/start-api';
import { countNotices, openSharedSite } from '../../../../../test/two-processes';

afterEach(stopApis);

const HANDLE = 'lamp-house';
const APPLICANTS = 10;
const PAY = { min: '400', max: '500', currency: 'USD', unit: 'project' } as const;

/** Makes an organisation offer a job to each applicant. */
async function offerToAll(town: Town) {
  const owner = await town.resident('member', 'olu@lamps.example');
  await createOrganisation(town, owner, { handle: HANDLE });
  const job = await postJob(town, owner, HANDLE, { pay: PAY, positions: String(APPLICANTS) });
  const applicants: { visitor: Visitor; id: string }[] = [];
  for (let index = 0; index < APPLICANTS; index += 1) {
    const visitor = await town.resident('member', `applicant-${index}@example.org`);
    await apply(visitor, job.id);
    applicants.push({ visitor, id: await idOf(visitor) });
  }
  await answer(owner, HANDLE, job.id, (await rows(owner, HANDLE, job.id)).applications, { stage: 'offered' });
  const offeredAt = (await ownApplication(applicants[0]!.visitor, job.id)).answer!.at;
  return { jobId: job.id, ownerId: await idOf(owner), applicants, offeredAt };
}

// @proves GAP-056 PRJ-01 R2
it(`${APPLICANTS} hires in two processes, one killed before the projects open, have one project each`, async () => {
  const site = await openSharedSite(offerToAll);
  const { jobId, ownerId, applicants, offeredAt } = site.given;
  const address = `/api/me/applications/${jobId}/offer-answer`;
  const form = { kind: 'accepted', offeredAt };
  await site.spawnBoth();
  const accepting = Promise.all(applicants.map(({ visitor }) => site.sendBoth(visitor, 'PUT', address, form)));
  await site.killOnce('job_applications', { jobId, state: 'hired' }, 2);
  await accepting;
  // Applicants whose response was lost send the same again.
  for (const { visitor } of applicants) expect((await site.send(visitor, 'PUT', address, form)).status).toBe(200);
  await site.endBoth({ job_applications: 'unprojectedSince' });
  await site.spawnBoth();
  await site.untilNone('job_applications', { unprojectedSince: { $gt: new Date(0) } });

  const { db } = site.store;
  const hired = await db
    .collection<{ _id: string; memberId: string; project: { number: string } }>('job_applications')
    .find({ jobId, state: 'hired' })
    .toArray();
  const projects = await db
    .collection<{ _id: string; number: string; sellerKey: string }>('projects')
    .find({})
    .toArray();
  expect(hired).toHaveLength(APPLICANTS);
  expect(projects.map(({ number, sellerKey }) => [sellerKey, number]).toSorted()).toEqual(
    hired.map(({ memberId, project }) => [`member:${memberId}`, project.number]).toSorted(),
  );
  const notices = await countNotices(site, /^hired /);
  expect(Object.values(notices)).toEqual(Object.values(notices).map(() => 1));
  const toOwner = Object.keys(notices).filter((notice) => notice.startsWith(ownerId));
  expect(toOwner.toSorted()).toEqual(projects.map(({ number }) => `${ownerId} hired ${number}`).toSorted());
}, 600_000);
