import { createHash } from 'node:crypto';
import type { Problem } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { dayOf, daysAfter } from '@verse/api-contract/work/offer-rules';
import { createOrganisation } from '../../../../../test/organisations';
import { startTown, type Town } from '../../../../../test/people';
import {
  acceptOffer,
  offersIn,
  projectOf,
  sendBrief,
  sendOffer,
  startProject,
  termsOf,
} from '../../../../../test/project-offers';
import { stopApis } from '../../../../../test/start-api';
import { canonicalJson } from '../../../../platform/hashes';
import type { StoredProject } from '../project';

afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '100000' });
const stored = async (town: Town, number: string) =>
  (await town.api.store.db.collection<StoredProject & { _id: string }>('projects').findOne({ number }))!;
const refusal = async (answer: Response): Promise<Problem> => (await answer.json()) as Problem;

// @proves PRJ-01
it('sends one receipt of an acceptance, however often it is repeated', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const { client, seller, number } = await startProject(town);
  const { versions } = await offersIn(await sendOffer(seller, number, 0, termsOf(town)), 201);
  for (let times = 0; times < 5; times += 1) await offersIn(await acceptOffer(client, number, versions[0]!));
  const subjects = (await town.mails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('You accepted the offer'))).toHaveLength(1);
});

// @proves PRJ-01 GAP-091
it('lets no one agree with a suspended member or organisation, until it is open again', async () => {
  const town = await start();
  const { client, seller, number } = await startProject(town);
  const { versions } = await offersIn(await sendOffer(seller, number, 0, termsOf(town)), 201);
  const { email } = (await seller.session()).user!;
  const suspend = (suspended: boolean) =>
    town.api.store.db.collection('auth_user').updateOne({ email }, { $set: { suspended } });
  await suspend(true);
  expect((await projectOf(client, number)).offers.may).toEqual({ offer: false, accept: false });
  expect((await refusal(await acceptOffer(client, number, versions[0]!))).code).toBe('wrong-state');
  await suspend(false);
  await offersIn(await acceptOffer(client, number, versions[0]!));
  const owner = await town.resident('member');
  await createOrganisation(owner);
  const theirs = await sendBrief(client, { kind: 'organisation', handle: 'lantern-street' });
  const sent = await offersIn(await sendOffer(owner, theirs, 0, termsOf(town)), 201);
  const close = (state: string) => town.api.store.db.collection('organisations').updateOne({}, { $set: { state } });
  await close('suspended');
  expect((await refusal(await sendOffer(owner, theirs, 1, termsOf(town)))).code).toBe('wrong-state');
  expect((await refusal(await acceptOffer(client, theirs, sent.versions[0]!))).code).toBe('wrong-state');
  await close('open');
  await offersIn(await acceptOffer(client, theirs, sent.versions[0]!));
});

// @proves PRJ-01
it('counts the days of a milestone from the acceptance, and stores the due day once', async () => {
  const town = await start();
  const { client, seller, number } = await startProject(town);
  const milestones = [
    { title: 'Sketch', days: 7, minor: 100 },
    { title: 'Lantern', days: 7, minor: 200 },
  ];
  const terms = termsOf(town, { milestones });
  const { versions } = await offersIn(await sendOffer(seller, number, 0, terms), 201);
  const latest = daysAfter(terms.validUntil, 7);
  expect(versions[0]!.terms.milestones).toEqual(milestones.map((one) => ({ ...one, dueOn: latest })));
  // The hash is that of the terms as they were sent.
  const { offers } = await stored(town, number);
  expect(offers[0]!.terms.milestones).toEqual(milestones);
  expect(versions[0]!.hash).toBe(createHash('sha256').update(canonicalJson(offers[0]!.terms)).digest('hex'));

  town.clock.now = new Date(town.clock.now.getTime() + 3 * DAY_MS);
  const dueOn = daysAfter(dayOf(town.clock.now), 7);
  const agreed = await offersIn(await acceptOffer(client, number, versions[0]!));
  expect(agreed.versions[0]!.terms.milestones.map((one) => one.dueOn)).toEqual([dueOn, dueOn]);
  // Retry on a later day.
  town.clock.now = new Date(town.clock.now.getTime() + DAY_MS);
  await offersIn(await acceptOffer(client, number, versions[0]!));
  expect((await stored(town, number)).milestones.map((one) => one.dueOn)).toEqual([dueOn, dueOn]);
  const { work, nextStep } = await projectOf(seller, number);
  expect(work!.milestones.map((one) => [one.dueOn, one.payment.dueOn])).toEqual([
    [dueOn, dueOn],
    [dueOn, dueOn],
  ]);
  expect(nextStep).toMatchObject({ text: 'Deliver “Sketch”.', dueAt: expect.stringContaining(dueOn) as string });
});

// @proves PRJ-01
it('takes a due day before the end of the offer, and lets no one accept after that day', async () => {
  const town = await start();
  const { client, seller, number } = await startProject(town);
  const tomorrow = daysAfter(dayOf(town.clock.now), 1);
  const terms = termsOf(town, { milestones: [{ title: 'Sketch', dueOn: tomorrow, minor: 100 }] });
  const { versions } = await offersIn(await sendOffer(seller, number, 0, terms), 201);
  expect((await projectOf(client, number)).nextStep!.dueAt).toBe(`${tomorrow}T23:59:59.999Z`);
  town.clock.now = new Date(town.clock.now.getTime() + 2 * DAY_MS);
  expect((await refusal(await acceptOffer(client, number, versions[0]!))).message).toBe(
    'This offer has expired. Answer with a new version.',
  );
  expect((await projectOf(client, number)).offers).toMatchObject({
    versions: [{ isExpired: true }],
    may: { offer: true, accept: false },
  });
});
