import type { NextSteps, Order, ProjectList } from '@verse/api-contract/api';
import { organisationSchema } from '@verse/api-contract/work/organisations.schema';
import { act, book, decide, deliver, failureIn, pass, workIn, workOf } from '../../../../test/agreed-projects';
import { textsOf } from '../../../../test/notified';
import { agreeFor, briefFor, oneMilestone, openStudio, sendFor, STREET } from '../../../../test/organisation-clients';
import { idOf, ORGANISATIONS } from '../../../../test/organisations';
import { PASSWORD, type Visitor } from '../../../../test/people';
import { acceptOffer, handleOf, offersIn, projectOf, sendOffer } from '../../../../test/project-offers';
import { fileOf } from '../../../../test/publishing';
import { cookieOf } from '../../../../test/seeded-api';
import { stopApis } from '../../../../test/start-api';
import type { StoredDocument } from '../../../store';
import type { StoredProject } from './project';

jest.setTimeout(120_000);
afterEach(stopApis);

const listOf = async (visitor: Visitor, query: string) =>
  ((await (await visitor.get(`/api/projects?${query}`)).json()) as ProjectList).projects.map(({ number }) => number);
const stepsOf = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/me/next-steps')).json()) as NextSteps).steps.map(({ text }) => text);

async function sendReceipt(visitor: Visitor, order: string): Promise<number> {
  const form = new FormData();
  form.append('file', fileOf({ bytes: '%PDF-1.7 transfer', name: 'transfer.pdf', type: 'application/pdf' }));
  return (await visitor.send('POST', `/api/orders/${order}/receipts`, form)).status;
}

// @proves PRJ-01 GAP-066
it('an organisation briefs, agrees, accepts and pays by different members, and all papers name it', async () => {
  const studio = await openStudio();
  const { town, owner, recruiter, judge, seller } = studio;
  const number = await briefFor(studio);
  expect((await projectOf(seller, number)).client).toEqual({
    kind: 'organisation',
    name: 'Lantern Street',
    handle: STREET,
  });
  for (const visitor of [owner, recruiter]) {
    expect(await listOf(visitor, 'list=buying')).toEqual([number]);
    expect(await listOf(visitor, `list=buying&organisation=${STREET}`)).toEqual([number]);
  }
  expect(await listOf(judge, 'list=buying')).toEqual([]);
  expect((await judge.get(`/api/projects?organisation=${STREET}`)).status).toBe(404);
  await offersIn(await sendOffer(seller, number, 0, oneMilestone(town), 'A first idea'), 201);
  for (const visitor of [owner, recruiter])
    expect(await textsOf(visitor)).toContain('Ada Tester sent you an offer for “A lantern”.');
  const id = await agreeFor(studio, number, 1);
  expect(await textsOf(seller)).toContain('Lantern Street accepted your offer for “A lantern”.');
  expect((await projectOf(seller, number)).offers.accepted?.by).toBe('Lantern Street, Ada Tester');

  await workIn(await deliver(seller, number, id));
  for (const visitor of [owner, recruiter])
    expect(await stepsOf(visitor)).toEqual(['Accept “Sketch”, or ask for changes.']);
  expect(await stepsOf(judge)).toEqual([]);
  await workIn(await decide(recruiter, number, id, 'accepted'));
  const { payment } = (await workOf(owner, number)).milestones[0]!;
  const seen = (await (await owner.get(`/api/orders/${payment.order!}`)).json()) as Order;
  expect([seen.project, seen.may.sendReceipt]).toEqual([number, true]);
  expect([await sendReceipt(judge, payment.order!), await sendReceipt(owner, payment.order!)]).toEqual([404, 200]);
  expect(await stepsOf(seller)).toEqual(['Check the receipt for “Sketch” and record the payment.']);
  const publicPage = async () =>
    organisationSchema.strict().parse(await (await town.visitor().get(`${ORGANISATIONS}/${STREET}`)).json());
  expect((await publicPage()).projectsCompleted).toBe(0);
  await workIn(await book(town, seller, number, id, 1_000_001, 'TRANSFER-1'));
  expect((await publicPage()).projectsCompleted).toBe(1);

  const invoice = await (await recruiter.get(`/api/projects/${number}/invoices/${id}`)).json();
  expect(invoice).toMatchObject({ client: { name: 'Lantern Street' }, orderedBy: 'Ada Tester' });
  const archive = await town.api.call(`/api/projects/${number}/archive`, { headers: { cookie: cookieOf(owner) } });
  expect(archive.status).toBe(200);
  const exported = await (await owner.post('/api/me/export')).text();
  expect([exported.includes(number), exported.includes('accepted version 2')]).toEqual([true, true]);
  expect(town.api.scans).toEqual([]);
});

