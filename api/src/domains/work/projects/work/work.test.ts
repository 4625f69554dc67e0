import type { NextSteps, Order } from '@verse/api-contract/api';
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
import { textsOf } from '../../../../../test/notified';
import { startTown } from '../../../../../test/people';
import { projectOf } from '../../../../../test/project-offers';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const UNLIMITED = { RATE_LIMIT_FACTOR: '1000' };

// @proves PRJ-01
it('an acceptance places one order a milestone, which the client pays to the account of the seller', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number } = await agreeOn(town);
  const { milestones } = await workOf(client, number);
  expect(milestones.map(({ title, state, waitsFor }) => [title, state, waitsFor])).toEqual([
    ['Sketch', 'planned', 'seller'],
    ['Lantern', 'planned', 'seller'],
  ]);
  const numbers = milestones.map(({ payment }) => payment.order!);
  const order = (await (await client.get(`/api/orders/${numbers[0]}`)).json()) as Order;
  expect(order).toMatchObject({
    state: 'pending',
    heldUntil: null,
    payment: { account: { holder: 'Sade Bello' }, reference: numbers[0], due: { currency: 'NGN', minor: 1_000_001 } },
    may: { cancel: false, askRefund: false, sendReceipt: true },
  });
  expect(order.seller.name).not.toBe('');
  // The order can neither expire nor be cancelled in the shop, is not listed there, and does not count as unpaid.
  expect(await failureIn(await client.post(`/api/orders/${numbers[0]}/cancel`))).toEqual([409, 'wrong-state']);
  pass(town, 30);
  await town.api.background.run('sweep-orders');
  const staff = await town.resident('admin');
  expect((await staff.get(`/api/desk/orders/${numbers[0]}`)).status).toBe(404);
  expect(await (await staff.get('/api/desk/orders?queue=to-confirm')).json()).toMatchObject({ orders: [] });
  expect(await (await staff.get('/api/desk/orders')).json()).toMatchObject({ orders: [] });
  expect((await workOf(seller, number)).milestones.map(({ payment }) => payment.state)).toEqual(['due', 'due']);
  expect(await town.mails()).toEqual(expect.not.arrayContaining([expect.objectContaining({ subject: /order/i })]));
  expect(town.api.scans).toEqual([]);
});

// @proves PRJ-01
it('a milestone is delivered with files, changed as often as agreed, and accepted; the clock waits', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town, { revisions: 1 });
  const [id] = ids as [string, string];
  expect((await workIn(await upload(seller, number, id))).milestones[0]!.upload).toHaveLength(1);
  expect((await workOf(client, number)).milestones[0]!.upload).toEqual([]);
  expect(await failureIn(await upload(client, number, id))).toEqual([403, 'forbidden']);
  const before = (await workOf(seller, number)).milestones[0]!.dueAt;
  const delivered = (await workIn(await deliver(seller, number, id))).milestones[0]!;
  expect([delivered.state, delivered.waitsFor, delivered.pause?.why]).toEqual(['delivered', 'client', 'answer']);
  const file = delivered.deliveries[0]!.files[0]!;
  expect((await client.get(`/api/projects/${number}/work-files/${file.id}`)).status).toBe(200);
  const stranger = await town.resident('member');
  expect((await stranger.get(`/api/projects/${number}/work-files/${file.id}`)).status).toBe(404);
  expect(await failureIn(await deliver(seller, number, id))).toEqual([409, 'wrong-state']);
  expect(await failureIn(await decide(client, number, id, 'changes'))).toEqual([400, 'invalid']);
  pass(town, 2);
  const back = (await workIn(await decide(client, number, id, 'changes', 'Warmer light.'))).milestones[0]!;
  expect([back.state, back.waitsFor, back.pause, back.revisions]).toEqual([
    'changes-asked',
    'seller',
    null,
    { used: 1, allowed: 1 },
  ]);
  expect(Date.parse(back.dueAt) - Date.parse(before)).toBe(2 * 86_400_000);
  await workIn(await deliver(seller, number, id, 'Warmer.'));
  expect(await failureIn(await decide(client, number, id, 'changes', 'Warmer!'))).toEqual([409, 'wrong-state']);
  expect((await workIn(await decide(client, number, id, 'accepted'))).milestones[0]!.state).toBe('accepted');
  expect((await projectOf(client, number)).nextStep?.text).toBe('Pay “Sketch”.');
  await workIn(await deliver(seller, number, ids[1]!));
  await workIn(await decide(client, number, ids[1]!, 'accepted'));
  expect((await projectOf(seller, number)).state).toBe('completed');
  const { steps } = (await (await client.get('/api/me/next-steps')).json()) as NextSteps;
  expect(steps.map(({ text }) => text)).toEqual(['Pay “Sketch”.']);
  expect(town.api.scans).toEqual([]);
});

