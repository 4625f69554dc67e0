import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '@verse/build/site';
import { freePort } from '@verse/build/site';
import { expect, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';

/**
 * Returns the names of a process's initial environment variables. On Linux, any code inside the process can read them.
 */
const namesOf = async (pid: number | undefined) =>
  (await readFile(`/proc/${pid}/environ`, 'utf8'))
    .split('\0')
    .filter(Boolean)
    .map((line) => line.split('=', 1)[0]);

// @proves R20 GAP-034
test('each process of the site sees the variables that it needs and no others, least of all foreign secrets', async ({
  atEnd,
}) => {
  const site = await startOwnSite({
    SEED: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    EDITOR_PASSWORD: 'CANARY-Lamp-4-Sale!',
    SOMEBODY_ELSES_TOKEN: 'CANARY',
  });
  atEnd(site.stop);
  const [api, gateway] = await Promise.all([namesOf(site.api.child.pid), namesOf(site.gateway.child.pid)]);
  expect(api).toEqual(expect.arrayContaining(['AUTH_SECRET', 'PURGE_TOKEN', 'DATA_DIR', 'SMTP_URL', 'PORT']));
  expect(gateway.toSorted()).toEqual([
    'API_ORIGINS',
    'HOST',
    'LOG_LEVEL',
    'NODE_ENV',
    'PATH',
    'PORT',
    'PUBLIC_ORIGIN',
    'PURGE_TOKEN',
    'RELEASES_DIR',
    'RENDER_WORKERS',
  ]);
  expect([...api, ...gateway]).not.toContain('SOMEBODY_ELSES_TOKEN');
});

// @proves R20 GAP-070 GAP-085
test('an unsafe configuration does not start, gives the reason without the values, and leaves nothing running', async ({
  atEnd,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'verse-unsafe-'));
  atEnd(() => rm(dataDir, { recursive: true }));
  const env = {
    NODE_ENV: 'production',
    SEED: '0',
    DATA_DIR: dataDir,
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    MAIL_DIR: path.join(dataDir, 'mail'),
  };
  const known = 'for-this-machine-only-and-nowhere-else';
  for (const [unsafe, said] of [
    [{ AUTH_SECRET: known }, /AUTH_SECRET must be random and your own/],
    [{ SECURITY_CONTACT: 'nobody' }, /SECURITY_CONTACT must be an email address or a page/],
  ] as const) {
    const port = await freePort();
    const apiPort = await freePort();
    const failure = await startSite({ port, apiPort, env: { ...env, ...unsafe } }).catch((error: unknown) =>
      String(error),
    );
    expect(failure).toMatch(said);
    expect(failure).not.toContain(known);
    await expect(fetch(`http://127.0.0.1:${apiPort}/readyz`)).rejects.toThrow();
  }
});
