import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { RECORD_FILE, releaseFolder } from '@verse/releases';
import { expect, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { ReleaseFolder, WITHOUT_GATE } from '../../release-fixtures';

const run = promisify(execFile);
const ROOT = path.join(import.meta.dirname, '../../..');
const SECTION = 'mf-resources';

interface Said {
  code: number;
  text: string;
}

/** What a command says, whether it went well or not. */
const npm = (env: Record<string, string>, ...words: string[]): Promise<Said> =>
  run('npm', ['run', '-s', ...words], { cwd: ROOT, env: { ...process.env, ...WITHOUT_GATE, ...env } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );

async function activeAt(address: string): Promise<string | undefined> {
  const { sections } = (await (await fetch(`${address}/composition.json`)).json()) as {
    sections: Record<string, { release: string }>;
  };
  return sections[SECTION]?.release;
}

// @proves RTE-11
test('a gateway elsewhere follows the registry, goes on when it is away, and refuses what does not run', async ({
  atEnd,
}) => {
  const site = await startOwnSite();
  atEnd(site.stop);
  const [team, elsewhere] = [await ReleaseFolder.create(), await ReleaseFolder.create()];
  atEnd(() => Promise.all([team.remove(), elsewhere.remove()]));
  const good = await team.add(SECTION);
  const better = await team.vary(SECTION, good, (_, text) => text);
  // Sound by itself: only a gateway knows that the address is another's.
  const greedy = await team.vary(SECTION, good, (_, text) => text);
  const record = path.join(releaseFolder(team.dir, SECTION, greedy), RECORD_FILE);
  await writeFile(record, (await readFile(record, 'utf8')).replace('"claims": [', '"claims": ["/contact", '));
  const gateway = await site.addGateway(undefined, { RELEASES_DIR: elsewhere.dir, FOLLOW_REGISTRY: '1' });
  atEnd(gateway.stop);

  const { text } = await npm({ DATA_DIR: site.dataDir }, 'admin', '--', 'release-token', SECTION);
  const token = /RELEASE_TOKEN=(\S+)/.exec(text)?.[1] ?? '';
  const place = { RELEASES_DIR: team.dir, RELEASE_REGISTRY: site.address, RELEASE_TOKEN: token, DEPLOYED_BY: 'ada@ci' };
  const activate = (release: string, env = {}) =>
    npm({ ...place, ...env }, 'activate', '-w', SECTION, '--', release, '--why', 'a new look');

  expect((await activate(good, { RELEASE_TOKEN: 'invented' })).text).toContain('This needs the token of the section.');
  expect(await activate(good)).toEqual({
    code: 0,
    text: `${SECTION}: release ${good} is active, on 1 running gateway\n`,
  });
  expect(await activeAt(gateway.address)).toBe(good);
  expect(await (await fetch(`${gateway.address}/resources/blogs`)).text()).toContain('Creative Wisdom');

  const refused = await activate(greedy);
  expect([refused.code, refused.text]).toEqual([1, expect.stringMatching(/is refused: .*\/contact/)]);
  expect(await activeAt(gateway.address)).toBe(good);

  await site.killApi();
  expect((await activate(better)).text).toContain('We could not reach the server.');
  expect(await activeAt(gateway.address)).toBe(good);
  expect((await fetch(`${gateway.address}/mf/${SECTION}/${good}/client/remote-entry.js`)).status).toBe(200);
  await site.restartApi();
  expect((await activate(better)).text).toContain(`${better} is active, on 1 running gateway`);
  expect((await npm(place, 'rollback', '-w', SECTION)).text).toContain(`${good} is active again`);
  expect(await activeAt(gateway.address)).toBe(good);
  const { text: told } = await npm(place, 'releases', '-w', SECTION);
  expect(told).toMatch(new RegExp(`refused .*${greedy}.*ada@ci.*/contact`));
});
