import { expect, test } from '../../fixtures';
import { eventually, gatewayOver, ReleaseFolder } from '../../release-fixtures';

const HEADING = 'Creative Wisdom';
/** `npm run soak` deploys twenty times. */
const DEPLOYMENTS = Number(process.env.DEPLOYMENTS ?? 3);
const VISITORS = 4;

/** Which release the server rendered, which the browser will load, and which the text belongs to. */
function releasesOf(html: string) {
  return {
    named: new Set([...html.matchAll(/\/mf\/mf-resources\/([0-9a-f]{16})\//g)].map(([, id]) => id)),
    state: /"mf-resources":\{"release":"([0-9a-f]{16})"/.exec(html)?.[1],
    version: /Creative Wisdom (\d+)/.exec(html)?.[1] ?? '0',
  };
}

// @proves RTE-11
test(`${DEPLOYMENTS} deployments under constant requests: no failed request, and no page of two releases`, async ({
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
    while (!isOver) {
      const answer = await fetch(`${gateway.address}/resources/blogs${requests++ % 3 === 0 ? '?page=1' : ''}`);
      const html = await answer.text();
      expect([answer.status, answer.headers.get('x-render')]).toEqual([200, 'ssr']);
      const { named, state, version } = releasesOf(html);
      expect([...named]).toEqual([state]);
      expect(versions.get(state ?? '')).toBe(version);
      seen.set(version, (seen.get(version) ?? 0) + 1);
      for (const [script] of html.matchAll(/\/mf\/mf-resources\/[^"]+?\.js/g))
        expect((await fetch(gateway.address + script)).status).toBe(200);
    }
  };
  const visitors = Array.from({ length: VISITORS }, visit);
  for (let version = 1; version <= DEPLOYMENTS; version++) {
    const release = await releases.vary('mf-resources', first, (_, text) =>
      text.replaceAll(HEADING, `${HEADING} ${version}`),
    );
    versions.set(release, String(version));
    await releases.activate('mf-resources', release);
    await eventually(
      async () => releasesOf(await (await fetch(`${gateway.address}/resources/blogs`)).text()).version,
      (found) => found === String(version),
    );
  }
  isOver = true;
  await Promise.all(visitors);
  expect(requests).toBeGreaterThan(5 * DEPLOYMENTS);
  expect(seen.size).toBeGreaterThan(DEPLOYMENTS / 2);
});
