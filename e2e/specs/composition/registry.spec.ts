import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createRegistryClient, MANIFEST_FILE, releaseFolder } from '@verse/releases';
import { annotate, expect, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { settle } from '../../people';
import { drawBucket, eventually, ReleaseFolder, SKIP_VERIFICATION } from '../../release-fixtures';

const run = promisify(execFile);
const ROOT = path.join(import.meta.dirname, '../../..');
const SECTION = 'mf-resources';
/** `npm run rig` stops the registry for ten minutes, with 50 visitors. */
const AWAY_MS = Number(process.env.REGISTRY_AWAY_MS ?? 0);
const VISITORS = Number(process.env.REGISTRY_VISITORS ?? 2);

interface Said {
  code: number;
  text: string;
}

/** Runs a command and returns its output, even if it fails. */
const npm = (env: Record<string, string>, ...words: string[]): Promise<Said> =>
  run('npm', ['run', '-s', ...words], { cwd: ROOT, env: { ...process.env, ...SKIP_VERIFICATION, ...env } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );

async function tokenFor(dataDir: string): Promise<string> {
  const { text } = await npm({ DATA_DIR: dataDir }, 'admin', '--', 'release-token', SECTION);
  return /RELEASE_TOKEN=(\S+)/.exec(text)?.[1] ?? '';
}

async function activeAt(address: string): Promise<string | undefined> {
  const { sections } = (await (await fetch(`${address}/composition.json`)).json()) as {
    sections: Record<string, { release: string }>;
  };
  return sections[SECTION]?.release;
}

// @proves RTE-11
test('a remote gateway follows the registry, goes on without it, and rejects releases that do not run', async ({
  atEnd,
}) => {
  test.setTimeout(120_000 + 2 * AWAY_MS);
  const site = await startOwnSite();
  atEnd(site.stop);
  const team = await ReleaseFolder.create();
  const elsewhere = await ReleaseFolder.create();
  atEnd(() => Promise.all([team.remove(), elsewhere.remove()]));
  const good = await team.add(SECTION);
  const better = await team.vary(SECTION, good, (_, text) => text);
  // Passes validation, because only a gateway knows that the path belongs to another section.
  const greedy = await team.vary(SECTION, good, (_, text) => text);
  const record = path.join(releaseFolder(team.dir, SECTION, greedy), MANIFEST_FILE);
  await writeFile(record, (await readFile(record, 'utf8')).replace('"claims": [', '"claims": ["/contact", '));
  const gateway = await site.addGateway(undefined, { RELEASES_DIR: elsewhere.dir, FOLLOW_REGISTRY: '1' });
  atEnd(gateway.stop);

  const token = await tokenFor(site.dataDir);
  const place = { RELEASES_DIR: team.dir, RELEASE_REGISTRY: site.address, RELEASE_TOKEN: token, DEPLOYED_BY: 'ada@ci' };
  const activate = (release: string, env = {}) =>
    npm({ ...place, ...env }, 'activate', '-w', SECTION, '--', release, '--why', 'a new look');

  expect((await activate(good, { RELEASE_TOKEN: 'invented' })).text).toContain('The token of the section is required.');
  expect(await activate(good)).toEqual({
    code: 0,
    text: `${SECTION}: release ${good} is active, on 1 running gateway\n`,
  });
  expect(await activeAt(gateway.address)).toBe(good);
  expect(await (await fetch(`${gateway.address}/resources/blogs`)).text()).toContain('Creative Wisdom');

  const refused = await activate(greedy);
  expect([refused.code, refused.text]).toEqual([1, expect.stringMatching(/is rejected: .*\/contact/)]);
  expect(await activeAt(gateway.address)).toBe(good);

  await site.killApi();
  expect((await activate(better)).text).toContain('We could not reach the server.');
  const until = Date.now() + AWAY_MS;
  const visits = Array.from({ length: VISITORS }, async () => {
    let pages = 0;
    do {
      const answer = await fetch(`${gateway.address}/resources/blogs`);
      const isGood = (await answer.text()).includes(`/mf/${SECTION}/${good}/`);
      // Uses assert because `expect` records each of its tens of thousands of calls for the report.
      assert.deepEqual([answer.status, isGood], [200, true]);
      pages += 1;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    } while (Date.now() < until);
    return pages;
  });
  const pages = (await Promise.all(visits)).reduce((sum, count) => sum + count, 0);
  annotate('pages without the registry, none of which failed', pages);
  expect(await activeAt(gateway.address)).toBe(good);
  expect((await fetch(`${gateway.address}/mf/${SECTION}/${good}/client/remote-entry.js`)).status).toBe(200);
  await site.restartApi();
  expect((await activate(better)).text).toContain(`${better} is active, on 1 running gateway`);
  expect((await npm(place, 'rollback', '-w', SECTION)).text).toContain(`${good} is active again`);
  expect(await activeAt(gateway.address)).toBe(good);
  const { text: told } = await npm(place, 'releases', '-w', SECTION);
  expect(told).toMatch(new RegExp(`refused .*${greedy}.*ada@ci.*/contact`));
});

/** Starts a site whose gateway follows the registry, and a team on another machine with two releases of its section. */
async function followingSite(atEnd: (end: () => Promise<unknown>) => void) {
  const here = await ReleaseFolder.create();
  const team = await ReleaseFolder.create();
  atEnd(() => Promise.all([here.remove(), team.remove()]));
  await here.add('mf-verse');
  const good = await here.add(SECTION);
  await team.add(SECTION);
  const better = await team.vary(SECTION, good, (_, text) => text);
  const site = await startOwnSite({
    RELEASES_DIR: here.dir,
    FOLLOW_REGISTRY: '1',
    TRUST_PROXY: 'loopback',
    ADMIN_EMAIL: 'admin@example.org',
    DEMO: '1',
    RATE_LIMIT_FACTOR: '100',
  });
  atEnd(site.stop);
  const token = await tokenFor(site.dataDir);
  const place = { RELEASES_DIR: team.dir, RELEASE_REGISTRY: site.address, RELEASE_TOKEN: token, DEPLOYED_BY: 'ada@ci' };
  const command = (...words: string[]) => npm(place, ...words);
  await command('activate', '-w', SECTION, '--', good);
  /** Returns the release served to a visitor with these cookies and this IP address. */
  const given = async (cookie: string, from = '203.0.113.1') => {
    const answer = await fetch(`${site.address}/resources/blogs`, { headers: { cookie, 'x-forwarded-for': from } });
    return new RegExp(`"${SECTION}":\\{"release":"([0-9a-f]{16})"`).exec(await answer.text())?.[1];
  };
  const isGiven = (cookie: string, release: string) =>
    eventually(
      () => given(cookie),
      (now) => now === release,
    );
  return { site, team, token, good, better, command, given, isGiven };
}

/** Returns the cookies of two visitors: one who gets a 10 % canary, and one who gets the active release. */
const bothVisitors = async (site: string): Promise<[string, string]> => [
  await drawBucket(site, (bucket) => bucket < 10),
  await drawBucket(site, (bucket) => bucket >= 10),
];

// @proves RTE-11 GEN-09 GAP-069
test('a canary arrives through the registry; an admin ends it on the site and rolls back a release @soak', async ({
  page,
  atEnd,
}) => {
  const { site, good, better, command, given, isGiven } = await followingSite(atEnd);
  await settle(page, site.address, { firstName: 'Alma', lastName: 'Hill', email: 'admin@example.org' });
  const act = async (name: string, expected: string) => {
    const answer = await page.request.post(`${site.address}/_sections`, {
      headers: { origin: site.address },
      data: { section: SECTION, act: name, why: 'it looks wrong', expected },
    });
    return [answer.status(), await answer.text()];
  };

  expect(await command('canary', '-w', SECTION, '--', '10', better)).toEqual({
    code: 0,
    text: `${SECTION}: release ${better} is served to 10 % of the visitors, on 1 running gateway\n`,
  });
  const [canaryVisitor, otherVisitor] = await bothVisitors(site.address);
  expect([await given(canaryVisitor), await given(otherVisitor)]).toEqual([better, good]);
  expect(await act('end-canary', good)).toEqual([409, expect.stringContaining('is no longer a canary')]);
  expect((await act('end-canary', better))[0]).toBe(200);
  await isGiven(canaryVisitor, good);

  await command('activate', '-w', SECTION, '--', better);
  expect((await act('rollback', good))[0]).toBe(409);
  expect((await act('freeze', better))[0]).toBe(200);
  expect((await act('rollback', better))[0]).toBe(200);
  expect(await activeAt(site.address)).toBe(good);
  expect((await command('activate', '-w', SECTION, '--', better)).text).toContain('is frozen by Alma Hill');
  const { text } = await command('releases', '-w', SECTION);
  expect(
    text.split('\n').flatMap((line) => /(\S+) +[0-9a-f]{16} .*Alma Hill  it looks wrong/.exec(line)?.[1] ?? []),
  ).toEqual(['rollback', 'canary-ended']);
  const desk = (await (await page.request.get(`${site.address}/_sections`)).json()) as {
    sections: { section: string; frozen: object | null }[];
  };
  expect(desk.sections.find(({ section }) => section === SECTION)?.frozen).toMatchObject({ who: 'Alma Hill' });
});

// @proves RTE-11 GEN-09
test('a canary that the gateway ends while the API is away stays ended, and the registry learns why @soak', async ({
  atEnd,
}) => {
  const { site, good, better, command, given, isGiven } = await followingSite(atEnd);
  await command('canary', '-w', SECTION, '--', '10', better);
  const [canaryVisitor] = await bothVisitors(site.address);
  const addresses = Array.from({ length: 10 }, (_, index) => `203.0.113.${index}`);
  for (const from of addresses) expect(await given(canaryVisitor, from)).toBe(better);
  await site.killApi();
  for (const from of addresses)
    await fetch(`${site.address}/report`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie: canaryVisitor, 'x-forwarded-for': from },
      body: JSON.stringify({ kind: 'mount', section: SECTION, release: better, message: 'planted' }),
    });
  await isGiven(canaryVisitor, good);
  await site.restartApi();
  const { text } = await eventually(
    () => command('releases', '-w', SECTION),
    (said) => said.text.includes('canary-ended'),
  );
  expect(text).toMatch(new RegExp(`canary-ended +${better}.*the gateway  it failed for 5 of 10 addresses`));
  expect(await given(canaryVisitor)).toBe(good);
  expect((await command('canary', '-w', SECTION, '--', '10', better)).text).toContain('Say why it may begin again');
});

// @proves RTE-11 GEN-09
test('a preview arrives through the registry, for the holder of its token @soak', async ({ atEnd }) => {
  const { site, team, token, good, better, isGiven, given } = await followingSite(atEnd);
  const store = createRegistryClient(
    (method, address, body) =>
      fetch(`${site.address}/api/registry/${address}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': body.type } : {}) },
        ...(body ? { body: body.bytes } : {}),
      }),
    team.dir,
  );
  await store.upload(SECTION, better);
  const key = await store.startPreview(SECTION, better, { who: 'ada@ci' });
  const cookie = `verse.preview=${SECTION}.${key}`;
  await isGiven(cookie, better);
  expect([await given(''), await given(`verse.preview=${SECTION}.${key.slice(1)}A`)]).toEqual([good, good]);
  await store.endPreview(SECTION, { who: 'ada@ci' });
  await isGiven(cookie, good);
});
