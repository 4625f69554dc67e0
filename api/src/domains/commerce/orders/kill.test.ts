import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { guest, openShop } from '../../../../test/open-shop';
import { openSiteStore, removeSite } from '../../../../test/site-store';
import type { StoredOrder } from './order';

const TESTS = path.resolve(__dirname, '../../../../test');
/** `npm run soak -- orders` kills two hundred processes. */
const KILLS = Number(process.env.ORDER_KILLS ?? 1);
const BUYERS = 40;
const LEASE_MS = 60_000;

interface Shelf {
  _id: string;
  onHand: number;
  available: number;
  claims: Record<string, number>;
}

/** Starts a process that places orders for a range of buyers. */
function placer(folder: string, from: number, to: number) {
  const script = [path.join(TESTS, 'typescript.cjs'), path.join(TESTS, 'store', 'order-placer.ts'), folder];
  const child = spawn(process.execPath, [...script, String(from), String(to)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told = new Map<string, string>();
  let unread = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (unread + chunk.toString()).split('\n');
    unread = lines.pop()!;
    for (const line of lines) told.set(...(line.split(' ') as [string, string]));
  });
  return { child, told };
}

async function openSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-orders-'));
  const store = await openSiteStore(folder);
  const clock = { now: new Date() };
  const shop = await openShop(store.db, clock, new Map());
  for (const shelf of ['a', 'b']) await shop.stock.startCounting(`product:${shelf}`, 100_000);
  const close = async () => {
    await store.close();
    await removeSite(folder);
  };
  return { folder, store, clock, shop, close };
}

async function everyOrder({ store }: Awaited<ReturnType<typeof openSite>>) {
  return store.db.collection<StoredOrder & { _id: string }>('orders').find({}).toArray();
}

/**
 * Expects that every placed order holds its units, that no other units are reserved, and that the ordered lines have
 * been removed from the carts.
 */
async function expectAgreement(site: Awaited<ReturnType<typeof openSite>>) {
  const orders = await everyOrder(site);
  expect(new Set(orders.map(({ state, todo }) => `${state} ${todo.length}`))).toEqual(new Set(['pending 0']));
  const claims = Object.fromEntries(orders.map(({ _id }) => [`o${_id}`, 2]));
  for (const shelf of await site.store.db.collection<Shelf>('stock').find({}).toArray()) {
    expect(shelf.claims).toEqual(claims);
    expect([shelf.onHand, shelf.available]).toEqual([100_000, 100_000 - 2 * orders.length]);
  }
  for (const { cartId } of orders) {
    const cart = await site.store.db.collection<{ _id: string; lines: unknown[] }>('carts').findOne({ _id: cartId });
    expect(cart!.lines).toEqual([]);
  }
  return orders;
}

// @proves GAP-042 R2
it(`${KILLS} processes killed while placing orders lose neither an order nor a unit`, async () => {
  const site = await openSite();
  for (let round = 0; round < KILLS; round += 1) {
    const { child, told } = placer(site.folder, round * BUYERS, (round + 1) * BUYERS);
    const end = once(child, 'close');
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    child.kill('SIGKILL');
    await end;
    site.clock.now = new Date(Date.now() + LEASE_MS);
    await site.shop.sweep.orders();
    expect(await site.shop.sweep.claims()).toBe(0);
    const numbers = new Set((await expectAgreement(site)).map(({ number }) => number));
    for (const number of told.values()) expect(numbers).toContain(number);
  }
  await site.close();
}, 6_000_000);

// @proves GAP-042
it('the sweep completes an order whose process ended after any of the steps', async () => {
  const site = await openSite();
  const { db } = site.store;
  const steps = ['nothing', 'first', 'both', 'stands'];
  const { child } = placer(site.folder, 0, steps.length);
  await once(child, 'close');
  const orders = await everyOrder(site);
  for (const [index, { _id }] of orders.entries()) {
    const begun = { state: 'placing', revision: 0, todo: [], leaseUntil: new Date() };
    if (index < 3) await db.collection('orders').updateOne({ _id }, { $set: begun, $unset: { heldUntil: '' } });
    if (index < 2) await site.shop.stock.release('product:b', _id);
    if (index < 1) await site.shop.stock.release('product:a', _id);
  }
  site.clock.now = new Date(Date.now() + LEASE_MS);
  await Promise.all([site.shop.sweep.orders(), site.shop.sweep.orders()]);
  expect(await expectAgreement(site)).toHaveLength(steps.length);
  await site.close();
});

// @proves GAP-042
it('two processes that receive the same orders at once place each order once', async () => {
  const site = await openSite();
  const both = [placer(site.folder, 0, BUYERS), placer(site.folder, 0, BUYERS)];
  await Promise.all(both.map(({ child }) => once(child, 'close')));
  const orders = await expectAgreement(site);
  expect(new Set(orders.map(({ cartId }) => cartId)).size).toBe(orders.length);
  const [one, other] = both.map(({ told }) => told);
  const numbers = new Set(orders.map(({ number }) => number));
  for (const [buyer, number] of [...one!, ...other!]) {
    expect(numbers).toContain(number);
    expect([one!.get(buyer) ?? number, other!.get(buyer) ?? number]).toEqual([number, number]);
  }
  expect(new Set([...one!.keys(), ...other!.keys()]).size).toBe(BUYERS);
  await expect(site.shop.service.list(guest('nobody'), undefined)).resolves.toEqual({ orders: [], next: null });
  await site.close();
});
