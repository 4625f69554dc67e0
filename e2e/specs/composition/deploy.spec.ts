import assert from 'node:assert/strict';
import type { BrowserContext } from '@playwright/test';
import { annotate, expect, test, untilHydrated } from '../../fixtures';
import { eventually, ReleaseFolder, startGatewayOver } from '../../release-fixtures';

const HEADING = 'Creative Wisdom';
/** `npm run rig` makes twenty deployments in ten minutes, with 40 clients and 10 browsers. */
const DEPLOYMENTS = Number(process.env.DEPLOYMENTS ?? 3);
const VISITORS = Number(process.env.DEPLOYMENT_VISITORS ?? 4);
/** How long a visitor pauses between two pages. */
const READING_MS = Number(process.env.DEPLOYMENT_READING_MS ?? 0);
const BROWSERS = Number(process.env.DEPLOYMENT_BROWSERS ?? 0);
const PAUSE_MS = Number(process.env.DEPLOYMENT_PAUSE_MS ?? 0);

const OTHERS = ['mf-marketing', 'mf-store', 'mf-verse'];
/** Header links, each leading to a different section from the previous one. */
const ROUTE = [
  ['Store', 'Store'],
  ['Resources', 'Your Creative Toolkit'],
  ['Showcase', 'Work worth a closer look'],
] as const;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Clicks through the header links. Runs inside the page, because Playwright would record each of its own calls. */
async function visitSections({ way, readingMs }: { way: typeof ROUTE; readingMs: number }) {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (const [link, title] of way) {
    const links = [...document.querySelectorAll<HTMLElement>('header a')];
    links.find((one) => one.textContent.trim() === link)?.click();
    const start = performance.now();
    while (!document.querySelector('main h1')?.textContent.includes(title)) {
      if (performance.now() - start > 20_000) throw new Error(`${link} did not load`);
      await wait(20);
    }
    await wait(readingMs);
  }
}

/** Visits one section after another, beginning each round with a full page load, and expects no errors. */
async function browse(context: BrowserContext, address: string, isOver: () => boolean): Promise<number> {
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && wrong.push(message.text())));
  page.on('pageerror', (error) => wrong.push(String(error)));
  let navigations = 0;
  while (!isOver()) {
    await page.goto(`${address}/resources/blogs`);
    await untilHydrated(page);
    await page.evaluate(visitSections, { way: ROUTE, readingMs: READING_MS });
    navigations += 1 + ROUTE.length;
    assert.deepEqual(wrong, []);
  }
  return navigations;
}

/** Returns the releases referenced by the page, the release that the browser will load, and the version of the text. */
function releasesOf(html: string) {
  return {
    named: new Set([...html.matchAll(/\/mf\/mf-resources\/([0-9a-f]{16})\//g)].map(([, id]) => id)),
    state: /"mf-resources":\{"release":"([0-9a-f]{16})"/.exec(html)?.[1],
    version: /Creative Wisdom (\d+)/.exec(html)?.[1] ?? '0',
  };
}

// @proves RTE-11
test(`${DEPLOYMENTS} deployments under constant requests, and back: none fails, no page mixes two releases`, async ({
  browser,
  baseURL,
  atEnd,
}) => {
  test.setTimeout(1_800_000);
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  for (const section of OTHERS) await releases.add(section);
  const first = await releases.add('mf-resources');
  const versions = new Map([[first, '0']]);
  const gateway = await startGatewayOver(releases, baseURL ?? '', { RENDER_WORKERS: '2' });
  atEnd(gateway.stop);
  const seen = new Map<string, number>();
  let isOver = false;
  let requests = 0;
  let leftToBrowsers = 0;

  const visit = async () => {
    // URLs of immutable files requested so far. Like a browser, the client requests each of them only once.
    const kept = new Set<string>();
    while (!isOver) {
      const answer = await fetch(`${gateway.address}/resources/blogs${requests++ % 3 === 0 ? '?page=1' : ''}`);
      const html = await answer.text();
      const render = answer.headers.get('x-render');
      const { named, state, version } = releasesOf(html);
      // Uses assert because `expect` records each of its tens of thousands of calls for the report.
      assert.deepEqual([answer.status, ...named], [200, state]);
      // Not checked with browsers, because they could leave the server on the same machine too little time to render.
      if (BROWSERS === 0) assert.equal(render, 'ssr');
      if (render === 'ssr') {
        assert.equal(versions.get(state ?? ''), version);
        seen.set(version, (seen.get(version) ?? 0) + 1);
      } else leftToBrowsers += 1;
      for (const [script] of html.matchAll(/\/mf\/mf-resources\/[^"]+?\.js/g)) {
        if (kept.has(script)) continue;
        const answer = await fetch(gateway.address + script);
        assert.deepEqual([script, answer.status, (await answer.arrayBuffer()).byteLength > 0], [script, 200, true]);
        kept.add(script);
      }
      await pause(READING_MS);
    }
  };
  const shown = async (version: string) => {
    const start = performance.now();
    await eventually(
      async () => releasesOf(await (await fetch(`${gateway.address}/resources/blogs`)).text()).version,
      (found) => found === version,
    );
    return performance.now() - start;
  };
  const visitors = Array.from({ length: VISITORS }, visit);
  const contexts = await Promise.all(Array.from({ length: BROWSERS }, () => browser.newContext()));
  atEnd(() => Promise.all(contexts.map((context) => context.close())));
  const browsers = contexts.map((context) => browse(context, gateway.address, () => isOver));
  for (let version = 1; version <= DEPLOYMENTS; version++) {
    const release = await releases.vary('mf-resources', first, (_, text) =>
      text.replaceAll(HEADING, `${HEADING} ${version}`),
    );
    versions.set(release, String(version));
    await releases.activate('mf-resources', release);
    annotate('ms from the deployment to the page', await shown(String(version)));
    await pause(PAUSE_MS);
  }
  for (let version = DEPLOYMENTS - 1; version >= 0; version--) {
    await releases.store.rollback('mf-resources', { who: 'a test' });
    annotate('ms from the way back to the page', await shown(String(version)));
    await pause(PAUSE_MS);
  }
  isOver = true;
  await Promise.all(visitors);
  const navigations = (await Promise.all(browsers)).reduce((sum, count) => sum + count, 0);
  annotate('pages, none of which failed', requests);
  annotate('navigations in browsers, none of which failed', navigations);
  annotate('pages that were left to the browser', leftToBrowsers);
  expect(navigations).toBeGreaterThanOrEqual(BROWSERS * ROUTE.length);
  expect(requests).toBeGreaterThan(10 * DEPLOYMENTS);
  expect(seen.size).toBeGreaterThan(DEPLOYMENTS / 2);
});
