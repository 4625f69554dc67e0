import type { NextSteps, Order } from '@verse/api-contract/api';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import {
  act,
  agreeOn,
  book,
  decide,
  deliver,
  failureIn,
  pass,
  sweep,
  upload,
  workIn,
  workOf,
} from '../../../../../test/agreed-projects';
import { idOf, textsOf } from '../../../../../test/notified';
import { PASSWORD, startTown, type Visitor } from '../../../../../test/people';
import { projectOf } from '../../../../../test/project-offers';
import { fileOf } from '../../../../../test/publishing';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const UNLIMITED = { RATE_LIMIT_FACTOR: '1000' };

async function sendReceipt(client: Visitor, { payment }: Milestone) {
  const form = new FormData();
  form.append('file', fileOf({ bytes: '%PDF-1.7 transfer', name: 'transfer.pdf', type: 'application/pdf' }));
  expect((await client.send('POST', `/api/orders/${payment.order!}/receipts`, form)).status).toBe(200);
}

// @proves PRJ-01
it('a member who leaves ends the orders, and none of their bank accounts stays in them', async () => {
  const town = await startTown(UNLIMITED);
  const { seller, client, number } = await agreeOn(town);
  const { milestones } = await workOf(client, number);
  const { email } = (await client.session()).user!;
  expect((await seller.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
  pass(town, 15);
  expect(await town.api.background.run('erase-accounts')).toBe(1);
  await client.signIn(email);
  const order = (await (await client.get(`/api/orders/${milestones[0]!.payment.order!}`)).json()) as Order;
  expect([order.state, order.payment, order.seller.name]).toEqual(['cancelled', null, 'A seller who has left']);
  expect(JSON.stringify(await town.api.store.db.collection('orders').find({}).toArray())).not.toContain('Sade Bello');
});

// @proves PRJ-01
it('a seller who leaves owes what was paid for unfinished work, and the client is notified', async () => {
  const town = await startTown(UNLIMITED);
  const { seller, client, number, ids } = await agreeOn(town);
  await workIn(await book(town, seller, number, ids[0]!, 1_000_001, 'TRANSFER-1'));
  const { email } = (await client.session()).user!;
  const sellerId = await idOf(seller);
  const payments = town.api.store.db.collection('payments');
  expect(JSON.stringify(await payments.find({}).toArray())).toContain(sellerId);
  expect((await seller.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
  pass(town, 15);
  expect(await town.api.background.run('erase-accounts')).toBe(1);
  const kept = JSON.stringify(await payments.find({}).toArray());
  expect([kept.includes('TRANSFER'), kept.includes(sellerId)]).toEqual([true, false]);
  await client.signIn(email);
  const [first] = (await workOf(client, number)).milestones;
  const order = (await (await client.get(`/api/orders/${first!.payment.order!}`)).json()) as Order;
  expect(order).toMatchObject({ state: 'refunded', refund: { reason: 'The seller has left.' } });
  expect(first).toMatchObject({ state: 'cancelled', creditNote: expect.stringMatching(/^CN-/) });
  expect(await textsOf(client)).toContainEqual(
    'The seller has left. They owe you what you paid for unfinished work: it is in the project. Project “A lantern”.',
  );
});

// @proves PRJ-01 GAP-098
it('a receipt that the client sends reaches the seller as a notification, an email and a next step', async () => {
  const town = await startTown(UNLIMITED);
  const { seller, client, number } = await agreeOn(town);
  const { milestones } = await workOf(client, number);
  await town.mails();
  await sendReceipt(client, milestones[0]!);
  const text = 'Ada Tester sent a receipt for “Sketch”. Check your account and record the payment.';
  expect(await textsOf(seller)).toContain(`${text} Project “A lantern”.`);
  expect((await town.mails()).map(({ to }) => to)).toEqual([(await seller.session()).user!.email]);
  const { steps } = (await (await seller.get('/api/me/next-steps')).json()) as NextSteps;
  expect(steps.map((step) => step.text)).toEqual(['Check the receipt for “Sketch” and record the payment.']);
});

// @proves PRJ-01 GAP-098
it('a partly cancelled project says how much was accepted, and its last receipt is a next step', async () => {
  const town = await startTown(UNLIMITED);
  const { seller, client, number, ids } = await agreeOn(town);
  await workIn(await deliver(seller, number, ids[0]!));
  await workIn(await decide(client, number, ids[0]!, 'accepted'));
  expect((await projectOf(client, number)).completedPart).toBeNull();
  await workIn(await act(client, number, 'cancellation', { reason: 'The festival is off.' }));
  await workIn(await act(seller, number, 'cancellation/agreement'));
  const { state, completedPart, work } = await projectOf(client, number);
  expect([state, completedPart]).toEqual(['completed', { accepted: 1, of: 2 }]);
  await sendReceipt(client, work!.milestones[0]!);
  const { steps } = (await (await seller.get('/api/me/next-steps')).json()) as NextSteps;
  expect(steps.map((step) => step.text)).toEqual(['Check the receipt for “Sketch” and record the payment.']);
});

// @proves PRJ-01
it.each(['an answer', 'silence'])('a request to cancel ends with the last milestone, accepted by %s', async (by) => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town, { silentDays: 3 });
  for (const id of ids) await workIn(await deliver(seller, number, id));
  await workIn(await act(seller, number, 'cancellation', { reason: 'No time' }));
  expect((await projectOf(client, number)).nextStep?.text).toBe('They want to cancel the rest. Agree or keep working.');
  if (by === 'silence') {
    pass(town, 4);
    await sweep(town);
  } else for (const id of ids) await workIn(await decide(client, number, id, 'accepted'));
  const { state, work, nextStep } = await projectOf(client, number);
  expect([state, work?.cancellation, nextStep?.text]).toEqual(['completed', null, 'Pay “Sketch”.']);
  const { steps } = (await (await client.get('/api/me/next-steps')).json()) as NextSteps;
  expect(steps.map(({ text }) => text)).toEqual(['Pay “Sketch”.']);
});

// @proves PRJ-01
it('a seller who fills the history of a project cannot keep the client from answering', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town);
  await workIn(await deliver(seller, number, ids[0]!));
  const projects = town.api.store.db.collection<{ _id: string; events: object[] }>('projects');
  const step = { at: town.clock.now, by: '', what: 'added a file to a delivery' };
  const fill = async (side: string, length: number) => {
    const { events } = (await projects.findOne({ number }))!;
    const more = Array.from({ length }, () => ({ ...step, side }));
    await projects.updateOne({ number }, { $set: { events: [...events, ...more] } });
  };
  await fill('seller', 900);
  await fill('automatic', 100);
  expect(await failureIn(await upload(seller, number, ids[1]!))).toEqual([409, 'limit']);
  expect(await failureIn(await act(seller, number, 'cancellation', { reason: 'No time' }))).toEqual([409, 'limit']);
  await workIn(await decide(client, number, ids[0]!, 'changes', 'Warmer light.'));
  await workIn(await act(client, number, `milestones/${ids[1]!}/dispute`, { reason: 'It is cold.' }));
  await fill('client', 1000);
  expect(await failureIn(await act(client, number, 'cancellation', { reason: 'No time' }))).toEqual([409, 'limit']);
});

// @proves GAP-067
it('the export of a client has the order without the account ids of others', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town);
  await workIn(await book(town, seller, number, ids[0]!, 1_000_001, 'Bank 1'));
  const exported = await (await client.post('/api/me/export')).text();
  expect([exported.includes('Sade Bello'), exported.includes(await idOf(seller))]).toEqual([true, false]);
});
