import type { AdminOrder, AdminOrderList, Order, Problem, StaffQueueList } from '@verse/api-contract/api';
import { orderSchema } from '@verse/api-contract/commerce/orders.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import { startTown, type Town } from '../../../../test/people';
import {
  act,
  ADDRESS,
  fill,
  findStock,
  newKey,
  order,
  orderBody,
  pay,
  seen,
  send,
  shelve,
} from '../../../../test/shop';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

/** Limits high enough for one buyer to hold all units. */
const WITHOUT_SHARES = { RATE_LIMIT_FACTOR: '100' };
const toFailure = async (answer: Response) => [answer.status, ((await answer.json()) as Problem).code];
const stateOf = async (answer: Response) => ((await answer.json()) as Order).state;
const sweep = ({ api }: Town) => api.background.run('sweep-orders');

// @proves GAP-042 GAP-098 LIM-19
it('a guest orders with an address and opens the order from the email; staff book, send and notify', async () => {
  const town = await startTown(WITHOUT_SHARES);
  await shelve(town, '1', 5);
  await shelve(town, '2', 5, { USD: 333, NGN: 50_000 });
  const guest = town.visitor();
  const staff = await town.resident('editor');
  const placed = await order(guest, { 1: 2, 2: 3 }, { email: 'Guest@Example.org' });
  expect(orderSchema.strict().parse(placed)).toMatchObject({
    state: 'pending',
    total: { currency: 'USD', minor: 2 * 1950 + 3 * 333 },
    contact: { name: 'Ada Obi', email: 'guest@example.org' },
    payment: { reference: placed.number, due: { minor: 4899 } },
  });
  expect((await findStock(town, '1'))!.available).toBe(3);
  expect(((await (await guest.get('/api/cart')).json()) as { lines: unknown[] }).lines).toEqual([]);
  const [mail] = await town.mails();
  expect([mail!.to, mail!.paragraphs.join('\n')]).toEqual([
    'guest@example.org',
    expect.stringMatching(new RegExp(`Total: \\$48\\.99[^]*Reference ${placed.number}`)),
  ]);
  const stranger = town.visitor();
  const path = `/api/orders/${placed.number}`;
  expect(await toFailure(await stranger.get(path))).toEqual([404, 'not-found']);
  const key = new URL(mail!.action!.url).hash.replace('#key=', '');
  expect(
    await toFailure(
      await stranger.post(`${path}/open`, { key: key.replace(/^./, (first) => (first === '_' ? '-' : '_')) }),
    ),
  ).toEqual([404, 'not-found']);
  expect((await stranger.post(`${path}/open`, { key })).status).toBe(200);
  expect(((await (await stranger.get(path)).json()) as Order).contact.email).toBe('guest@example.org');
  expect((await pay(staff, placed)).status).toBe(200);
  expect(await stateOf(await act(staff, placed.number, 'deliver'))).toBe('delivered');
  expect(await findStock(town, '1')).toMatchObject({ onHand: 3, available: 3, claims: {} });
  expect((await town.mails()).map(({ subject }) => subject)).toEqual([
    `Order ${placed.number} is paid`,
    `Order ${placed.number} is on its way`,
  ]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-042
it('the same key orders once; another body is rejected, and another window gets a conflict', async () => {
  const town = await startTown();
  await shelve(town, '1', 50);
  const buyer = await town.resident('member');
  const cart = await fill(buyer, { 1: 2 });
  const key = newKey();
  const body = orderBody(cart);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(buyer, body, key)));
  const orders = (await Promise.all(answers.map((answer) => answer.json()))) as Order[];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
  expect((await findStock(town, '1'))!.available).toBe(48);
  expect(await toFailure(await send(buyer, { ...body, name: 'Somebody Else' }, key))).toEqual([409, 'key-reused']);
  expect(await toFailure(await send(buyer, body))).toEqual([409, 'already-ordered']);
  expect(await town.mails()).toHaveLength(1);
});

// @proves GAP-042 STO-06
it('a changed price rejects the order with both sums, and so does a cart emptied meanwhile', async () => {
  const town = await startTown(WITHOUT_SHARES);
  await shelve(town, '1', 50);
  await shelve(town, '2', 3);
  const buyer = await town.resident('member');
  const cart = await fill(buyer, { 1: 2 });
  await town.api.store.db.collection('products').updateOne({ _id: '1' }, { $set: { prices: { USD: 2000 } } });
  const refused = await send(buyer, orderBody(cart));
  expect(await refused.json()).toMatchObject({
    code: 'price-changed',
    expected: { minor: 3900 },
    total: { minor: 4000 },
    cart: { lines: [{ was: { minor: 1950 }, unit: { minor: 2000 } }] },
  });
  expect(await toFailure(await send(buyer, orderBody(cart, { cartRevision: 0 })))).toEqual([409, 'cart-changed']);
  expect(await toFailure(await send(buyer, orderBody(cart, { unit: 1 })))).toEqual([400, 'invalid']);
  const more = await fill(buyer, { 2: 3 });
  await order(town.visitor(), { 2: 2 }, { email: 'quick@example.org' });
  expect(await (await send(buyer, orderBody(more))).json()).toMatchObject({
    code: 'sold-out',
    lines: [{ item: 'product:2', left: 1 }],
  });
  expect(await findStock(town, '1')).toMatchObject({ available: 50, claims: {} });
});

// @proves GAP-042 GAP-098
it('books each transfer once: a partial payment waits; an excess or late payment is owed back', async () => {
  const town = await startTown();
  await shelve(town, '1', 50, { USD: 1000, NGN: 1_500_000 });
  const buyer = await town.resident('member');
  const staff = await town.resident('editor');
  const first = await order(buyer, { 1: 1 });
  const transfer = { amount: 600, reference: 'TR 1/7', on: '2026-11-22' };
  const short = (await (await act(staff, first.number, 'payment', transfer)).json()) as AdminOrder;
  expect(short).toMatchObject({ state: 'pending', paid: { minor: 600 }, payment: { due: { minor: 400 } } });
  expect((await act(staff, first.number, 'payment', { ...transfer, reference: 'tr1-7' })).status).toBe(200);
  expect((await seen(staff, first.number)).paid.minor).toBe(600);
  const over = (await (await pay(staff, first, 500)).json()) as AdminOrder;
  expect(over).toMatchObject({ state: 'paid', owed: { minor: 100 }, payment: null });
  town.clock.now = new Date(town.clock.now.getTime() + 1000);
  const second = await order(buyer, { 1: 2 });
  expect(await toFailure(await act(staff, second.number, 'payment', transfer))).toEqual([409, 'conflict']);
  expect(await stateOf(await buyer.post(`/api/orders/${second.number}/cancel`))).toBe('cancelled');
  expect(((await (await pay(staff, second)).json()) as AdminOrder).owed.minor).toBe(2000);
  const queue = (await (await staff.get('/api/desk/orders?queue=to-refund')).json()) as AdminOrderList;
  expect(queue.orders.map(({ number }) => number)).toEqual([first.number, second.number]);
  await act(staff, second.number, 'refund-sent', { reference: 'out 1' });
  expect((await seen(staff, second.number)).owed.minor).toBe(0);
  expect((await findStock(town, '1'))!.available).toBe(49);
});

// @proves GAP-042
it('unpaid orders are cancelled, and unanswered refund requests are granted, after their time limits', async () => {
  const town = await startTown();
  await shelve(town, '1', 50);
  const buyer = await town.resident('member');
  const guest = town.visitor();
  const staff = await town.resident('editor');
  const ofMember = await order(buyer, { 1: 1 });
  const ofGuest = await order(guest, { 1: 1 }, { email: 'guest@example.org' });
  const paid = await order(buyer, { 1: 1 });
  await pay(staff, paid);
  town.clock.now = new Date(town.clock.now.getTime() + 2 * HOUR_MS);
  await sweep(town);
  const states = async () =>
    Promise.all([ofMember, ofGuest, paid].map(async ({ number }) => (await seen(staff, number)).state));
  expect(await states()).toEqual(['pending', 'cancelled', 'paid']);
  const asked = await buyer.post(`/api/orders/${paid.number}/refund-request`, { reason: 'It came too late.' });
  expect(((await asked.json()) as Order).refund).toMatchObject({ state: 'asked', amount: { minor: 1950 } });
  const waitingSince = town.clock.now.toISOString();
  const dueAt = new Date(town.clock.now.getTime() + 7 * 24 * HOUR_MS).toISOString();
  const queue = (await (await staff.get('/api/desk/orders?queue=asked')).json()) as AdminOrderList;
  expect(queue.orders).toMatchObject([{ number: paid.number, waitingSince, dueAt }]);
  town.clock.now = new Date(town.clock.now.getTime() + 8 * 24 * HOUR_MS);
  const { desks } = (await (await staff.get('/api/staff/queues')).json()) as StaffQueueList;
  expect(desks.find(({ name }) => name === 'store-orders')).toMatchObject({ dueAt, overdue: 1 });
  await sweep(town);
  await sweep(town);
  expect(await states()).toEqual(['cancelled', 'cancelled', 'refunded']);
  expect(await findStock(town, '1')).toMatchObject({ onHand: 50, available: 50, claims: {} });
});

// @proves GAP-042 GAP-098
it('allows only the transitions of the table, by permitted roles, on the current version of the order', async () => {
  const town = await startTown();
  await shelve(town, '1', 90);
  const buyer = await town.resident('member');
  const staff = await town.resident('editor');
  const other = await town.resident('member');
  const reason = { reason: 'The shelf was empty.' };
  const make = {
    pending: async () => order(buyer, { 1: 1 }),
    async cancelled() {
      const { number } = await order(buyer, { 1: 1 });
      await act(staff, number, 'cancel', reason);
      return seen(staff, number);
    },
    async paid() {
      const placed = await order(buyer, { 1: 1 });
      await pay(staff, placed);
      return placed;
    },
    async delivered() {
      const { number } = await make.paid();
      await act(staff, number, 'deliver');
      return seen(staff, number);
    },
    async refunded() {
      const { number } = await make.paid();
      await act(staff, number, 'refund', reason);
      return seen(staff, number);
    },
  };
  const resultingStates: Record<string, unknown> = {};
  for (const [state, begin] of Object.entries(make)) {
    for (const [name, body] of [['deliver'], ['cancel', reason], ['refund', reason]] as [string, object?][]) {
      const { number } = await begin();
      expect(await toFailure(await other.get(`/api/orders/${number}`))).toEqual([404, 'not-found']);
      expect((await act(buyer, number, name, body)).status).toBeGreaterThanOrEqual(400);
      const answer = await act(staff, number, name, body);
      const { code, state: next } = (await answer.json()) as { code?: string; state?: string };
      resultingStates[`${state} ${name}`] = next ?? code;
      await buyer.post(`/api/orders/${number}/cancel`);
    }
  }
  expect(resultingStates).toEqual({
    'pending deliver': 'wrong-state',
    'pending cancel': 'cancelled',
    'pending refund': 'wrong-state',
    'cancelled deliver': 'wrong-state',
    'cancelled cancel': 'wrong-state',
    'cancelled refund': 'wrong-state',
    'paid deliver': 'delivered',
    'paid cancel': 'wrong-state',
    'paid refund': 'refunded',
    'delivered deliver': 'wrong-state',
    'delivered cancel': 'wrong-state',
    'delivered refund': 'refunded',
    'refunded deliver': 'wrong-state',
    'refunded cancel': 'wrong-state',
    'refunded refund': 'wrong-state',
  });
  const { number, revision } = await make.paid();
  const old = await staff.send('POST', `/api/desk/orders/${number}/deliver`, undefined, {
    'if-match': `"${revision}"`,
  });
  expect(await toFailure(old)).toEqual([409, 'conflict']);
});

// @proves GAP-042
it('fifty concurrent cancellations and expirations of one order release its units once', async () => {
  const town = await startTown(WITHOUT_SHARES);
  await shelve(town, '1', 10);
  const buyer = await town.resident('member');
  const { number } = await order(buyer, { 1: 4 });
  town.clock.now = new Date(town.clock.now.getTime() + 100 * HOUR_MS);
  await Promise.all(
    Array.from({ length: 50 }, (_, turn) => (turn % 2 ? sweep(town) : buyer.post(`/api/orders/${number}/cancel`))),
  );
  expect(await findStock(town, '1')).toMatchObject({ onHand: 10, available: 10, claims: {} });
  const { history } = (await (await buyer.get(`/api/orders/${number}`)).json()) as Order;
  expect(history.map(({ state }) => state)).toEqual(['pending', 'cancelled']);
});

// @proves GAP-042 GAP-098
it('a free order is paid at once; an erased account leaves amounts, and its address until all is sent', async () => {
  const town = await startTown(WITHOUT_SHARES);
  await shelve(town, '1', 10, { USD: 0 });
  const buyer = await town.resident('member');
  const staff = await town.resident('editor');
  const first = await order(buyer, { 1: 1 });
  const free = await order(buyer, { 1: 2 });
  expect([free.state, free.payment]).toEqual(['paid', null]);
  await act(staff, first.number, 'deliver');
  const { user } = await buyer.session();
  const [content] = town.api.features.flatMap(({ name, personalData = [] }) => (name === 'orders' ? personalData : []));
  const exported: unknown[] = [];
  for await (const one of await content!.export(user!.id)) exported.push(one);
  expect(exported).toContainEqual(expect.objectContaining({ number: free.number, address: ADDRESS }));
  town.clock.now = new Date(town.clock.now.getTime() + HOUR_MS);
  await content!.erase(user!.id);
  const kept = async ({ number }: Order) =>
    JSON.stringify(await town.api.store.db.collection('orders').findOne({ number }));
  const PERSON = /Ada|example\.org|Marina/;
  expect(await kept(first)).not.toMatch(PERSON);
  expect((await buyer.get(`/api/orders/${free.number}`)).status).toBe(404);
  expect((await seen(staff, free.number)).contact).toMatchObject({ name: 'Ada Obi', address: ADDRESS });
  await act(staff, free.number, 'deliver');
  expect((await town.mails()).at(-1)).toMatchObject({ subject: `Order ${free.number} is on its way` });
  town.clock.now = new Date(town.clock.now.getTime() + 25 * HOUR_MS);
  expect(await town.api.background.run('forget-buyers')).toBe(1);
  expect(await kept(free)).not.toMatch(PERSON);
  expect((await seen(staff, free.number)).state).toBe('delivered');
});

// @proves GAP-042
it('an order whose step fails does not block other due orders', async () => {
  const town = await startTown(WITHOUT_SHARES);
  await shelve(town, '1', 10);
  const buyer = await town.resident('member');
  const broken = await order(buyer, { 1: 1 });
  const sound = await order(buyer, { 1: 2 });
  await town.api.store.db.collection('orders').updateOne({ number: broken.number }, { $set: { lines: null } });
  town.clock.now = new Date(town.clock.now.getTime() + 100 * HOUR_MS);
  await sweep(town);
  expect(await stateOf(await buyer.get(`/api/orders/${sound.number}`))).toBe('cancelled');
  expect((await findStock(town, '1'))!.available).toBe(9);
});
