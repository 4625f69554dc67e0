import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRandom } from '../../../../test/create-random';
import { openSiteStore, removeSite } from '../../../../test/site-store';
import { openTestStore } from '../../../../test/test-store';
import { createShares } from '../../../platform/shares';
import { createStock } from '.';

const TESTS = path.resolve(__dirname, '../../../../test');
/** `npm run soak -- stock` uses 20 rounds, 1000 buyers and 100,000 steps. */
const ROUNDS = Number(process.env.STOCK_ROUNDS ?? 1);
const BUYERS = Number(process.env.STOCK_BUYERS ?? 80);
const STEPS = Number(process.env.STOCK_STEPS ?? 1000);
const PIECES = 10;

interface Shelf {
  _id: string;
  onHand: number;
  available: number;
  claims: Record<string, number>;
  heldBy?: Record<string, number>;
}

// @proves GAP-042 R6
it(`${STEPS} random steps, some repeated: units are reserved, released and shipped as in a model`, async () => {
  const { db, close } = await openTestStore();
  const stock = await createStock(db, createShares(1));
  const keys = ['a', 'b', 'c'];
  const onHand = new Map<string, number>();
  const claims = new Map<string, number>();
  for (const key of keys) await stock.startCounting(key, 50);
  for (const key of keys) onHand.set(key, 50);
  const claimed = (key: string) =>
    [...claims].reduce((sum, [one, quantity]) => sum + (one.startsWith(`${key} `) ? quantity : 0), 0);
  const draw = createRandom(14);
  for (let step = 0; step < STEPS; step += 1) {
    const key = keys[draw(3)]!;
    const order = `order${draw(30)}`;
    const quantity = 1 + draw(10);
    const claim = `${key} ${order}`;
    const held = claims.get(claim);
    const act = (['take', 'release', 'ship'] as const)[draw(3)]!;
    const expected =
      act === 'take' ? held !== undefined || onHand.get(key)! - claimed(key) >= quantity : held !== undefined;
    if (act === 'take' && expected && held === undefined) claims.set(claim, quantity);
    if (act !== 'take') claims.delete(claim);
    if (act === 'ship' && held !== undefined) onHand.set(key, onHand.get(key)! - held);
    const done = act === 'take' ? await stock.reserve(key, order, quantity) : await stock[act](key, order);
    if (done !== expected) throw new Error(`step ${step}: ${act} ${claim} said ${done}`);
    // Restocks an item that has sold out, so that the test can continue.
    if (onHand.get(key) === 0) {
      await db.collection('stock').updateOne({ _id: key }, { $inc: { onHand: 50, available: 50 } });
      onHand.set(key, 50);
    }
  }
  const shelves = await db.collection<Shelf>('stock').find({}).toArray();
  for (const { _id, ...shelf } of shelves)
    expect([shelf.onHand, shelf.available]).toEqual([onHand.get(_id), onHand.get(_id)! - claimed(_id)]);
  await close();
}, 600_000);

// @proves GAP-042 R27
it(`${STEPS / 3} random steps: no claimant exceeds its share, and shares match a model`, async () => {
  const { db, close } = await openTestStore();
  const stock = await createStock(db, createShares(1));
  await stock.startCounting('a', 60);
  const shelf = async () => (await db.collection<Shelf>('stock').findOne({ _id: 'a' }))!;
  const unpaid = new Map<string, { quantity: number; claimants: string[] }>();
  const heldBy = (key: string) =>
    [...unpaid.values()].reduce((sum, one) => sum + (one.claimants.includes(key) ? one.quantity : 0), 0);
  const draw = createRandom(7);
  for (let step = 0; step < STEPS / 3; step += 1) {
    const order = `order${draw(20)}`;
    const quantity = 1 + draw(6);
    const add = `n${draw(4)}`;
    const claimants = [`n${draw(4)}`, `m${draw(6)}`];
    const { available, claims, onHand } = await shelf();
    const most = Math.max(1, Math.floor([...unpaid.values()].reduce((sum, one) => sum + one.quantity, available) / 5));
    const act = (['take', 'take', 'release', 'ship', 'markPaid', 'add'] as const)[draw(6)]!;
    const own = unpaid.get(order);
    const isClaimed = claims[`o${order}`] !== undefined;
    if (act === 'take') {
      const isFree = available >= quantity && claimants.every((key) => heldBy(key) + quantity <= most);
      expect([step, await stock.reserve('a', order, quantity, claimants)]).toEqual([step, isClaimed || isFree]);
      if (!isClaimed && isFree) unpaid.set(order, { quantity, claimants });
    } else if (act === 'add') {
      const isFree = !own || own.claimants.includes(add) || heldBy(add) + own.quantity <= most;
      expect([step, await stock.addClaimant('a', order, add)]).toEqual([step, isFree]);
      if (own && isFree) own.claimants = [...new Set([...own.claimants, add])];
    } else {
      await stock[act]('a', order);
      unpaid.delete(order);
    }
    const keys = [...new Set([...unpaid.values()].flatMap((one) => one.claimants))];
    expect((await shelf()).heldBy ?? {}).toEqual(Object.fromEntries(keys.map((key) => [key, heldBy(key)])));
    if (onHand < 20) await db.collection('stock').updateOne({ _id: 'a' }, { $inc: { onHand: 40, available: 40 } });
  }
  await close();
}, 600_000);

// @proves GAP-042 R2 R6
it(`${ROUNDS} rounds, ${BUYERS} buyers of ${PIECES}, one process killed: exactly ${PIECES} have one`, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-stock-'));
  const { db, close } = await openSiteStore(folder);
  const stock = await createStock(db, createShares(1));
  const told = new Set<string>();
  const run = (...parameters: (string | number)[]) => {
    const script = [path.join(TESTS, 'typescript.cjs'), path.join(TESTS, 'store', 'stock-taker.ts'), folder];
    const child = spawn(process.execPath, [...script, ...parameters.map(String)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (chunk: Buffer) => {
      for (const buyer of chunk.toString().split('\n').filter(Boolean)) told.add(buyer);
    });
    return child;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    told.clear();
    const key = `round ${round}`;
    await stock.startCounting(key, PIECES);
    const both = [run(key, 0, BUYERS), run(key, 0, BUYERS)];
    const ends = both.map((child) => once(child, 'close'));
    // Kills the process that sells first, because on a busy machine the other one may not start until everything is
    // sold.
    const seller = await Promise.race(both.map((child) => once(child.stdout, 'data').then(() => child)));
    seller.kill('SIGKILL');
    await Promise.all(ends);
    // The killed process is restarted, and repeats the requests of all its buyers.
    await once(run(key, 0, BUYERS), 'close');
    const shelf = await db.collection<Shelf>('stock').findOne({ _id: key });
    expect(shelf).toMatchObject({ onHand: PIECES, available: 0 });
    expect(Object.keys(shelf!.claims)).toHaveLength(PIECES);
    expect([...told].map((buyer) => `o${buyer}`).toSorted()).toEqual(Object.keys(shelf!.claims).toSorted());
  }
  await close();
  await removeSite(folder);
}, 600_000);
