import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Connection } from './connection';

const TESTS = resolve(__dirname, '../../../test');

/**
 * kill -9 cannot simulate a power failure, because a killed process's writes stay in the kernel's cache, flushed or
 * not. The test therefore traces system calls: every written or renamed file must be flushed (fsync) before the process
 * acknowledges a write. This catches a store with `synchronous=OFF` or `NORMAL`, and a blob that is renamed but not
 * flushed.
 */
const WATCHED = 'pwrite64,write,writev,fsync,fdatasync,rename,renameat,renameat2';

const isStraceHere = spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;

interface Calls {
  promises: string[];
  /** Writes acknowledged before all their data was flushed. */
  broken: string[];
}

/** With `-y`, strace prints the file of each descriptor: `fsync(25</tmp/verse/store.sqlite-wal>) = 0`. */
function judge(trace: string, folder: string): Calls {
  const calls: Calls = { promises: [], broken: [] };
  const dirty = new Set<string>();
  for (const line of trace.split('\n')) {
    const promise = /write\(1<.*"(promised \w+ \d+)/.exec(line)?.[1];
    const [, call, file] = /(\w+)\(\d+<([^>]+)>/.exec(line) ?? [];
    const renamed = /rename\w*\(.*"([^"]+)"(?:, \w+)?(?:\)| <unfinished)/.exec(line)?.[1];
    if (promise !== undefined) {
      calls.promises.push(promise);
      if (dirty.size > 0) calls.broken.push(`${promise}: ${[...dirty].join(', ')}`);
    } else if (renamed?.startsWith(folder)) dirty.add(resolve(renamed, '..'));
    else if (file?.startsWith(folder) && !file.endsWith('-shm')) {
      if (call!.startsWith('f')) dirty.delete(file);
      else dirty.add(file);
    }
  }
  return calls;
}

describe('a write acknowledged by the embedded store or the blob store', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verse-durable-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  // @proves R2
  it('is written ahead and flushed, as SQLite reports for the open file', () => {
    const connection = new Connection(join(folder, 'store.sqlite'));
    const pragma = (name: string) => Object.values(connection.all(`PRAGMA ${name}`)[0]!)[0];
    // 2 means FULL.
    expect([pragma('journal_mode'), pragma('synchronous')]).toEqual(['wal', 2]);
    connection.close();
  });

  if (isStraceHere) {
    // @proves R2
    it('is on the disk first: each of 40 acknowledgements follows the flush', async () => {
      const trace = join(folder, 'trace');
      const site = join(folder, 'site');
      await promisify(execFile)('strace', [
        '-f',
        '-y',
        '-s',
        '64',
        '-e',
        `trace=${WATCHED}`,
        '-o',
        trace,
        process.execPath,
        join(TESTS, 'typescript.cjs'),
        join(TESTS, 'store/promise-keeper.ts'),
        site,
      ]);
      const { promises, broken } = judge(await readFile(trace, 'utf8'), site);
      expect(promises).toHaveLength(40);
      expect(broken).toEqual([]);
    });
  } else {
    // @proves R2
    it('cannot be watched here, since there is no strace; what SQLite says is proved above', () =>
      expect(isStraceHere).toBe(false));
  }
});
