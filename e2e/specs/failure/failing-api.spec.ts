import { type Fault, startFaultProxy } from '@verse/build/fault-proxy';
import { expect, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { expectRecovered, findUnexpected, repeatUntil, saysUnreachable, visit, WITH_SESSION } from './traffic';

const PAGES = ['/', '/about', '/services', '/resources', '/resources/blogs', '/store'];
/** In total, the faults last longer than a page stays fresh, so the last ones encounter stale copies. */
const FAULTS: Fault[] = ['reset', 'midway', 1500, 'silent'];
const EACH_MS = 9000;
const STARTED_MS = 4000;
const PAGE_LIMIT_MS = 3000;
/** Timeout after which a process counts as unresponsive. */
const CALL_LIMIT_MS = 4500;

// @proves R4
test('while the API fails, pages arrive within three seconds and calls fail with a message @soak', async ({
  atEnd,
}) => {
  const site = await startOwnSite({ DEMO: '1', SEED: '0', RATE_LIMIT_FACTOR: '10000' });
  atEnd(site.stop);
  const between = await startFaultProxy(site.apiAddress);
  atEnd(() => between.stop());
  const { address, stop } = await site.addGateway([between.address]);
  atEnd(stop);
  // A newly started gateway invalidates pages rendered before it first reached the API, and does so again 1.5 s later.
  const begun = performance.now();
  await repeatUntil(
    () => performance.now() - begun > STARTED_MS,
    (turn) => visit(address, PAGES[turn % PAGES.length] ?? '/'),
  );
  for (const page of PAGES)
    await expect.poll(async () => (await visit(address, page)).state, { message: page }).toBe('hit');

  const states = new Set<string>();
  for (const fault of FAULTS) {
    between.set(fault);
    const end = performance.now() + EACH_MS;
    const isOver = () => performance.now() > end;
    const [known, unknown, calls, writes] = await Promise.all([
      repeatUntil(isOver, (turn) => visit(address, PAGES[turn % PAGES.length] ?? '/')),
      repeatUntil(isOver, (turn) => visit(address, `/resources/blogs?page=1&${fault}=${turn}`)),
      repeatUntil(isOver, () => visit(address, '/api/session', WITH_SESSION)),
      repeatUntil(isOver, () =>
        visit(address, '/api/signin', {
          method: 'POST',
          headers: { origin: site.address, 'content-type': 'application/json' },
          body: '{"email":"nobody@example.org","password":"not-the-one"}',
        }),
      ),
    ]);
    known.forEach(({ state }) => states.add(state));
    const found = {
      known: findUnexpected(
        known,
        ({ status, render, ms }) => status === 200 && render === 'ssr' && ms < PAGE_LIMIT_MS,
      ),
      // A page may be rendered by the browser, or show a message in place of a missing part, but must be complete.
      unknown: findUnexpected(
        unknown,
        ({ status, body, ms }) => [200, 503].includes(status) && body.endsWith('</html>') && ms < PAGE_LIMIT_MS,
      ),
      // A response that has started cannot be retried, so the client receives a truncated response and can detect this.
      calls: findUnexpected(
        calls,
        (one) =>
          one.ms < CALL_LIMIT_MS &&
          (one.status === 200 || saysUnreachable(one) || (fault === 'midway' && one.status === 0)),
      ),
      writes: findUnexpected(
        writes,
        (one) =>
          one.ms < CALL_LIMIT_MS &&
          (one.status === 401 || saysUnreachable(one) || (fault === 'midway' && one.status === 0)),
      ),
    };
    expect({ fault, ...found }).toEqual({ fault, known: [], unknown: [], calls: [], writes: [] });
    expect((await visit(address, '/readyz')).status).toBe(200);
    between.set('pass');
    await expectRecovered(address, []);
  }
  expect(states).toContain('stale');
  await expectRecovered(address, PAGES);
});
