import { expect, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { eventually } from '../../release-fixtures';
import { findUnexpected, repeatUntil, saysUnreachable, visit, WITH_SESSION } from './traffic';

const PAGES = ['/', '/about', '/services', '/resources', '/resources/blogs', '/store'];
const PAGE_LIMIT_MS = 3000;
/** Timeout after which a process counts as unresponsive, for requests already sent to it. */
const WRITE_LIMIT_MS = 4500;
const STOPPED_MS = 5000;

// @proves R3
test('one of two API processes dies or hangs: no read fails, a write succeeds or fails with a message @soak', async ({
  atEnd,
}) => {
  const site = await startOwnSite({ DEMO: '1', SEED: '1', RATE_LIMIT_FACTOR: '10000' });
  atEnd(site.stop);
  const other = await site.addApi();
  let second = await other.start();
  atEnd(() => second.stop('SIGKILL'));
  const { address, stop } = await site.addGateway([site.apiAddress, other.address]);
  atEnd(stop);
  await eventually(
    () => visit(address, '/resources/blogs'),
    ({ state }) => state === 'hit',
  );

  let isOver = false;
  const asked = () => isOver;
  const traffic = Promise.all([
    repeatUntil(asked, (turn) => visit(address, PAGES[turn % PAGES.length] ?? '/')),
    repeatUntil(asked, (turn) => visit(address, `/resources/blogs?page=1&turn=${turn}`)),
    Promise.all(
      ['/api/session', '/api/blogs?view=cards', '/Data/services.json'].map((path) =>
        repeatUntil(asked, () => visit(address, path, WITH_SESSION)),
      ),
    ),
    repeatUntil(asked, () =>
      visit(address, '/api/signin', {
        method: 'POST',
        headers: { origin: site.address, 'content-type': 'application/json' },
        body: '{"email":"nobody@example.org","password":"not-the-one"}',
      }),
    ),
  ]);
  await second.stop('SIGKILL');
  second = await other.start();
  second.child.kill('SIGSTOP');
  await new Promise((resolve) => setTimeout(resolve, STOPPED_MS));
  second.child.kill('SIGCONT');
  await second.stop('SIGTERM');
  second = await other.start();
  isOver = true;
  const [known, unknown, calls, writes] = await traffic;

  const isPage = ({ status, body, ms }: (typeof known)[number]) =>
    status === 200 && body.endsWith('</html>') && ms < PAGE_LIMIT_MS;
  expect({
    known: findUnexpected(known, isPage),
    unknown: findUnexpected(unknown, (one) => isPage(one)),
    calls: findUnexpected(calls.flat(), ({ status }) => status === 200),
    writes: findUnexpected(writes, (one) => one.ms < WRITE_LIMIT_MS && (one.status === 401 || saysUnreachable(one))),
  }).toEqual({ known: [], unknown: [], calls: [], writes: [] });
  expect(Math.min(known.length, unknown.length, calls.flat().length, writes.length)).toBeGreaterThan(20);
});
