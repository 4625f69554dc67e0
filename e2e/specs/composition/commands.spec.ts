import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readActiveRelease } from '@verse/releases';
import { expect, test, untilHydrated } from '../../fixtures';
import { ReleaseFolder, SKIP_VERIFICATION, startGatewayOver } from '../../release-fixtures';
import { workspaceCopy } from '../../workspace-copy';

const run = promisify(execFile);
const SECTION = 'mf-resources';
const HEADING = 'Creative Wisdom';
const RELEASE = /release ([0-9a-f]{16})/;

/** Creates a team with its own checkout, and a site that serves its deployments. */
async function team(baseURL: string, atEnd: (stop: () => Promise<unknown>) => void) {
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const first = await releases.add(SECTION);
  const gateway = await startGatewayOver(releases, baseURL);
  atEnd(gateway.stop);
  const copy = await workspaceCopy();
  atEnd(() => copy.remove());
  const env = { ...process.env, ...SKIP_VERIFICATION, RELEASES_DIR: releases.dir, DEPLOYED_BY: 'ada@laptop' };
  const refusedIn =
    (environment: NodeJS.ProcessEnv) =>
    (script: string, ...words: string[]) =>
      run('npm', ['run', '-s', script, '-w', SECTION, '--', ...words], { cwd: copy.dir, env: environment }).then(
        ({ stdout }) => Promise.reject(new Error(`the command was not rejected: ${stdout}`)),
        ({ stderr, stdout }: { stderr: string; stdout: string }) => {
          expect(stdout).not.toContain('is active');
          return stderr;
        },
      );
  return {
    first,
    vary: (words: string) =>
      releases.vary(SECTION, first, (_, text) => text.replaceAll(HEADING, `${HEADING}, ${words}`)),
    copy,
    address: gateway.address,
    pointer: () => readActiveRelease(releases.dir, SECTION),
    npm: async (script: string, ...words: string[]) => {
      const { stdout } = await run('npm', ['run', '-s', script, '-w', SECTION, '--', ...words], { cwd: copy.dir, env });
      return stdout;
    },
    refused: refusedIn(env),
    refusedByGate: refusedIn({ ...env, SKIP_GATE: '' }),
    heading: async () => {
      const html = await (await fetch(`${gateway.address}/resources/blogs`)).text();
      return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
    },
  };
}

// @proves RTE-11
test('deploy ends when the site serves the release, while open tabs go on, and fails with the reason @soak', async ({
  page,
  baseURL,
  atEnd,
}) => {
  const { npm, refused, heading, copy, first, pointer, address } = await team(baseURL ?? '', atEnd);
  await page.goto(`${address}/resources/blogs`);
  await untilHydrated(page);
  await copy.replace('mf-resources/src', HEADING, `${HEADING}, told`);
  const said = await npm('deploy', '--why', 'the words of spring', '--skip-gate', 'that page is elsewhere by now');
  expect(said).toMatch(/is active, on 1 running gateway\n$/);
  const [, second] = RELEASE.exec(said) ?? [];
  expect(await heading()).toContain('told');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Read More/ })
    .first()
    .click();
  await expect(page.getByText(/^Published on/)).toBeVisible();

  // Loads on the team's machine but fails in a render worker, which does not inherit environment variables.
  const unfit = `if (typeof process === 'object' && !process.env.PATH) throw new Error('no PATH here');\n`;
  await copy.replace('mf-resources/src', 'export default define', `${unfit}export default define`);
  expect(await refused('deploy')).toMatch(/release [0-9a-f]{16} is rejected: .*no PATH here/);
  expect(await heading()).toContain('told');
  expect(await pointer()).toEqual({ release: second, history: [first] });

  const lines = (await npm('releases')).split('\n');
  expect(lines[0]).toBe(`mf-resources: release ${second} is active`);
  expect(lines[2]).toMatch(new RegExp(`serves ${second}, has refused|serves ${second}$`));
  expect(lines.filter((line) => line.includes('ada@laptop')).map((line) => /(deploy|refused)/.exec(line)?.[1])).toEqual(
    ['refused', 'deploy', 'deploy'],
  );
  expect(lines.at(-3)).toContain('the words of spring; without the gate: that page is elsewhere by now');
});

// @proves RTE-11
test('deploy changes nothing when verification fails, and lists the violations @soak', async ({ baseURL, atEnd }) => {
  const { refusedByGate, copy, first, pointer } = await team(baseURL ?? '', atEnd);
  await copy.replace('mf-resources/src', "path: 'digital-products'", "path: 'digital-goods'");
  expect(await refusedByGate('deploy')).toMatch(
    /fails verification:\n {2}- it has no page at \/resources\/digital-products, to which others link/,
  );
  expect(await pointer()).toEqual({ release: first, history: [] });
});

// @proves RTE-11
test('canary and preview start and end; a freeze holds; rollback restores a release @soak', async ({
  baseURL,
  atEnd,
}) => {
  const { npm, refused, heading, vary, copy, first, pointer, address } = await team(baseURL ?? '', atEnd);
  const before = await heading();
  const second = await vary('sold');
  const given = `release ${second} is served to 10 % of the visitors`;
  expect(await npm('canary', '10', second)).toContain(`${given}, on 1 running gateway`);
  expect(await npm('releases')).toContain(`${given} since`);
  expect(await refused('canary', '60', second)).toContain('a whole number from 1 to 50');
  expect(await npm('canary', 'end')).toContain(`release ${second} is no longer a canary`);
  expect(await refused('canary', 'end')).toContain('mf-resources has no canary');
  expect(await heading()).toBe(before);
  await npm('activate', second);
  expect(await refused('freeze')).toContain('Say why');
  await npm('freeze', 'the sale goes on until Monday');
  await copy.replace('mf-resources/src', HEADING, `${HEADING}, late`);
  expect(await refused('deploy')).toMatch(/frozen by ada@laptop since .*: the sale goes on until Monday/);
  expect(await heading()).toContain('sold');

  const [link = ''] = /\/_preview\S+/.exec(await npm('preview')) ?? [];
  const opened = await fetch(address + link, { redirect: 'manual' });
  const [cookie = ''] = opened.headers.get('set-cookie')?.split(';') ?? [];
  const previewed = await fetch(`${address}/resources/blogs`, { headers: { cookie } });
  expect(await previewed.text()).toContain(`${HEADING}, late`);
  expect(await heading()).toContain('sold');
  expect(await npm('preview', 'end')).toContain('the preview has ended');
  expect((await fetch(address + link)).status).toBe(404);

  expect(await npm('rollback', '--why', 'the wrong prices')).toContain(`release ${first} is active again`);
  expect(await heading()).toBe(before);
  expect(await refused('activate', second)).toContain('frozen by');
  await npm('unfreeze');
  expect(await refused('activate', '0123456789abcdef')).toContain('has no release 0123456789abcdef');
  expect(await npm('activate', second)).toContain(`release ${second} is active, on 1 running gateway`);
  expect(await heading()).toContain('sold');
  expect(await pointer()).toEqual({ release: second, history: [first] });
});
