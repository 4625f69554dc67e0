import { CURRENCIES, type Currency, type Prices } from '@verse/api-contract/money';
import { DAY_MS } from '@verse/api-contract/time';
import { createRandom } from '../../../../test/create-random';
import { guest, openShop, STAFF } from '../../../../test/open-shop';
import { openTestStore } from '../../../../test/test-store';
import { AppError } from '../../../platform/http';
import type { StoredOrder } from './order';

/** `npm run soak -- orders` runs a hundred thousand sequences. */
const SEQUENCES = Number(process.env.ORDER_SEQUENCES ?? 150);
const STEPS = 5;
const SHELVES = ['a', 'b', 'c'];
const AFTER = 100;

interface Shelf {
  _id: string;
  onHand: number;
  available: number;
  claims: Record<string, number>;
}

interface Known {
  number: string;
  state: string;
  total: bigint;
  pieces: Map<string, number>;
  visitor: ReturnType<typeof guest>;
}

/** Opens a shop together with a model of its expected state. */
async function openBoth(draw: (below: number) => number) {
  const store = await openTestStore();
  const clock = { now: new Date('2026-01-01') };
  const prices = new Map<string, Prices>();
  const shop = await openShop(store.db, clock, prices);
  const onHand = new Map(SHELVES.map((shelf) => [shelf, 60]));
  for (const shelf of SHELVES) {
    prices.set(shelf, { USD: 1 + draw(100_000), NGN: 1 + draw(90_000_000) });
    await shop.stock.startCounting(`product:${shelf}`, 60);
  }
  return { store, clock, prices, shop, onHand, orders: [] as Known[], counts: new Map<string, number>() };
}

type Both = Awaited<ReturnType<typeof openBoth>>;

const claimed = ({ orders }: Both, shelf: string) =>
  orders.reduce(
    (sum, { state, pieces }) => sum + (state === 'pending' || state === 'paid' ? (pieces.get(shelf) ?? 0) : 0),
    0,
  );

const codeOf = (error: unknown) => {
  if (error instanceof AppError) return error.code;
  throw error;
};

/** Orders the cart as the buyer saw it, and expects the outcome predicted by the model. */
async function placeIn(both: Both, draw: (below: number) => number, visitor: Known['visitor'], key: string) {
  const { shop, prices, orders } = both;
  const { cart } = await shop.cart.see(visitor);
  // Between reading the cart and ordering it, a price may change or another buyer may order.
  const changed = draw(4) === 0 ? SHELVES[draw(3)]! : undefined;
  if (changed) prices.set(changed, { USD: 1 + draw(100_000), NGN: 1 + draw(90_000_000) });
  const price = (item: string) => BigInt(prices.get(item.slice(8))![cart.currency as Currency]!);
  const counting = cart.lines.filter(({ state }) => state === 'available' || state === 'short');
  const total = counting.reduce((sum, { item, quantity }) => sum + price(item) * BigInt(quantity), 0n);
  const expected = counting.some(({ state }) => state === 'short')
    ? 'sold-out'
    : total !== BigInt(cart.subtotal.minor)
      ? cart.lines.some(({ state }) => state === 'sold-out')
        ? 'sold-out'
        : 'price-changed'
      : counting.length === 0
        ? 'invalid'
        : 'placed';
  const body = { cartRevision: cart.revision, expected: cart.subtotal, name: 'Ada Obi', email: 'a@example.org' };
  const place = () => shop.placing.place(visitor, key, body);
  const got = await place().then(({ order }) => order, codeOf);
  if (typeof got === 'string') return expect([got, key]).toEqual([expected, key]);
  expect([expected, BigInt(got.total)]).toEqual(['placed', total]);
  const twice = draw(3) === 0 ? (await place()).order.number : got.number;
  expect(twice).toBe(got.number);
  const pieces = new Map(got.lines.map(({ item, quantity }) => [item.slice(8), quantity]));
  orders.push({ number: got.number, state: got.state, total, pieces, visitor });
}

/** Actions on an order, with the states that allow them and the resulting state. */
const ACTS: [name: string, from: string[], to: string][] = [
  ['cancel', ['pending'], 'cancelled'],
  ['pay', ['pending'], 'paid'],
  ['deliver', ['paid'], 'delivered'],
  ['refund', ['paid', 'delivered'], 'refunded'],
  ['expire', ['pending'], 'cancelled'],
];

