import type { NextSteps, NotificationList } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { answer, createOrganisation, join, ownApplication, postJob, reviewed, rows } from '../../../../../test/hiring';
import { apply, toFailure, wait, withdraw } from '../../../../../test/job-market';
import { startTown, type Town, type Visitor } from '../../../../../test/people';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const HANDLE = 'lamp-house';
const lines = async (visitor: Visitor): Promise<string[]> =>
  ((await (await visitor.get('/api/notifications')).json()) as NotificationList).notifications.map(({ text }) => text);
const steps = async (visitor: Visitor): Promise<string[]> =>
  ((await (await visitor.get('/api/me/next-steps')).json()) as NextSteps).steps.map(({ text }) => text);

/** Returns the offer to an applicant, named by the address of their account. */
async function offerTo(town: Town, owner: Visitor, email: string, more: Parameters<typeof postJob>[3] = {}) {
  const applicant = await town.resident('member', email);
  const job = await postJob(town, owner, HANDLE, more);
  await apply(applicant, job.id);
  const [row] = (await rows(owner, HANDLE, job.id)).applications;
  await answer(owner, HANDLE, job.id, [row!], { stage: 'offered', message: 'From Monday on.' });
  const { answer: offer } = await ownApplication(applicant, job.id);
  const answerOffer = (form: object, offeredAt = offer!.at) =>
    applicant.send('PUT', `/api/me/applications/${job.id}/offer-answer`, { offeredAt, ...form });
  return { applicant, job, ref: row!.id, answerOffer };
}

async function openHouse() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const owner = await town.resident('member', 'olu@lamps.example');
  await createOrganisation(town, owner, { handle: HANDLE });
  return { town, owner };
}

const ACCEPTED = { kind: 'accepted' };
const DECLINED = { kind: 'declined', reason: 'time', text: 'In spring I could.' };

