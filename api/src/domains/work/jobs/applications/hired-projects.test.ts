import type { NotificationList, PostingDraft, Project } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { projectSchema } from '@verse/api-contract/work/projects.schema';
import { answer, createOrganisation, join, ownApplication, postJob, reviewed, rows } from '../../../../../test/hiring';
import { apply, wait } from '../../../../../test/job-market';
import { PASSWORD, startTown, type Visitor } from '../../../../../test/people';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const HANDLE = 'lamp-house';
const PAY = { min: '400', max: '500', currency: 'USD', unit: 'project' } as const;
const told = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/notifications')).json()) as NotificationList).notifications
    .filter(({ text }) => /^Your (organisation’s )?project “/.test(text))
    .map(({ text, path }) => [text, path]);
const projectOf = async (visitor: Visitor, number: string): Promise<Project> =>
  projectSchema.parse(await (await visitor.get(`/api/projects/${number}`)).json());

/** Opens an organisation with a recruiter, who has offered a job to an applicant. */
async function openOffer(posting: Partial<PostingDraft> = {}) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const owner = await town.resident('member', 'olu@lamps.example');
  const recruiter = await town.resident('member', 'rex@lamps.example');
  const ada = await town.resident('member', 'ada@example.org');
  await createOrganisation(town, owner, { handle: HANDLE, name: 'Lamp House' });
  await join(town, recruiter, HANDLE, 'recruiter');
  const job = await postJob(town, owner, HANDLE, { pay: PAY, ...posting });
  await apply(ada, job.id);
  const [row] = (await rows(recruiter, HANDLE, job.id)).applications;
  const form = { stage: 'offered' };
  await answer(recruiter, HANDLE, job.id, [row!], form);
  const { answer: offer } = await ownApplication(ada, job.id);
  const accept = () =>
    ada.send('PUT', `/api/me/applications/${job.id}/offer-answer`, { kind: 'accepted', offeredAt: offer!.at });
  const one = `/api/organisations/${HANDLE}/applications/${row!.id}`;
  const { db } = town.api.store;
  const count = () => db.collection('projects').countDocuments({});
  return { town, owner, recruiter, ada, job, ref: row!.id, one, accept, db, count };
}

// @proves GAP-056
it('a hire opens one project, notifies the side that did not act, and links project and application', async () => {
  const { town, owner, recruiter, ada, job, ref, one, accept, count } = await openOffer();
  const { version } = await reviewed(await owner.get(one));
  // Either the applicant or the colleague comes first.
  await Promise.all([accept(), accept(), answer(owner, HANDLE, job.id, [{ id: ref, version }], { stage: 'hired' })]);
  expect(await count()).toBe(1);
  const { project: number, offerAnswer } = await ownApplication(ada, job.id);
  const [client, colleague] = offerAnswer ? [recruiter, owner] : [owner, recruiter];
  expect(await projectOf(ada, number!)).toMatchObject({
    title: job.title,
    side: 'seller',
    brief: { budget: { currency: 'USD', minor: 50_000 } },
    hire: { jobId: job.id, organisation: { handle: HANDLE, name: 'Lamp House' }, applicationId: null },
  });
  expect((await projectOf(ada, number!)).brief.aim).toMatch(
    /^For Lamp House\. Pay in the job: \$400–\$500 for the project\./,
  );
  expect(await projectOf(client, number!)).toMatchObject({ side: 'client', hire: { applicationId: ref } });
  const path = `/verse/projects/${number}`;
  const lineOf = (text: string) => [[text, path]];
  const opened = 'Your organisation’s project “Poster Designer” with Ada Tester is open.';
  for (const visitor of [client, colleague]) {
    expect((await reviewed(await visitor.get(one))).project).toBe(number);
    const { side, client: shown } = await projectOf(visitor, number!);
    expect([side, shown.name]).toEqual(['client', 'Lamp House']);
  }
  // The one who acted last, an applicant or an owner, is not notified.
  const isAdas = offerAnswer !== null;
  expect(await told(recruiter)).toEqual(lineOf(opened));
  expect(await told(owner)).toEqual(isAdas ? lineOf(opened) : []);
  expect(await told(ada)).toEqual(
    isAdas ? [] : lineOf('Your project “Poster Designer” with Lamp House is open. Make your offer.'),
  );
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-056
it('a process killed between hire and project, or before the notifications, loses and doubles nothing', async () => {
  const { town, recruiter, ada, job, accept, db, count } = await openOffer();
  await accept();
  const { project: number } = await ownApplication(ada, job.id);
  const killed = { $set: { unprojectedSince: town.clock.now }, $unset: { project: '' as const } };
  for (const isStarted of [true, false]) {
    await db.collection('job_applications').updateOne({ jobId: job.id }, killed);
    if (!isStarted) await db.collection('projects').deleteMany({});
    expect((await ownApplication(ada, job.id)).project).toBeNull();
    wait(town, 60_000);
    await Promise.all([1, 2].map(() => town.api.background.run('start-hired-projects')));
    expect(await town.api.background.run('start-hired-projects')).toBe(0);
    expect(await count()).toBe(1);
    const { project } = await ownApplication(ada, job.id);
    if (isStarted) {
      expect(project).toBe(number);
      for (const one of [ada, recruiter]) expect(await told(one)).toHaveLength(1);
    } else expect(await projectOf(ada, project!)).toMatchObject({ side: 'seller', hire: { jobId: job.id } });
  }
});

// @proves GAP-056 GAP-066
it.each([
  ['Full-time', 'month', 0],
  ['Full-time', 'project', 1],
] as const)('a hire into a %s job with pay by the %s opens %i projects', async (type, unit, expected) => {
  const { accept, count, ada, job } = await openOffer({ type, pay: { ...PAY, unit } });
  await accept();
  expect(await count()).toBe(expected);
  expect((await ownApplication(ada, job.id)).project !== null).toBe(expected === 1);
});

// @proves GAP-056 GAP-066
it('a project opens if the one who offered has left, and erasure removes their id', async () => {
  const { town, owner, recruiter, ada, job, one, accept, db } = await openOffer();
  const { id } = (await recruiter.session()).user!;
  await db.collection('organisation_members').deleteMany({ memberId: id });
  await accept();
  const { project } = await reviewed(await owner.get(one));
  expect((await ownApplication(ada, job.id)).project).toBe(project);
  const exported = await (await ada.post('/api/me/export')).text();
  const ownerId = (await owner.session()).user!.id;
  expect([exported.includes(project!), exported.includes(ownerId)]).toEqual([true, false]);

  await recruiter.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
  wait(town, 40 * DAY_MS);
  await town.api.background.run('erase-accounts');
  expect(await db.collection('job_applications').countDocuments({ 'answer.by': id })).toBe(0);
});
