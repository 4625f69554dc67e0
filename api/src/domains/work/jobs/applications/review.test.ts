import type { NotificationList } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { answerText } from '@verse/api-contract/work/job-applications.values';
import { answer, createOrganisation, join, ownApplication, postJob, reviewed, rows } from '../../../../../test/hiring';
import { apply, listOf, toFailure, wait, withdraw } from '../../../../../test/job-market';
import { startTown, type Town, type Visitor } from '../../../../../test/people';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const HANDLE = 'lamp-house';
const lines = async (visitor: Visitor): Promise<string[]> => {
  const list = (await (await visitor.get('/api/notifications')).json()) as NotificationList;
  return list.notifications.map(({ text }) => text);
};

async function openHouse(environment: Record<string, string> = {}) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100', ...environment });
  const owner = await town.resident('member', 'olu@lamps.example');
  await createOrganisation(town, owner, { handle: HANDLE });
  return { town, owner };
}

/** Returns the rows in the same order as `applicants`. */
const byApplicant = async (owner: Visitor, jobId: string) =>
  (await rows(owner, HANDLE, jobId)).applications.toSorted((one, other) =>
    one.person!.email < other.person!.email ? -1 : 1,
  );

const applicants = (town: Town, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => town.resident('member', `applicant${index}@example.org`)));

