import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DAY_MS } from '@verse/api-contract/time';
import { inParts } from '../../../test/sampling';
import { expectBalanced, ledgerOf, sizesIn } from '../../../test/stored-blobs';
import { openStore } from '../../store';
import { diskBlobs } from '../../store/blobs';
import { createBlobLedger } from './blob-ledger';

const TESTS = resolve(__dirname, '../../../test');
const STARTED = new Date('2026-01-01T00:00:00Z');
/** `npm run soak -- blob-kills` kills a process before every step. Otherwise, each run takes a part of the steps. */
const PARTS = process.env.BLOB_KILLS === 'all' ? 1 : 12;

let root: string;
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), 'verse-blob-kills-'))));
afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs the writer in a process of its own, which is killed before the given step. Returns what it printed. */
function write(folder: string, killAt: number): Promise<{ said: string[]; signal: string | null }> {
  const script = [join(TESTS, 'typescript.cjs'), join(TESTS, 'store/blob-writer.ts')];
  const given = [...script, folder, String(killAt), String(STARTED.getTime())];
  return new Promise((done) => {
    execFile(process.execPath, given, (error, stdout) =>
      done({ said: stdout.split('\n').filter(Boolean), signal: error?.signal ?? null }),
    );
  });
}

/** Starts again in the folder as the API does, and runs the hourly job for two days. */
async function restart(folder: string) {
  const { db, close } = await openStore({ path: join(folder, 'store.sqlite') });
  const clock = { now: new Date(STARTED.getTime() + 2 * DAY_MS) };
  const blobs = diskBlobs(join(folder, 'blobs'), () => clock.now);
  const quotas = { create: () => () => Promise.resolve() };
  const announcedBytes = () => Promise.resolve(0);
  const ledger = await createBlobLedger({
    db,
    blobs,
    quotas,
    announcedBytes,
    bytes: 1e9,
    recordBytes: 1e9,
    now: () => clock.now,
  });
  const rows = new Set((await ledgerOf(db)).map(({ _id }) => _id));
  const unknown = [...(await sizesIn(blobs)).keys()].filter((name) => !rows.has(name));
  for (let hour = 0; hour < 48; hour += 1) {
    clock.now = new Date(clock.now.getTime() + DAY_MS / 24);
    const unusedSince = new Date(clock.now.getTime() - DAY_MS);
    // Listing the unused blobs also clears what a killed process left.
    for await (const _ of blobs.unusedSince(unusedSince)) continue;
    await ledger.settle(unusedSince);
  }
  await expectBalanced(db, blobs);
  const letters = [...(await sizesIn(blobs)).keys()].map((name) => name[0]!);
  await close();
  return { unknown, letters };
}

/** Returns the blobs that must exist after what the writer has said. */
function promisedBy(said: readonly string[]): string[] {
  const promised = new Set<string>();
  for (const line of said) {
    const [what, letter] = line.split(' ');
    if (what === 'put') promised.add(letter!);
    if (what === 'freeing') promised.delete(letter!);
  }
  return [...promised];
}

// @proves R34 GAP-025
it('a process killed while it stores or frees a blob leaves a ledger that agrees with the blobs', async () => {
  const whole = join(root, 'whole');
  const { said } = await write(whole, 0);
  const last = said.at(-1)!;
  expect(last).toMatch(/^steps \d+$/);
  expect(await restart(whole)).toEqual({ unknown: [], letters: ['b'] });
  const steps = Array.from({ length: Number(last.split(' ')[1]) }, (_, index) => index + 1);
  expect(steps.length).toBeGreaterThan(30);
  for (const killAt of inParts(steps, PARTS)()) {
    const folder = join(root, String(killAt));
    const written = await write(folder, killAt);
    expect([killAt, written.signal]).toEqual([killAt, 'SIGKILL']);
    const { unknown, letters } = await restart(folder);
    expect([killAt, unknown]).toEqual([killAt, []]);
    expect([killAt, letters]).toEqual([killAt, expect.arrayContaining(promisedBy(written.said))]);
  }
}, 600_000);