// @proves PRJ-01
it('the client is reminded twice, and then silence counts as acceptance, as the terms say', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town, { silentDays: 8 });
  await workIn(await deliver(seller, number, ids[0]!));
  await town.mails();
  const reminders = async () => {
    await sweep(town);
    await sweep(town);
    const { events } = (await town.api.store.db
      .collection<{ _id: string; events: { what: string }[] }>('projects')
      .findOne({ number }))!;
    return events.filter(({ what }) => what.startsWith('reminded')).length;
  };
  pass(town, 3.9);
  expect(await reminders()).toBe(0);
  pass(town, 0.2);
  expect(await reminders()).toBe(1);
  pass(town, 3);
  expect(await reminders()).toBe(2);
  const list = (await (await client.get('/api/notifications')).json()) as { notifications: { text: string }[] };
  expect(JSON.stringify(list)).toContain('Accept “Sketch” or ask for changes. On ');
  expect((await workOf(client, number)).milestones[0]!.state).toBe('delivered');
  pass(town, 1);
  await sweep(town);
  const [milestone] = (await workOf(client, number)).milestones;
  expect([milestone!.state, milestone!.deliveries[0]!.decision?.isSilent]).toEqual(['accepted', true]);
  expect(await reminders()).toBe(2);
  expect(town.api.scans).toEqual([]);
});

// @proves PRJ-01
it('the seller books each transfer once, and never more than is due', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town);
  const id = ids[0]!;
  const paymentOf = async () => (await workOf(client, number)).milestones[0]!.payment;
  expect(await failureIn(await book(town, client, number, id, 1, 'r1'))).toEqual([403, 'forbidden']);
  await workIn(await book(town, seller, number, id, 400_000, 'Bank 1'));
  await workIn(await book(town, seller, number, id, 400_000, 'bank-1'));
  expect(await failureIn(await book(town, seller, number, ids[1]!, 5, 'BANK 1'))).toEqual([409, 'conflict']);
  expect(await failureIn(await book(town, seller, number, id, 600_002, 'Bank 2'))).toEqual([400, 'invalid']);
  expect(await paymentOf()).toMatchObject({ state: 'due', paid: { minor: 400_000 } });
  const { revision } = await projectOf(seller, number);
  const rest = { minor: 600_001, on: '2026-11-22' };
  const race = await Promise.all(
    ['Bank 2', 'Bank 3'].map((reference) =>
      act(seller, number, `milestones/${id}/payments`, { ...rest, reference }, { revision }),
    ),
  );
  expect(race.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
  expect(await paymentOf()).toMatchObject({ state: 'paid', paid: { minor: 1_000_001 }, owed: { minor: 0 } });
  expect((await failureIn(await book(town, seller, number, id, 1, 'Bank 4')))[1]).toBe('wrong-state');
  // References are unique only within a seller's account.
  const other = await agreeOn(town);
  await workIn(await book(town, other.seller, other.number, other.ids[0]!, 7, 'Bank 1'));
  expect(town.api.scans).toEqual([]);
});

