import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns one of this installation's secrets. A secret is created on first use and stored next to the data, never in
 * the repository.
 * @param {string} dataDir
 * @param {string} name
 */
async function readOrCreateSecret(dataDir, name) {
  const file = path.join(dataDir, name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  const secret = randomBytes(24).toString('base64url');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

/** Default environment for a site on this machine. @param {string} dataDir */
export const environmentFor = async (dataDir) => ({
  NODE_ENV: 'production',
  DEMO: '1',
  SEED: '1',
  ...process.env,
  DATA_DIR: dataDir,
  ...(process.env.AUTH_SECRET || process.env.AUTH_SECRET_FILE
    ? {}
    : { AUTH_SECRET: await readOrCreateSecret(dataDir, 'auth-secret') }),
});

/**
 * Prints the site's URL and the demo accounts.
 * @param {{ address: string, apiPort: number, env: Record<string, string | undefined> }} site
 */
export async function announce({ address, apiPort, env }) {
  console.log(`\nCreativity Verse is at ${address}`);
  const { demo = [] } = await (await fetch(`http://127.0.0.1:${apiPort}/api/session`)).json();
  for (const { role, email, password } of demo) console.log(`  to try it as ${role}: ${email}  ${password}`);
  if (demo.length > 0 && !env.SMTP_URL) console.log(`  the mails it writes: ${address}/api/outbox`);
  console.log('Stop with Ctrl+C.');
}