// @proves GAP-056
it('an accepted offer is a hire, and a next step of the people who hire until one of them has read it', async () => {
  const { town, owner } = await openHouse();
  const recruiter = await town.resident('member', 'rex@lamps.example');
  await join(town, recruiter, HANDLE, 'recruiter');
  const { applicant, job, ref, answerOffer } = await offerTo(town, owner, 'ada@example.org');
  expect(await steps(applicant)).toEqual(['You have an offer. Accept or decline it.']);

  wait(town, DAY_MS);
  for (const _ of [1, 2]) expect((await answerOffer(ACCEPTED)).status).toBe(200);
  expect(await ownApplication(applicant, job.id)).toMatchObject({
    stage: 'hired',
    offerAnswer: { kind: 'accepted', reason: null, at: town.clock.now.toISOString() },
    answer: { message: 'From Monday on.' },
    history: ['received', 'offered', 'hired'].map((stage) => ({ stage })),
  });
  expect(await steps(applicant)).toEqual(['Make an offer, or decline the brief.']);
  for (const one of [owner, recruiter]) {
    expect(await lines(one)).toContain('Your offer for “Poster Designer” was accepted.');
    expect(await steps(one)).toContain('Your offer was accepted. Read the answer.');
  }
  expect((await town.mails()).filter(({ to }) => to === 'rex@lamps.example')).toHaveLength(2);
  // The applicant is not told what they did.
  expect(await lines(applicant)).toEqual(['You have an offer for “Poster Designer”.']);

  expect((await rows(owner, HANDLE, job.id, '?stage=hired')).applications).toMatchObject([
    { id: ref, offerAnswer: { kind: 'accepted' }, isOfferAnswerNew: true },
  ]);
  const read = await owner.send('PUT', `/api/organisations/${HANDLE}/applications/${ref}/opened`);
  expect(await reviewed(read)).toMatchObject({ stage: 'hired', isOfferAnswerNew: false });
  expect(await steps(recruiter)).not.toContain('Your offer was accepted. Read the answer.');
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-056 GAP-067
it('a declined offer is final, shows its reason, counts as answered, and is in the applicant’s export', async () => {
  const { town, owner } = await openHouse();
  const { applicant, job, ref, answerOffer } = await offerTo(town, owner, 'ada@example.org', { isBlind: true });
  expect(await toFailure(await answerOffer({ kind: 'declined', text: '' }))).toEqual([
    400,
    'Choose a reason. They’ll read it.',
    ['reason'],
  ]);
  expect((await answerOffer({ ...DECLINED, text: 'x'.repeat(301) })).status).toBe(400);
  expect((await answerOffer(DECLINED)).status).toBe(200);
  expect(await reviewed(await owner.get(`/api/organisations/${HANDLE}/applications/${ref}`))).toMatchObject({
    stage: 'declined',
    offerAnswer: DECLINED,
    person: { email: 'ada@example.org' },
  });
  expect(await lines(owner)).toContain('Your offer for “Poster Designer” was declined.');
  expect(await toFailure(await apply(applicant, job.id))).toEqual([
    409,
    'They already answered, so you can’t send it again.',
  ]);
  const figures = await town.api.store.db.collection('job_applications').countDocuments({ answeredInDays: 1 });
  expect(figures).toBe(1);
  const exported = await (await applicant.post('/api/me/export')).text();
  expect([exported.includes(DECLINED.text), exported.includes('unseenAnswerSince')]).toEqual([true, false]);

  // The organisation's copy of the words ends with the rest of the application.
  await owner.send(
    'PUT',
    `/api/organisations/${HANDLE}/jobs/${job.id}/state`,
    { state: 'closed' },
    { 'if-match': '"1"' },
  );
  wait(town, 200 * DAY_MS);
  await town.api.background.run('erase-applications');
  const kept = await town.api.store.db.collection('job_applications').findOne({ jobId: job.id });
  expect(kept).toMatchObject({ isErased: true, offerAnswer: { kind: 'declined', reason: 'time', text: '' } });
});

// @proves GAP-056
it('an offer has one outcome, whatever both sides do at the same time, and says which', async () => {
  const { town, owner } = await openHouse();
  for (let round = 0; round < 3; round += 1) {
    const { applicant, job, ref, answerOffer } = await offerTo(town, owner, `ada${round}@example.org`);
    const { version } = await reviewed(await owner.get(`/api/organisations/${HANDLE}/applications/${ref}`));
    const done = await Promise.all([
      answerOffer(ACCEPTED),
      answerOffer(DECLINED),
      answerOffer(ACCEPTED),
      withdraw(applicant, job.id),
      answer(owner, HANDLE, job.id, [{ id: ref, version }], { stage: 'declined', reason: 'stopped' }),
    ]);
    const { stage, offerAnswer, history } = await ownApplication(applicant, job.id);
    expect(history.map((one) => one.stage)).toEqual(['received', 'offered', stage]);
    const [accepted, declined, again] = done.map(({ status }) => status);
    expect([accepted, declined, again]).toEqual([
      offerAnswer?.kind === 'accepted' ? 200 : 409,
      offerAnswer?.kind === 'declined' ? 200 : 409,
      offerAnswer?.kind === 'accepted' ? 200 : 409,
    ]);
  }
});

// @proves GAP-056
it('an offer is answered after its job has closed and its day has passed, and only as it was read', async () => {
  const { town, owner } = await openHouse();
  const { applicant, job, ref, answerOffer } = await offerTo(town, owner, 'ada@example.org');
  expect(await toFailure(await answerOffer(ACCEPTED, '2026-01-01T00:00:00.000Z'))).toEqual([
    409,
    'The offer changed. Read it before you answer.',
  ]);
  await withdraw(applicant, job.id);
  expect(await toFailure(await answerOffer(ACCEPTED))).toEqual([409, 'You withdrew, so the offer is gone.']);
  await applicant.post(`/api/jobs/${job.id}/application/restore`);
  wait(town, 20 * DAY_MS);
  await town.api.background.run('close-unanswered');
  expect((await answerOffer(ACCEPTED)).status).toBe(200);
  expect(await toFailure(await answerOffer(DECLINED))).toEqual([409, 'You have already accepted this offer.']);
  const { version } = await reviewed(await owner.get(`/api/organisations/${HANDLE}/applications/${ref}`));
  const late = await answer(owner, HANDLE, job.id, [{ id: ref, version }], { stage: 'declined', reason: 'stopped' });
  expect(await late.json()).toMatchObject({ results: [{ result: 'not-possible', stage: 'hired' }] });
  expect((await town.visitor().send('PUT', `/api/me/applications/${job.id}/offer-answer`, {})).status).toBe(401);

  const other = await offerTo(town, owner, 'obi@example.org', { title: 'Lamp Designer' });
  await answer(owner, HANDLE, other.job.id, (await rows(owner, HANDLE, other.job.id)).applications, {
    stage: 'declined',
    reason: 'stopped',
  });
  expect(await toFailure(await other.answerOffer(ACCEPTED))).toEqual([
    409,
    'They took this offer back. Read why in their answer.',
  ]);
});

// @proves GAP-056
it('the people who hire get one notification of an answer whose process was killed', async () => {
  const { town, owner } = await openHouse();
  const { job, answerOffer } = await offerTo(town, owner, 'ada@example.org');
  await answerOffer(ACCEPTED);
  const lost = { $set: { unnotifiedSince: town.clock.now } };
  await town.api.store.db.collection('job_applications').updateOne({ jobId: job.id }, lost);
  wait(town, 60_000);
  expect(await town.api.background.run('notify-applicants')).toBe(1);
  expect(await town.api.background.run('notify-applicants')).toBe(0);
  expect((await lines(owner)).filter((line) => line.includes('accepted'))).toHaveLength(1);
});