// @proves PRJ-01
it('the client reads what is paid and what is left after the seller books a part of a payment', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town);
  const id = ids[0]!;
  await deliver(seller, number, id);
  await decide(client, number, id, 'accepted');
  const { milestones } = await workIn(await book(town, seller, number, id, 400_000, 'Bank 1'));
  expect(milestones[0]!.payment).toMatchObject({ state: 'due', paid: { minor: 400_000 }, left: { minor: 600_001 } });
  const part = '₦4,000.00 of the payment for “Sketch” has arrived, and ₦6,000.01 is left to pay.';
  expect((await textsOf(client)).join()).toContain(part);
  expect((await textsOf(seller)).join()).not.toContain('has arrived');
  expect((await projectOf(client, number)).nextStep?.text).toBe('Pay ₦6,000.01 that is left of “Sketch”.');
  await workIn(await book(town, seller, number, id, 100_000, 'Bank 2'));
  expect((await textsOf(client)).join()).toContain('₦5,000.00 of the payment for “Sketch” has arrived');
  const all = await workIn(await book(town, seller, number, id, 500_001, 'Bank 3'));
  expect(all.milestones[0]!.payment).toMatchObject({ state: 'paid', left: { minor: 0 } });
  const texts = (await textsOf(client)).join();
  expect([texts.includes('The payment for “Sketch” has arrived.'), texts.includes('left to pay')]).toEqual([
    true,
    false,
  ]);
  expect(town.api.scans).toEqual([]);
});

// @proves PRJ-01
it('late days count from the later one of the agreed day and the acceptance', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town);
  const id = ids[0]!;
  pass(town, 20);
  const lateOf = async () => (await workOf(seller, number)).milestones[0]!.payment.lateDays;
  await deliver(seller, number, id);
  expect(await lateOf()).toBe(0);
  await decide(client, number, id, 'accepted');
  pass(town, 5);
  expect(await lateOf()).toBe(5);
  await workIn(await book(town, seller, number, id, 1_000_001, 'Late'));
  pass(town, 5);
  expect(await lateOf()).toBe(5);
});

// @proves PRJ-01
it('both sides cancel the rest together: unpaid orders end, and paid ones are owed to the client', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number, ids } = await agreeOn(town);
  await workIn(await book(town, seller, number, ids[0]!, 1_000_001, 'Bank 1'));
  await workIn(await act(client, number, 'cancellation', { reason: 'The festival is off.' }));
  expect((await projectOf(seller, number)).nextStep?.text).toBe('They want to cancel the rest. Agree or keep working.');
  expect((await projectOf(client, number)).hold).toBe('cancellation');
  expect(await failureIn(await act(client, number, 'cancellation/agreement'))).toEqual([403, 'forbidden']);
  await workIn(await act(seller, number, 'cancellation', undefined, { method: 'DELETE' }));
  await workIn(await act(client, number, 'cancellation', { reason: 'The festival is off.' }));
  const { milestones } = await workIn(await act(seller, number, 'cancellation/agreement'));
  expect(milestones.map(({ state, payment }) => [state, payment.state, payment.owed.minor])).toEqual([
    ['cancelled', 'refunded', 1_000_001],
    ['cancelled', 'cancelled', 0],
  ]);
  expect(await projectOf(client, number)).toMatchObject({
    state: 'cancelled',
    ended: { side: 'client', reason: 'The festival is off.' },
  });
  expect(await failureIn(await book(town, seller, number, ids[1]!, 5, 'Bank 9'))).toEqual([409, 'wrong-state']);
  const sent = await workIn(await act(seller, number, `milestones/${ids[0]!}/refund`, { reference: 'Back 1' }));
  expect(sent.milestones[0]!.payment.owed.minor).toBe(0);
  expect((await failureIn(await act(seller, number, `milestones/${ids[0]!}/refund`, { reference: 'Back 2' })))[0]).toBe(
    409,
  );
  expect(town.api.scans).toEqual([]);
});

// @proves PRJ-01
it('a change based on an older revision is rejected with the current work', async () => {
  const town = await startTown(UNLIMITED);
  const { seller, client, number, ids } = await agreeOn(town);
  const { revision } = await projectOf(seller, number);
  await workIn(await deliver(seller, number, ids[0]!));
  const late = await act(client, number, 'cancellation', { reason: 'Too late' }, { revision });
  expect([late.status, ((await late.json()) as { current: object }).current]).toEqual([
    409,
    await workOf(client, number),
  ]);
});