// @proves GAP-056
it('an applicant reads each stage with its date: opened, on the shortlist, declined with the reason', async () => {
  const { town, owner } = await openHouse();
  const ada = await town.resident('member', 'ada@example.org');
  const job = await postJob(town, owner, HANDLE);
  expect((await apply(ada, job.id)).status).toBe(200);
  expect(await lines(owner)).toEqual(['“Poster Designer” has new applications.']);

  const [row] = (await rows(owner, HANDLE, job.id)).applications;
  expect(row).toMatchObject({ label: 'Applicant 1', stage: 'received', person: { email: 'ada@example.org' } });
  const one = `/api/organisations/${HANDLE}/applications/${row!.id}`;
  const opened = await reviewed(await owner.send('PUT', `${one}/opened`));
  expect(await reviewed(await owner.send('PUT', `${one}/opened`))).toEqual(opened);
  expect(opened).toMatchObject({ stage: 'opened', note: 'I draw lamps.', isThreadOpen: true });

  wait(town, 2 * DAY_MS);
  const given = { stage: 'shortlisted', message: 'We like your lamps.' } as const;
  expect(await (await answer(owner, HANDLE, job.id, [opened], given)).json()).toEqual({
    results: [{ id: row!.id, result: 'answered', stage: 'shortlisted', version: opened.version + 1 }],
  });
  // Sends the same answer again, as a client does after a lost response.
  expect(await (await answer(owner, HANDLE, job.id, [opened], given)).json()).toMatchObject({
    results: [{ result: 'answered', version: opened.version + 1 }],
  });
  const listed = await reviewed(await owner.get(one));
  expect(await toFailure(await answer(owner, HANDLE, job.id, [listed], { stage: 'declined' }))).toEqual([
    400,
    'Choose a reason. The applicant reads it.',
    ['reason'],
  ]);
  const declined = { stage: 'declined', reason: 'filled', message: 'Thank you.' } as const;
  wait(town, DAY_MS);
  await answer(owner, HANDLE, job.id, [listed], declined);
  expect(await ownApplication(ada, job.id)).toMatchObject({
    stage: 'declined',
    answer: { reason: 'filled', message: 'Thank you.' },
    history: ['received', 'opened', 'shortlisted', 'declined'].map((stage) => ({ stage })),
  });
  expect(answerText(declined)).toContain('All positions filled.');
  expect(await lines(ada)).toEqual([
    '“Poster Designer” said no. Read why.',
    'You are on the shortlist for “Poster Designer”.',
    'They opened your application for “Poster Designer”.',
  ]);
  expect((await town.mails()).filter(({ to }) => to === 'ada@example.org')).toHaveLength(2);

  // Withdrawing does not change a final answer.
  await withdraw(ada, job.id);
  expect((await ownApplication(ada, job.id)).stage).toBe('declined');
  expect(await toFailure(await apply(ada, job.id))).toEqual([
    409,
    'They already answered, so you can’t send it again.',
  ]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-056
it('answers many applicants with one reason, once each, and reports failures', async () => {
  const { town, owner } = await openHouse();
  const people = await applicants(town, 4);
  const job = await postJob(town, owner, HANDLE);
  for (const one of people) await apply(one, job.id);
  const all = await byApplicant(owner, job.id);
  await withdraw(people[3]!, job.id);
  await answer(owner, HANDLE, job.id, [all[0]!], { stage: 'shortlisted' });
  const form = { stage: 'declined', reason: 'other-skills', message: '' };
  const sent = [...all, { id: '0123456789abcdef01234567', version: 1 }];
  const twice = await Promise.all([1, 2].map(() => answer(owner, HANDLE, job.id, sent, form)));
  const results = (await Promise.all(twice.map((one) => one.json()))) as { results: { result: string }[] }[];
  // The first application was shortlisted after it was listed, the fourth was withdrawn, and the fifth does not exist.
  for (const { results: each } of results)
    expect(each.map(({ result }) => result)).toEqual([
      'changed',
      'answered',
      'answered',
      'not-possible',
      'not-possible',
    ]);
  for (const one of people.slice(1, 3)) {
    expect((await ownApplication(one, job.id)).history.map(({ stage }) => stage)).toEqual(['received', 'declined']);
    expect(await lines(one)).toEqual(['“Poster Designer” said no. Read why.']);
  }
});

// @proves GAP-056
it('closes unanswered applications after the promised day, and counts them; archives a job only then', async () => {
  const { town, owner } = await openHouse();
  const people = await applicants(town, 5);
  const job = await postJob(town, owner, HANDLE);
  for (const one of people) await apply(one, job.id);
  const all = (await rows(owner, HANDLE, job.id)).applications;
  await answer(owner, HANDLE, job.id, all.slice(0, 3), { stage: 'declined', reason: 'other-level' });
  await answer(owner, HANDLE, job.id, all.slice(3, 4), { stage: 'shortlisted' });
  const archive = () =>
    owner.send(
      'PUT',
      `/api/organisations/${HANDLE}/jobs/${job.id}/state`,
      { state: 'archived' },
      { 'if-match': '"1"' },
    );
  expect(await toFailure(await archive())).toEqual([409, '2 applicants still wait for an answer. Answer them first.']);
  expect((await listOf(town.visitor())).jobs[0]!.organisation).toMatchObject({ handle: HANDLE, figures: null });

  wait(town, 15 * DAY_MS);
  expect(await town.api.background.run('close-unanswered')).toBe(3);
  expect(await town.api.background.run('close-unanswered')).toBe(0);
  const stages = await Promise.all(people.map(async (one) => (await ownApplication(one, job.id)).stage));
  expect(stages.filter((stage) => stage === 'unanswered')).toHaveLength(2);
  const left = people[stages.indexOf('unanswered')]!;
  expect((await lines(left))[0]).toBe('No answer on “Poster Designer” by the promised date. We closed it.');
  expect((await listOf(town.visitor())).jobs).toEqual([]);

  await town.api.background.run('response-figures');
  const again = await postJob(town, owner, HANDLE, { title: 'Lamp Designer' });
  expect(again.organisation!.figures).toEqual({ rate: 60, medianDays: 1, applications: 5 });
  const archived = await owner.send(
    'PUT',
    `/api/organisations/${HANDLE}/jobs/${job.id}/state`,
    { state: 'archived' },
    { 'if-match': '"2"' },
  );
  expect([archived.status, ((await archived.json()) as { state: string }).state]).toEqual([200, 'archived']);
});

// @proves GAP-056
it('shows a reviewer the scores of others only after their own', async () => {
  const { town, owner } = await openHouse();
  const recruiter = await town.resident('member');
  const ada = await town.resident('member');
  await join(town, recruiter, HANDLE, 'recruiter');
  const job = await postJob(town, owner, HANDLE);
  await apply(ada, job.id);
  const { id } = (await rows(owner, HANDLE, job.id)).applications[0]!;
  const one = `/api/organisations/${HANDLE}/applications/${id}`;
  const score = (by: Visitor, scores: object) => by.send('PUT', `${one}/scores`, { scores });
  expect((await score(owner, { Craft: 5 })).status).toBe(400);
  expect((await score(owner, { Craft: 6, Fit: 1 })).status).toBe(400);
  await score(owner, { Craft: 5, Fit: 4 });
  expect(await reviewed(await recruiter.get(one))).toMatchObject({ ownScores: null, otherScores: [], mean: null });
  expect(await reviewed(await score(recruiter, { Craft: 3, Fit: 2 }))).toMatchObject({
    ownScores: { Craft: 3, Fit: 2 },
    otherScores: [{ by: 'Ada Tester', scores: { Craft: 5, Fit: 4 } }],
    mean: 3.5,
  });
  const noted = await reviewed(await owner.post(`${one}/notes`, { text: 'Call her.' }));
  expect(noted.notes).toMatchObject([{ text: 'Call her.', isOwn: true }]);
  // A note can be deleted only by its author.
  expect((await reviewed(await recruiter.delete(`${one}/notes/${noted.notes[0]!.id}`))).notes).toHaveLength(1);
  expect((await reviewed(await owner.delete(`${one}/notes/${noted.notes[0]!.id}`))).notes).toEqual([]);
  const edit = await owner.send(
    'PATCH',
    `/api/organisations/${HANDLE}/jobs/${job.id}`,
    {
      title: job.title,
      description: job.description,
      tags: [],
      pay: { min: 1, max: 2, currency: 'USD' },
      benefits: [],
      isRemote: true,
      place: null,
      zones: null,
      type: 'Contract',
      positions: 1,
      answerBy: job.answerBy!.slice(0, 10),
      attributes: ['Speed'],
      isBlind: false,
    },
    { 'if-match': '"1"' },
  );
  expect(await toFailure(edit)).toEqual([
    409,
    'Someone has scored an application, so these are fixed.',
    ['attributes'],
  ]);
});

// @proves GAP-056 GAP-063
it('lets both sides write to each other, each message once, unless one has blocked the other', async () => {
  const { town, owner } = await openHouse();
  const ada = await town.resident('member');
  const job = await postJob(town, owner, HANDLE);
  await apply(ada, job.id);
  const { id } = (await rows(owner, HANDLE, job.id)).applications[0]!;
  const theirs = `/api/organisations/${HANDLE}/applications/${id}/thread`;
  const hers = `/api/me/applications/${job.id}/thread`;
  const key = { 'idempotency-key': 'message-1' };
  for (const _ of [1, 2])
    expect((await owner.send('POST', theirs, { text: 'When can you start?' }, key)).status).toBe(201);
  wait(town, 1);
  expect((await ada.send('POST', hers, { text: 'On Monday.' }, key)).status).toBe(201);
  const read = async (by: Visitor, path: string) =>
    ((await (await by.get(path)).json()) as { entries: { from: string; by: string; text: string }[] }).entries.map(
      ({ from, by: name, text }) => [from, name, text],
    );
  expect(await read(ada, hers)).toEqual([
    ['applicant', 'You', 'On Monday.'],
    ['organisation', 'lamp-house Ltd', 'When can you start?'],
  ]);
  expect((await read(owner, theirs))[0]).toEqual(['applicant', 'Ada Tester', 'On Monday.']);
  expect((await lines(ada))[0]).toBe('lamp-house Ltd wrote to you about “Poster Designer”.');
  expect((await lines(owner))[0]).toBe('An applicant wrote to you about “Poster Designer”.');

  const { handle } = (await (await owner.get('/api/me/profile')).json()) as { handle: string };
  expect((await ada.send('PUT', `/api/members/${handle}/block`)).status).toBeLessThan(300);
  expect((await owner.send('POST', theirs, { text: 'Hello?' }, { 'idempotency-key': 'message-2' })).status).toBe(404);
  expect(await read(ada, hers)).toHaveLength(2);
});

// @proves GAP-056
it('tells those who hire of an application that was withdrawn and sent again', async () => {
  const { town, owner } = await openHouse();
  const ada = await town.resident('member', 'ada@example.org');
  const job = await postJob(town, owner, HANDLE);
  const unread = async () => ((await (await owner.get('/api/notifications/head')).json()) as { unread: number }).unread;
  const read = () => owner.patch('/api/notifications', { upTo: town.clock.now.toISOString() });
  await apply(ada, job.id);
  expect(await unread()).toBe(1);
  expect((await read()).status).toBe(200);
  expect(await unread()).toBe(0);
  await withdraw(ada, job.id);
  wait(town, 60_000);
  await apply(ada, job.id);
  expect(await unread()).toBe(1);
});

// @proves GAP-067
it('the export of an applicant has the answer, but not who gave it', async () => {
  const { town, owner } = await openHouse();
  const ada = await town.resident('member', 'ada@example.org');
  const job = await postJob(town, owner, HANDLE);
  await apply(ada, job.id);
  const [row] = (await rows(owner, HANDLE, job.id)).applications;
  const declined = { stage: 'declined', reason: 'other-skills', message: 'Not this time.' };
  expect((await answer(owner, HANDLE, job.id, [row!], declined)).status).toBe(200);
  const exported = await (await ada.post('/api/me/export')).text();
  const ownerId = (await owner.session()).user!.id;
  expect([exported.includes('Not this time.'), exported.includes(ownerId)]).toEqual([true, false]);
});
