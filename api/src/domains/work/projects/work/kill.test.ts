import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MILESTONES, openAgreements } from '../../../../../test/open-agreements';
import { openSiteStore, removeSite } from '../../../../../test/site-store';
import type { StoredProject } from '../project';

const TESTS = path.resolve(__dirname, '../../../../../test');
/** `npm run soak -- projects` kills more processes. */
const KILLS = Number(process.env.PROJECT_KILLS ?? 1);
const PROJECTS = 20;

/** Starts a process that accepts a range of offers. */
function placer(folder: string, from: number, to: number) {
  const script = [path.join(TESTS, 'typescript.cjs'), path.join(TESTS, 'store', 'agreement-placer.ts'), folder];
  const child = spawn(process.execPath, [...script, String(from), String(to)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const accepted = new Set<string>();
  let unread = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (unread + chunk.toString()).split('\n');
    unread = lines.pop()!;
    for (const line of lines) accepted.add(line);
  });
  return { child, accepted };
}

async function openSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-projects-'));
  const store = await openSiteStore(folder);
  const agreements = await openAgreements(store.db, { now: new Date(Date.now() + 60_000) });
  const close = async () => {
    await store.close();
    await removeSite(folder);
  };
  return { folder, store, agreements, close };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * Expects that each agreed project has exactly one order per milestone, with the right amount, and that there are no
 * other orders.
 */
async function expectAgreement({ store }: Site): Promise<string[]> {
  const all = await store.db.collection<StoredProject & { _id: string }>('projects').find({}).toArray();
  const agreed = all.filter(({ state }) => state === 'agreed');
  const orders = await store.db
    .collection<{ _id: string; number: string; total: number; state: string; cartAt: string }>('orders')
    .find({})
    .toArray();
  const found = new Map(orders.map((order) => [order.number, order]));
  for (const { milestones, dueAt } of agreed) {
    expect([milestones.length, dueAt]).toEqual([MILESTONES, undefined]);
    expect(milestones.map(({ order, minor }) => found.get(order ?? '')?.total === minor)).not.toContain(false);
  }
  const placed = agreed.flatMap(({ milestones }) => milestones.map(({ order }) => order));
  expect([new Set(placed).size, orders.length]).toEqual([agreed.length * MILESTONES, agreed.length * MILESTONES]);
  return agreed.map(({ number }) => number.slice(3));
}

// @proves PRJ-01
it(`${KILLS} processes killed between acceptance and orders lose neither an agreement nor an order`, async () => {
  const site = await openSite();
  for (let round = 0; round < KILLS; round += 1) {
    const range = [round * PROJECTS, (round + 1) * PROJECTS] as const;
    const one = placer(site.folder, ...range);
    const other = placer(site.folder, ...range);
    const ends = [one, other].map(({ child }) => once(child, 'close'));
    await once(one.child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    one.child.kill('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
    other.child.kill('SIGKILL');
    await Promise.all(ends);
    await Promise.all([site.agreements.settling.sweep(), site.agreements.settling.sweep()]);
    const agreed = await expectAgreement(site);
    for (const index of [...one.accepted, ...other.accepted]) expect(agreed).toContain(index);
  }
  await site.close();
}, 6_000_000);

// @proves PRJ-01
it('two processes that accept the same offers place each order once', async () => {
  const site = await openSite();
  const both = [placer(site.folder, 0, PROJECTS), placer(site.folder, 0, PROJECTS)];
  await Promise.all(both.map(({ child }) => once(child, 'close')));
  expect(await expectAgreement(site)).toHaveLength(PROJECTS);
  await site.close();
});

// @proves PRJ-01
it('a cancellation before the orders are placed leaves none to pay', async () => {
  const site = await openSite();
  const { accept, projects, settling, shop } = site.agreements;
  const project = (await accept(0))!;
  const milestones = project.milestones.map((one) => ({ ...one, state: 'cancelled' as const }));
  const event = { at: new Date(), by: 'client-0', side: 'client', what: 'cancelled' } as const;
  // One call is still placing the orders while the other cancels them.
  const cancelled = await projects.change(project, { milestones, state: 'cancelled' }, event);
  await Promise.all([settling.settle(project), settling.settle(cancelled!)]);
  const payments = await shop.agreed.findAll(milestones.map(({ id }) => id));
  expect([...payments.values()].map(({ state }) => state)).toEqual(
    Array.from({ length: MILESTONES }, () => 'cancelled'),
  );
  await site.close();
});
