import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSiteStore, removeSite } from '../../../../../test/site-store';

const TESTS = path.resolve(__dirname, '../../../../../test');
/** `npm run soak -- projects` kills more processes. */
const KILLS = Number(process.env.PROJECT_KILLS ?? 1);
const INVOICES = 40;

/** Starts a process that issues a range of invoices. */
function writer(folder: string, from: number, to: number) {
  const script = [path.join(TESTS, 'typescript.cjs'), path.join(TESTS, 'store', 'invoice-writer.ts'), folder];
  const child = spawn(process.execPath, [...script, String(from), String(to)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  return { child, issued: () => printed.split('\n').slice(0, -1) };
}

// @proves PRJ-01
it(`two processes number invoices of a seller without gaps, also when ${KILLS} of them are killed`, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-invoices-'));
  const { db, close } = await openSiteStore(folder);
  const issued = new Set<string>();
  for (let round = 0; round < KILLS; round += 1) {
    const range = [round * INVOICES, (round + 1) * INVOICES] as const;
    const killed = writer(folder, ...range);
    const other = writer(folder, ...range);
    const ends = [killed, other].map(({ child }) => once(child, 'close'));
    await once(killed.child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
    killed.child.kill('SIGKILL');
    await Promise.all(ends);
    for (const id of [...killed.issued(), ...other.issued()]) issued.add(id);
  }
  const stored = await db.collection<{ _id: string; n: number }>('project_invoices').find({}).sort({ n: 1 }).toArray();
  expect(stored.map(({ n }) => n)).toEqual(Array.from({ length: KILLS * INVOICES }, (_, index) => index + 1));
  expect(new Set(stored.map(({ _id }) => _id))).toEqual(issued);
  await close();
  await removeSite(folder);
}, 600_000);
