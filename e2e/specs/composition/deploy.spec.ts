import { rollback } from '@verse/releases';
import { expect, measured, test } from '../../fixtures';
import { eventually, gatewayOver, ReleaseFolder } from '../../release-fixtures';

const HEADING = 'Creative Wisdom';
/** `npm run rig` deploys twenty times, before 50 visitors. */
const DEPLOYMENTS = Number(process.env.DEPLOYMENTS ?? 3);
const VISITORS = Number(process.env.DEPLOYMENT_VISITORS ?? 4);
/** What a visitor does between two pages. */
const READING_MS = Number(process.env.DEPLOYMENT_READING_MS ?? 0);

/** Which release the server rendered, which the browser will load, and which the text belongs to. */
function releasesOf(html: string) {
  return {
    named: new Set([...html.matchAll(/\/mf\/mf-resources\/([0-9a-f]{16})\//g)].map(([, id]) => id)),
    state: /"mf-resources":\{"release":"([0-9a-f]{16})"/.exec(html)?.[1],
    version: /Creative Wisdom (\d+)/.exec(html)?.[1] ?? '0',
  };
}

// @proves RTE-11
test(`${DEPLOYMENTS} deployments under constant requests, and back: none fails, no page is of two releases`, async ({
  baseURL,
  atEnd,
}) => {
  test.setTimeout(300_000);
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const first = await releases.add('mf-resources');
  const versions = new Map([[first, '0']]);
  const gateway = await gatewayOver(releases, baseURL ?? '', { RENDER_WORKERS: '2' });
  atEnd(gateway.stop);
  const seen = new Map<string, number>();
  let isOver = false;
  let requests = 0;

  const visit = async () => {
    // A browser asks once for what never changes.
    const kept = new Set<string>();
    while (!isOver) {
      const answer = await fetch(`${gateway.address}/resources/blogs${requests++ % 3 === 0 ? '?page=1' : ''}`);
      const html = await answer.text();
      expect([answer.status, answer.headers.get('x-render')]).toEqual([200, 'ssr']);
      const { named, state, version } = releasesOf(html);
      expect([...named]).toEqual([state]);
      expect(versions.get(state ?? '')).toBe(version);
      seen.set(version, (seen.get(version) ?? 0) + 1);
      for (const [script] of html.matchAll(/\/mf\/mf-resources\/[^"]+?\.js/g)) {
        if (kept.has(script)) continue;
        const answer = await fetch(gateway.address + script);
        expect([script, answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([script, 200, true]);
        kept.add(script);
      }
      await new Promise((resolve) => setTimeout(resolve, READING_MS));
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
  for (let version = 1; version <= DEPLOYMENTS; version++) {
    const release = await releases.vary('mf-resources', first, (_, text) =>
      text.replaceAll(HEADING, `${HEADING} ${version}`),
    );
    versions.set(release, String(version));
    await releases.activate('mf-resources', release);
    measured('ms from the deployment to the page', await shown(String(version)));
  }
  for (let version = DEPLOYMENTS - 1; version >= 0; version--) {
    await rollback(releases.dir, 'mf-resources');
    measured('ms from the way back to the page', await shown(String(version)));
  }
  isOver = true;
  await Promise.all(visitors);
  measured('pages, none of which failed', requests);
  expect(requests).toBeGreaterThan(10 * DEPLOYMENTS);
  expect(seen.size).toBeGreaterThan(DEPLOYMENTS / 2);
});