// @proves PRJ-01
it('two colleagues who accept at the same moment agree once, and a suspended organisation cannot', async () => {
  const studio = await openStudio();
  const { town, owner, recruiter, seller } = studio;
  const number = await briefFor(studio);
  const { versions } = await offersIn(await sendOffer(seller, number, 0, oneMilestone(town)), 201);
  const organisations = town.api.store.db.collection('organisations');
  await organisations.updateOne({ handle: STREET }, { $set: { state: 'suspended' } });
  expect((await acceptOffer(owner, number, versions[0]!)).status).toBe(409);
  expect(await failureIn(await sendFor(owner, seller))).toEqual([409, 'wrong-state']);
  expect((await projectOf(owner, number)).state).toBe('open');
  await organisations.updateOne({ handle: STREET }, { $set: { state: 'open' } });
  const answers = await Promise.all([owner, recruiter].map((one) => acceptOffer(one, number, versions[0]!)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { work, offers } = await projectOf(seller, number);
  expect([work!.milestones.length, offers.accepted?.by]).toEqual([1, 'Lantern Street, Ada Tester']);
  const id = work!.milestones[0]!.id;
  await workIn(await deliver(seller, number, id));
  const { revision } = await projectOf(owner, number);
  const decisions = await Promise.all(
    [owner, recruiter].map((one) =>
      act(one, number, `milestones/${id}/decision`, { is: 'accepted', note: '' }, { revision }),
    ),
  );
  expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

// @proves PRJ-01 GAP-066
it('the erasure of the acting member leaves the project, and the deletion of the organisation ends it', async () => {
  const studio = await openStudio();
  const { town, owner, recruiter, seller } = studio;
  const number = await briefFor(studio);
  const open = await briefFor(studio);
  const id = await agreeFor(studio, number);
  await workIn(await book(town, seller, number, id, 1_000_001, 'TRANSFER-1'));
  const recruiterId = await idOf(recruiter);
  await recruiter.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
  pass(town, 15);
  expect(await town.api.background.run('erase-accounts')).toBe(1);
  await owner.signIn('owner@example.org');
  await seller.signIn('seller@example.org');
  expect(await projectOf(owner, number)).toMatchObject({ state: 'agreed', side: 'client', title: 'A lantern' });
  const projects = town.api.store.db.collection('projects');
  expect(JSON.stringify(await projects.find({}).toArray())).not.toContain(recruiterId);

  const deletion = await (await owner.get(`${ORGANISATIONS}/${STREET}/deletion`)).json();
  expect(deletion).toMatchObject({ openProjects: 2 });
  expect((await owner.delete(`${ORGANISATIONS}/${STREET}`, { confirm: STREET })).status).toBeLessThan(300);
  expect((await owner.get(`/api/projects/${number}`)).status).toBe(404);
  const left = { side: 'client', reason: 'The client has left.' };
  expect(await projectOf(seller, open)).toMatchObject({ state: 'withdrawn', ended: left });
  const ended = await projectOf(seller, number);
  expect(ended).toMatchObject({
    state: 'cancelled',
    ended: left,
    client: { name: 'An organisation that was deleted' },
  });
  // The payment for unfinished work is owed, and its invoice is cancelled.
  expect(ended.work!.milestones[0]).toMatchObject({ state: 'cancelled', creditNote: expect.stringMatching(/^CN-/) });
  expect(ended.work!.milestones[0]!.payment.owed.minor).toBe(1_000_001);
  const told = await textsOf(seller);
  expect(told).toContain('The work is done. Project “A lantern”.');
  expect(told).toContain('An organisation that was deleted withdrew the brief “A lantern”: The client has left.');
  await town.api.background.run('complete-organisations');
  expect(await textsOf(seller)).toEqual(told);
});

// @proves PRJ-01
it('projects of an organisation do not count towards the open briefs of the person', async () => {
  const studio = await openStudio();
  const { town, recruiter, seller } = studio;
  const projects = town.api.store.db.collection<StoredDocument & Omit<StoredProject, 'id'>>('projects');
  const first = (await projects.findOne({ number: await briefFor(studio) }))!;
  const recruiterId = await idOf(recruiter);
  const hire = { jobId: 'j', organisationId: 'o', ref: 'r' };
  const { clientOrganisationId: _, ...own } = { ...first, clientId: recruiterId, hire };
  for (let index = 0; index < 20; index += 1) {
    await projects.insertOne({ ...first, hire, _id: `hire-${index}`, number: `CP-HIRE${index}` });
    // In an earlier release, the person who hired was the client.
    await projects.insertOne({ ...own, _id: `own-${index}`, number: `CP-OWN${index}` });
  }
  for (const organisation of ['', STREET]) expect((await sendFor(recruiter, seller, organisation)).status).toBe(201);
});

// @proves PRJ-01
it('a hired member who joins the organisation stays the seller, and a blocked member cannot brief', async () => {
  const studio = await openStudio();
  const { town, owner, recruiter, seller } = studio;
  const number = await briefFor(studio);
  const { email } = (await seller.session()).user!;
  const invited = await owner.post(`${ORGANISATIONS}/${STREET}/invitations`, { email, role: 'recruiter' });
  expect(invited.status).toBe(201);
  const token = new URL((await town.mails()).at(-1)!.action!.url).searchParams.get('token');
  expect((await seller.post('/api/organisation-invitations/accept', { token })).status).toBe(200);
  expect((await projectOf(seller, number)).side).toBe('seller');
  expect(await stepsOf(seller)).toEqual(['Make an offer, or decline the brief.']);
  const handle = await handleOf(recruiter);
  expect((await seller.send('PUT', `/api/members/${handle}/block`)).status).toBeLessThan(300);
  expect((await sendFor(recruiter, seller)).status).toBe(404);
  expect((await projectOf(recruiter, number)).may.write).toBe(false);
  expect((await projectOf(owner, number)).may.write).toBe(true);
});
