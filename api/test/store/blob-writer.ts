import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@verse/api-contract/time';
import { createBlobLedger } from '../../src/platform/stored-blobs';
import { type CollectionPort, type DbPort, openStore, type StoredDocument } from '../../src/store';
import { diskBlobs } from '../../src/store/blobs';

const [, , folder = '', killAt = '0', startedAt = '0'] = process.argv;
const clock = { now: new Date(Number(startedAt)) };
const after = (ms: number) => new Date(clock.now.getTime() + ms);
let steps = 0;

/** Counts a step, and kills this process without any cleanup before the step that was asked for. */
function step(): void {
  steps += 1;
  if (steps === Number(killAt)) process.kill(process.pid, 'SIGKILL');
}

function counted<Parameters extends unknown[], Result>(call: (...given: Parameters) => Result) {
  return (...given: Parameters): Result => {
    step();
    return call(...given);
  };
}

/** Counts every call that changes a file. */
function countFileWrites(): void {
  const { open } = fs;
  const calls = { rename: fs.rename, rm: fs.rm, utimes: fs.utimes, mkdir: fs.mkdir };
  for (const [name, call] of Object.entries(calls))
    Object.assign(fs, { [name]: counted((call as (...given: unknown[]) => unknown).bind(fs)) });
  const openCounted = async (...given: Parameters<typeof open>): Promise<FileHandle> => {
    step();
    const handle = await open(...given);
    const { writeFile, sync } = handle;
    return Object.assign(handle, {
      writeFile: counted(writeFile.bind(handle) as typeof writeFile),
      sync: counted(sync.bind(handle)),
    });
  };
  Object.assign(fs, { open: openCounted });
}

/** Counts every write to a collection. */
const countWrites = (db: DbPort): DbPort => ({
  collection<T extends StoredDocument>(name: string): CollectionPort<T> {
    const real = db.collection<T>(name);
    return new Proxy(real, {
      get(target, key: keyof CollectionPort<T>) {
        const method = (target[key] as (...given: unknown[]) => unknown).bind(target);
        return ['updateOne', 'insertOne', 'deleteOne'].includes(key) ? counted(method) : method;
      },
    });
  },
});

const nameOf = (letter: string) => `${letter.repeat(32)}.file`;
const bytesOf = (letter: string) => Buffer.from(letter.repeat(5000));

/** Writes, repeats, frees, and discards blobs. Prints what is done. Ends with the number of steps. */
async function write(): Promise<void> {
  const { db } = await openStore({ path: path.join(folder, 'store.sqlite') });
  const ledger = await createBlobLedger({
    db: countWrites(db),
    blobs: diskBlobs(path.join(folder, 'blobs'), () => clock.now),
    now: () => clock.now,
    quotas: { create: () => () => Promise.resolve() },
    bytes: 1e9,
    recordBytes: 1e9,
    announcedBytes: () => Promise.resolve(0),
  });
  countFileWrites();
  const say = (what: string) => void process.stdout.write(`${what}\n`);
  const put = async (letter: string) => {
    await ledger.put(nameOf(letter), bytesOf(letter), 'ada');
    say(`put ${letter}`);
  };
  for (const letter of ['a', 'b', 'a']) await put(letter);
  await ledger.settle(after(1));
  clock.now = after(2 * DAY_MS);
  say('freeing a');
  await ledger.remove(nameOf('a'), after(-DAY_MS));
  await put('c');
  say('freeing c');
  await ledger.discard(nameOf('c'));
  say('freeing b');
  await ledger.remove(nameOf('b'), after(-DAY_MS));
  await put('b');
  say(`steps ${steps}`);
  process.exit(0);
}

void write();
