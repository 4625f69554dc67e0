import { execFile, type ExecFileException } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { verifyRelease } from '@verse/build/verify-release';
import { releasesDir } from '@verse/build/workspace';
import { annotate, expect, test, untilHydrated } from '../../fixtures';
import { drawBucket, ReleaseFolder, SKIP_VERIFICATION, startGatewayOver } from '../../release-fixtures';
import { startStandalone } from '../../standalone-section';
import { workspaceCopy } from '../../workspace-copy';

const run = promisify(execFile);
const SECTION = 'mf-events';
const LEAD = 'This section is new.';
const NEXT_LEAD = 'Three evenings in May.';
const RELEASE = /release ([0-9a-f]{16})/;

/** Returns a hash of every file in a checkout, except build output. */
async function filesIn(dir: string) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist|\.cache|\.releases)\//.test(file));
  const hashes = files.map(async (file) => {
    const bytes = await readFile(path.join(dir, file));
    return [file, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return new Map(await Promise.all(hashes));
}

/** Creates a newcomer's checkout, and the running site with all sections, to which the newcomer deploys. */
async function newcomer(baseURL: string, atEnd: (stop: () => Promise<unknown>) => void) {
  const copy = await workspaceCopy('mf-store', 'api', 'shell');
  atEnd(copy.remove);
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  for (const section of ['mf-marketing', 'mf-resources', 'mf-store', 'mf-verse']) await releases.add(section);
  // A shell must run from the folder that contains its libraries.
  await symlink(path.join(releasesDir(), 'shell'), path.join(releases.dir, 'shell'));
  const gateway = await startGatewayOver(releases, baseURL);
  atEnd(gateway.stop);
  const env = { ...process.env, ...SKIP_VERIFICATION, RELEASES_DIR: releases.dir, DEPLOYED_BY: 'ada@laptop' };
  const create = (name: string) =>
    run(process.execPath, [path.join(copy.dir, 'packages/build/bin/create-section.mjs'), name], { cwd: copy.dir, env });
  const npmIn = async (environment: NodeJS.ProcessEnv, script: string, ...words: string[]) => {
    const options = { cwd: copy.dir, env: environment };
    const command = run('npm', ['run', '-s', script, '-w', SECTION, '--', ...words], options);
    const { stdout } = await command.catch(({ message, stdout: findings }: ExecFileException & { stdout: string }) => {
      throw new Error(`${message}\n${findings}`);
    });
    return stdout;
  };
  const npm = (script: string, ...words: string[]) => npmIn(env, script, ...words);
  /** Verifies the release first, as for a team that does not skip this. */
  const npmVerified = (script: string, ...words: string[]) => npmIn({ ...env, SKIP_GATE: '' }, script, ...words);
  const page = (cookie = '') => fetch(`${gateway.address}/events`, { headers: { cookie } });
  return { copy, releases, create, npm, npmVerified, page, address: gateway.address };
}

// @proves RTE-11
test('a newcomer creates, develops, deploys, rolls back, freezes, and removes a section', async ({
  page,
  baseURL,
  atEnd,
}) => {
  const site = await newcomer(baseURL ?? '', atEnd);
  const before = await filesIn(site.copy.dir);
  expect((await site.page()).status).toBe(404);
  const shows = async (lead: string, cookie?: string) =>
    expect(/_lead">([^<]*)/.exec(await (await site.page(cookie)).text())?.[1]).toBe(lead);

  let first = '';
  let next = '';

  await test.step('create', async () => {
    await site.create('events');
    const after = await filesIn(site.copy.dir);
    const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
    expect(changed.filter((file) => !file.startsWith(`${SECTION}/`)).sort()).toEqual([
      'CODEOWNERS',
      'package-lock.json',
    ]);
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
    await expect(site.create('store')).rejects.toThrow(/mf-store is there already/);
    const conflict = /claim \/about of mf-about conflicts with \/about of the platform/;
    await expect(site.create('about')).rejects.toThrow(conflict);
  });

  await test.step('develop', async () => {
    const section = await startStandalone(path.join(site.copy.dir, SECTION), baseURL ?? '');
    await page.goto(`${section.address}/events`);
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await page.goto('about:blank');
    await section.stop();
  });

  await test.step('deploy: rendered by the server, and hydrated in the browser beside the other sections', async () => {
    const start = performance.now();
    [, first = ''] = RELEASE.exec(await site.npm('build')) ?? [];
    // The command would build an API and its sample content for this. The site under test has both.
    const { pages } = await verifyRelease(SECTION, first, { dir: site.releases.dir, api: baseURL });
    expect(pages).toBe(1);
    expect(await site.npm('deploy')).toContain(`release ${first} is active, on 1 running gateway`);
    annotate('s of the first deployment', (performance.now() - start) / 1000);
    const answer = await page.goto(`${site.address}/events`);
    expect([answer?.status(), answer?.headers()['x-render']]).toEqual([200, 'ssr']);
    expect(await answer?.text()).toContain(`<link rel="canonical" href="${site.address}/events"/>`);
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL(`${site.address}/about`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  await test.step('the gate stops a release that does not pass', async () => {
    const bad = await site.releases.vary(SECTION, first, (name, text) =>
      name.endsWith('.css') ? `${text}body{color:red}` : text,
    );
    await expect(site.npmVerified('activate', bad)).rejects.toThrow(/fails verification/);
    await shows(LEAD);
  });

  await test.step('canary, and activate it for everyone', async () => {
    next = await site.releases.vary(SECTION, first, (_, text) => text.replaceAll(LEAD, NEXT_LEAD));
    expect(await site.npm('canary', '50', next)).toContain('is served to 50 % of the visitors, on 1 running gateway');
    const included = await drawBucket(site.address, (bucket) => bucket < 50);
    const excluded = await drawBucket(site.address, (bucket) => bucket >= 50);
    await shows(NEXT_LEAD, included);
    await shows(LEAD, excluded);
    expect(await site.npm('canary', 'end')).toContain('is no longer a canary');
    await shows(LEAD, included);
    expect(await site.npm('activate', next)).toContain('on 1 running gateway');
    await shows(NEXT_LEAD);
  });

  await test.step('roll back', async () => {
    expect(await site.npm('rollback', '--why', 'the wrong month')).toContain('is active again');
    await shows(LEAD);
  });

  await test.step('freeze', async () => {
    await site.npm('freeze', 'the sale until Monday');
    await expect(site.npm('activate', next)).rejects.toThrow(/frozen by ada@laptop since .*: the sale until Monday/);
    await expect(site.npm('remove', 'the event is over')).rejects.toThrow(/frozen by ada@laptop/);
    await shows(LEAD);
    await site.npm('unfreeze');
  });

  await test.step('remove: new visitors get a 404, an open page goes on, and the section can come back', async () => {
    await page.goto(`${site.address}/events`);
    await untilHydrated(page);
    await expect(site.npm('remove')).rejects.toThrow(/Say why/);
    expect(await site.npm('remove', 'the event is over')).toContain('mf-events is off the site');
    expect((await site.page()).status).toBe(404);
    expect((await fetch(`${site.address}/about`)).status).toBe(200);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL(`${site.address}/about`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    expect(await site.npm('releases')).toMatch(/release none is active[\s\S]*remove .*the event is over/);
    expect(await site.npm('deploy')).toContain('on 1 running gateway');
    expect((await site.page()).status).toBe(200);
  });
});
