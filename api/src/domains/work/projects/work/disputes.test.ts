import type { DisputeList, DisputeThread, ProjectDispute } from '@verse/api-contract/api';
import { projectDisputeSchema } from '@verse/api-contract/work/project-disputes.schema';
import { act, agreeOn, book, deliver, failureIn, pass, workIn, workOf } from '../../../../../test/agreed-projects';
import { startTown, type Town, type Visitor } from '../../../../../test/people';
import { projectOf } from '../../../../../test/project-offers';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const DISPUTES = '/api/project-disputes';
const UNLIMITED = { RATE_LIMIT_FACTOR: '1000' };

const listFor = async (staff: Visitor) => ((await (await staff.get(DISPUTES)).json()) as DisputeList).disputes;
const disputeFor = async (staff: Visitor, number: string): Promise<ProjectDispute> =>
  projectDisputeSchema.strict().parse(await (await staff.get(`${DISPUTES}/${number}`)).json());

async function decide(staff: Visitor, number: string, is: string, text = 'The work was as agreed.') {
  const { revision } = await disputeFor(staff, number);
  return staff.send('POST', `${DISPUTES}/${number}/decision`, { is, text }, { 'if-match': `"${revision}"` });
}

const looksIn = async (town: Town, number: string) => {
  const all = await town.api.store.db
    .collection<{ _id: string; action: string; target: string }>('audit')
    .find({})
    .toArray();
  return all.filter(({ target }) => target === number).map(({ action }) => action);
};

// @proves PRJ-01
it('staff read both sides while a dispute is open, are audited for it, and decide with reasons', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town);
  const staff = await town.resident('moderator');
  await workIn(await deliver(seller, number, ids[0]!));
  await client.send(
    'POST',
    `/api/projects/${number}/thread`,
    { text: 'It is dark.' },
    { 'idempotency-key': 'a-message' },
  );
  expect((await staff.get(`${DISPUTES}/${number}`)).status).toBe(404);
  expect((await staff.get(`/api/projects/${number}`)).status).toBe(404);
  await workIn(await act(client, number, `milestones/${ids[0]!}/dispute`, { reason: 'It is no lantern.' }));
  expect((await projectOf(client, number)).hold).toBe('dispute');
  expect(await failureIn(await deliver(seller, number, ids[1]!))).toEqual([409, 'wrong-state']);
  expect((await client.get(DISPUTES)).status).toBe(403);
  expect((await listFor(staff)).map((one) => [one.number, one.milestone, one.side, one.reason])).toEqual([
    [number, 'Sketch', 'client', 'It is no lantern.'],
  ]);
  const dispute = await disputeFor(staff, number);
  expect(dispute).toMatchObject({ brief: { title: 'A lantern' }, terms: { silentDays: 7 } });
  const thread = (await (await staff.get(`${DISPUTES}/${number}/thread`)).json()) as DisputeThread;
  expect(thread.entries.map(({ side, text }) => [side, text])).toEqual([['client', 'It is dark.']]);
  expect((await staff.get(`${DISPUTES}/${number}/files/${'0'.repeat(16)}`)).status).toBe(404);
  expect(await failureIn(await decide(staff, number, 'accept', ' '))).toEqual([400, 'invalid']);
  const work = await workIn(await decide(staff, number, 'accept'));
  expect([work.milestones[0]!.state, work.dispute?.decision?.text]).toEqual(['accepted', 'The work was as agreed.']);
  expect((await staff.get(`${DISPUTES}/${number}`)).status).toBe(404);
  expect(await listFor(staff)).toEqual([]);
  expect(await looksIn(town, number)).toEqual(
    expect.arrayContaining([
      'project dispute: read the project',
      'project dispute: read the messages',
      `project dispute: opened the file ${'0'.repeat(16)}`,
      'project dispute decided: accept',
    ]),
  );
  expect(town.api.scans).toEqual([]);
});

// @proves PRJ-01
it('a dispute stops silent acceptance and the clock; afterwards the client has the whole period again', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town, { silentDays: 7 });
  const staff = await town.resident('moderator');
  await workIn(await deliver(seller, number, ids[0]!));
  pass(town, 5);
  const before = (await workOf(seller, number)).milestones[1]!.dueAt;
  const paused = await workIn(await act(seller, number, `milestones/${ids[0]!}/dispute`, { reason: 'No answer.' }));
  expect(paused.milestones.map(({ pause, acceptedAt }) => [pause?.why, acceptedAt])).toEqual([
    ['dispute', null],
    ['dispute', null],
  ]);
  pass(town, 10);
  await town.api.background.run('sweep-projects');
  expect((await workOf(client, number)).milestones[0]!.state).toBe('delivered');
  const { milestones } = await workIn(await decide(staff, number, 'continue'));
  expect(Date.parse(milestones[0]!.acceptedAt!) - town.clock.now.getTime()).toBe(7 * 86_400_000);
  expect(Date.parse(milestones[1]!.dueAt) - Date.parse(before)).toBe(10 * 86_400_000);
});

// @proves PRJ-01
it('staff cancel a paid milestone, whose payment is owed; no one decides about their own project', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town);
  await workIn(await book(town, seller, number, ids[0]!, 1_000_001, 'Bank 1'));
  await workIn(await act(client, number, `milestones/${ids[0]!}/dispute`, { reason: 'Never delivered.' }));
  const email = (await client.session()).user!.email;
  await town.api.store.db
    .collection('auth_user')
    .updateOne({ email }, { $set: { role: 'moderator', twoFactorEnabled: true } });
  expect(await failureIn(await client.get(`${DISPUTES}/${number}`))).toEqual([403, 'forbidden']);
  expect(await listFor(client)).toEqual([]);
  const staff = await town.resident('moderator');
  const { revision } = await disputeFor(staff, number);
  const [one, other] = await Promise.all(
    ['cancel', 'accept'].map((is) =>
      staff.send('POST', `${DISPUTES}/${number}/decision`, { is, text: 'Reasons.' }, { 'if-match': `"${revision}"` }),
    ),
  );
  expect([one!.status, other!.status].filter((status) => status === 200)).toHaveLength(1);
  const decided = (await workOf(seller, number)).milestones[0]!;
  expect([decided.state, decided.payment.state]).toEqual(
    one!.status === 200 ? ['cancelled', 'refunded'] : ['accepted', 'paid'],
  );
  expect((await projectOf(seller, number)).state).toBe('agreed');
});
