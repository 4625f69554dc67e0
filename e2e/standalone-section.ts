import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '@verse/build/site';
import { expect } from './fixtures';

/** Runs `npm run dev` in a section's folder without npm, which would not forward the signal. */
export async function startStandalone(folder: string, api: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(folder, '../packages/build/bin/verse.mjs'), 'dev'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), API_ORIGIN: api },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  await expect.poll(() => printed, { timeout: 90_000 }).toContain('standalone');
  return {
    address: `http://localhost:${port}`,
    printed: () => printed,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
