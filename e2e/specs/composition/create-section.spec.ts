import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { annotate, expect, test, untilHydrated } from '../../fixtures';
import { ReleaseFolder, SKIP_VERIFICATION, startGatewayOver } from '../../release-fixtures';
import { workspaceCopy } from '../../workspace-copy';

const run = promisify(execFile);

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

// @proves RTE-11
test('a new section is created, deployed, and open in the running site within two minutes', async ({
  page,
  baseURL,
  atEnd,
}) => {
  test.slow();
  const copy = await workspaceCopy('mf-store');
  atEnd(copy.remove);
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  await releases.add('mf-marketing');
  const gateway = await startGatewayOver(releases, baseURL ?? '');
  atEnd(gateway.stop);
  expect((await fetch(`${gateway.address}/events`)).status).toBe(404);
  const before = await filesIn(copy.dir);

  const start = performance.now();
  const env = { ...process.env, ...SKIP_VERIFICATION, RELEASES_DIR: releases.dir };
  const tool = (name: string) => path.join(copy.dir, 'packages/build/bin', name);
  await run(process.execPath, [tool('create-section.mjs'), 'events'], { cwd: copy.dir, env });
  const { stdout } = await run(process.execPath, [tool('verse.mjs'), 'deploy'], {
    cwd: path.join(copy.dir, 'mf-events'),
    env,
  });
  expect(stdout).toContain('on 1 running gateway');
  const answer = await page.goto(`${gateway.address}/events`);
  const seconds = (performance.now() - start) / 1000;
  annotate('s from create-section to the page', seconds);
  expect(seconds).toBeLessThan(600);

  await test.step('rendered by the server, with its own head, and hydrated in the browser beside others', async () => {
    expect([answer?.status(), answer?.headers()['x-render']]).toEqual([200, 'ssr']);
    expect(await answer?.text()).toContain(`<link rel="canonical" href="${gateway.address}/events"/>`);
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL(`${gateway.address}/about`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  await test.step('and nothing outside its folder has changed except its owner and npm’s list', async () => {
    const after = await filesIn(copy.dir);
    const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
    expect(changed.filter((file) => !file.startsWith('mf-events/')).sort()).toEqual([
      'CODEOWNERS',
      'package-lock.json',
    ]);
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
  });

  await test.step('a new section cannot take the name or path of another', async () => {
    const again = run(process.execPath, [tool('create-section.mjs'), 'store'], { cwd: copy.dir, env });
    await expect(again).rejects.toThrow(/mf-store is there already/);
    const taken = run(process.execPath, [tool('create-section.mjs'), 'about'], { cwd: copy.dir, env });
    await expect(taken).rejects.toThrow(/claim \/about conflicts with \/about of the platform/);
  });
});
