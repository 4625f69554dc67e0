import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readRelease } from '@verse/releases';
import { releasesDir } from '../workspace.mjs';

const run = promisify(execFile);
const PROBE = fileURLToPath(new URL('./smoke-test.mjs', import.meta.url));

/** @param {Error & { stderr?: string }} error */
const firstLineOf = (error) => (error.stderr || error.message).trim().split('\n', 1)[0];

/**
 * Checks a release before any visitor can receive it: every file must exist and match its hash, and a remote's server
 * file must load and implement the contract.
 * @param {string} section @param {string} release
 * @throws Error with the reason for a rejection
 */
export async function checkRelease(section, release) {
  const manifest = await readRelease(releasesDir(), section, release);
  if (section === 'shell') return manifest;
  await run(process.execPath, [PROBE, releasesDir(), section, release], {
    timeout: 20_000,
    env: { PATH: process.env.PATH },
  }).catch((error) => {
    throw new Error(`${section}: the server file is rejected: ${firstLineOf(error)}`);
  });
  return manifest;
}