async function perform({ shop, clock }: Both, name: string, { number, visitor, total }: Known, amount: number) {
  const { revision, state } = await shop.admin.find(number);
  if (name === 'cancel') return shop.service.cancel(visitor, number);
  if (name === 'deliver') return shop.admin.deliver(STAFF, number, revision);
  if (name === 'refund') return shop.admin.refund(STAFF, number, revision, { reason: 'It broke.', returned: [] });
  if (name === 'pay')
    return state === 'pending'
      ? shop.admin.book(STAFF, number, revision, { amount: Number(total), reference: `r${amount}`, on: '2026-01-01' })
      : shop.admin.find(number);
  clock.now = new Date(clock.now.getTime() + 4 * DAY_MS);
  await shop.sweep.orders();
  return shop.admin.find(number);
}

async function actOn(both: Both, draw: (below: number) => number, step: number) {
  const { orders, onHand } = both;
  const known = orders[Math.max(0, orders.length - 1 - draw(4))];
  if (!known) return;
  const [name, from, to] = ACTS[draw(ACTS.length)]!;
  const done: StoredOrder | string = await perform(both, name, known, step).catch(codeOf);
  const isIdle = name === 'expire' || name === 'pay' || (name === 'cancel' && known.state === 'cancelled');
  if (name === 'expire') for (const one of orders) if (one.state === 'pending') one.state = 'cancelled';
  const before = known.state;
  if (from.includes(before)) known.state = to;
  if (before === 'paid' && to === 'delivered')
    for (const [shelf, quantity] of known.pieces) onHand.set(shelf, onHand.get(shelf)! - quantity);
  const got = typeof done === 'string' ? done : done.state;
  expect([name, before, got]).toEqual([name, before, from.includes(before) || isIdle ? known.state : 'wrong-state']);
  both.counts.set(to, (both.counts.get(to) ?? 0) + 1);
}

async function compare(both: Both) {
  const { store, onHand, orders, shop } = both;
  const shelves = await store.db.collection<Shelf>('stock').find({}).toArray();
  for (const { _id, ...shelf } of shelves) {
    const name = _id.slice(8);
    const held = claimed(both, name);
    expect([_id, shelf.onHand, shelf.available]).toEqual([_id, onHand.get(name), onHand.get(name)! - held]);
    expect(Object.values(shelf.claims).reduce((sum, quantity) => sum + quantity, 0)).toBe(held);
    if (shelf.onHand < 20) {
      await store.db.collection('stock').updateOne({ _id }, { $inc: { onHand: 60, available: 60 } });
      onHand.set(name, shelf.onHand + 60);
    }
  }
  for (const { number, state, total } of orders) {
    const order = await shop.admin.find(number);
    expect([number, order.state, BigInt(order.total)]).toEqual([number, state, total]);
    expect(order.lines.reduce((sum, line) => sum + BigInt(line.unit) * BigInt(line.quantity), 0n)).toBe(total);
    expect(order.owed).toBe(state === 'refunded' ? order.paid : 0);
    expect([order.todo, order.events.at(-1)!.to]).toEqual([[], state]);
  }
  // Closed orders are not checked again.
  both.orders = orders.filter(({ state }) => state === 'pending' || state === 'paid').slice(-20);
  for (const lost of orders.filter(
    (order) => !both.orders.includes(order) && (order.state === 'pending' || order.state === 'paid'),
  ))
    both.orders.push(lost);
}

// @proves GAP-042 R23
it(`${SEQUENCES} random sequences: every total, state and inventory matches a model`, async () => {
  const draw = createRandom(Number(process.env.ORDER_SEED ?? 42));
  const both = await openBoth(draw);
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const visitor = guest(`guest ${sequence}`);
    for (let step = 0; step < STEPS; step += 1) {
      const id = sequence * STEPS + step;
      const deed = draw(10);
      if (step === 0 || deed < 2) {
        const added = { item: `product:${SHELVES[draw(3)]!}`, quantity: 1 + draw(4), click: `click ${id}` };
        await both.shop.cart.add(visitor, added).catch(codeOf);
      } else if (deed < 4) {
        const { cart } = await both.shop.cart.see(visitor);
        const lines = cart.lines.slice(draw(2)).map(({ item }) => ({ item, quantity: 1 + draw(3) }));
        const wanted = { currency: CURRENCIES[draw(2)]!, lines };
        await both.shop.cart.replace(visitor, cart.revision, wanted).catch(codeOf);
      } else if (deed < 7) await placeIn(both, draw, visitor, `key-of-sequence-${id}`);
      else await actOn(both, draw, id);
    }
    if (sequence % AFTER === AFTER - 1) await compare(both);
  }
  await compare(both);
  process.stdout.write(`${SEQUENCES} sequences: ${JSON.stringify(Object.fromEntries(both.counts))}\n`);
  for (const [, , to] of ACTS) expect(both.counts.get(to)).toBeGreaterThan(10);
  await both.store.close();
}, 6_000_000);
