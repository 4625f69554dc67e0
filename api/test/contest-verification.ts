import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Town } from './people';

const run = promisify(execFile);

/** Runs the published verification script on a log, and resolves with its output and exit code. */
export async function verify(town: Town, log: unknown): Promise<{ code: number; text: string }> {
  const script = await town.visitor().get('/api/contests/verify.mjs');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-verify-'));
  const program = path.join(folder, 'verify.mjs');
  const file = path.join(folder, 'log.json');
  await writeFile(program, await script.text());
  await writeFile(file, JSON.stringify(log));
  try {
    const { stdout } = await run(process.execPath, [program, file], { env: {} });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, text: stderr };
  } finally {
    await rm(folder, { recursive: true });
  }
}
