import { readFile } from 'node:fs/promises';
import { type ClientRequest, get } from 'node:http';
import { expect, signInToDemo, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { eventually } from '../../release-fixtures';
import { decide } from './decide-suggestion';

/** `npm run soak -- many-pages` opens a thousand pages at one gateway and observes them for longer. */
const PAGES = Number(process.env.OPEN_PAGES ?? 50);
const IDLE_MS = Number(process.env.OPEN_PAGES_IDLE_MS ?? 500);
/** Number of pages opened at the same moment. */
const AT_ONCE = 50;
/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

interface OpenPage {
  /** Last unread count received by the page. */
  unread: number | undefined;
  toldAt: number;
  status: number | undefined;
  request: ClientRequest;
}

/** Receives notifications like an open page, but without a browser. */
function openPage(site: string, cookie: string): OpenPage {
  const request = get(`${site}/api/notifications/stream`, { agent: false, headers: { cookie } });
  const page: OpenPage = { unread: undefined, toldAt: 0, status: undefined, request };
  request.on('error', () => undefined);
  request.on('response', (answer) => {
    page.status = answer.statusCode;
    answer.on('error', () => undefined);
    answer.setEncoding('utf8').on('data', (piece: string) => {
      const [, unread] = /"unread":(\d+)/.exec(piece) ?? [];
      if (unread === undefined) return;
      page.unread = Number(unread);
      page.toldAt = performance.now();
    });
  });
  return page;
}

/** Returns memory in kB and CPU time in ms, as reported by Linux. */
async function useOf(pid: number): Promise<{ kB: number; ms: number }> {
  const [status, stat] = await Promise.all(['status', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')));
  const [user, system] = stat!
    .slice(stat!.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return { kB: Number(/VmRSS:\s+(\d+)/.exec(status!)?.[1]), ms: (Number(user) + Number(system)) * TICK_MS };
}

// @proves GAP-065
test(`${PAGES} open pages at one gateway are all notified, and their cost is measured @soak`, async ({
  browser,
  atEnd,
}) => {
  const site = await startOwnSite({ DEMO: '1', SEED: '0', RATE_LIMIT_FACTOR: '10000' });
  atEnd(site.stop);
  const member = await browser.newContext();
  const staff = await browser.newContext();
  await signInToDemo(member.request, site.address, 'member');
  await signInToDemo(staff.request, site.address, 'editor');
  const cookie = (await member.cookies(site.address)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const processes = { gateway: site.gateway.child.pid!, api: site.api.child.pid! };
  const measure = async () => ({ gateway: await useOf(processes.gateway), api: await useOf(processes.api) });

  const before = await measure();
  const pages: OpenPage[] = [];
  atEnd(() => Promise.resolve(pages.forEach(({ request }) => request.destroy())));
  const areAt = (unread: number) => () => Promise.resolve(pages.filter((page) => page.unread === unread).length);
  while (pages.length < PAGES) {
    pages.push(...Array.from({ length: AT_ONCE }, () => openPage(site.address, cookie)));
    await eventually(areAt(0), (count) => count === pages.length);
  }
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  const opened = await measure();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = await measure();

  await decide({ member: member.request, staff: staff.request, site: site.address });
  const decidedAt = performance.now();
  await eventually(areAt(1), (count) => count === PAGES);
  const slowest = Math.max(...pages.map(({ toldAt }) => toldAt)) - decidedAt;
  const costs = (['gateway', 'api'] as const).map((name) => {
    const memory = Math.round((opened[name].kB - before[name].kB) / PAGES);
    return `${name} ${memory} kB a page, ${((100 * (idle[name].ms - opened[name].ms)) / IDLE_MS).toFixed(1)} % idle`;
  });
  process.stdout.write(`${PAGES} open pages: the last was told after ${slowest.toFixed(0)} ms; ${costs.join('; ')}\n`);
  await Promise.all([member.close(), staff.close()]);
});
