import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { DAY_MS } from '@verse/api-contract/time';
import { type BlobStore, diskBlobs, memoryBlobs, mongoBlobs } from '.';

const nameOf = (number: number) => `${number.toString(16).padStart(32, '0')}.webp`;
const clock = { now: new Date('2026-01-01T00:00:00Z') };
const now = () => clock.now;
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));

async function namesFrom(names: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const name of names) all.push(name);
  return all.sort();
}

let root = '';
let client: MongoClient | undefined;

beforeEach(async () => {
  clock.now = new Date('2026-01-01T00:00:00Z');
  root = await mkdtemp(path.join(tmpdir(), 'verse-blobs-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
  await client?.close();
  client = undefined;
});

async function onMongo(): Promise<BlobStore> {
  client = await new MongoClient(process.env.MONGODB_TEST_URI!).connect();
  return mongoBlobs(client.db(`verse-test-${randomBytes(6).toString('hex')}`), now);
}

const stores: [string, () => Promise<BlobStore>][] = [
  ['in memory', () => Promise.resolve(memoryBlobs(now))],
  ['on disk', () => Promise.resolve(diskBlobs(root, now))],
  ...(process.env.MONGODB_TEST_URI ? [['in MongoDB', onMongo] as [string, () => Promise<BlobStore>]] : []),
];

describe.each(stores)('a blob %s', (_where, open) => {
  // @proves GAP-025
  it('has the size of its bytes, and none once it is removed', async () => {
    const blobs = await open();
    await blobs.put(nameOf(1), Buffer.from('twelve bytes'));
    expect([await blobs.sizeOf(nameOf(1)), await blobs.sizeOf(nameOf(2))]).toEqual([12, 0]);
    later(DAY_MS);
    await blobs.remove(nameOf(1), clock.now);
    expect(await blobs.sizeOf(nameOf(1))).toBe(0);
  });

  // @proves GAP-025
  it('is removed only when it was not put since the given time', async () => {
    const blobs = await open();
    await blobs.put(nameOf(1), Buffer.from('one'));
    await blobs.put(nameOf(2), Buffer.from('two'));
    later(DAY_MS);
    await blobs.put(nameOf(2), Buffer.from('two'));
    expect(await namesFrom(blobs.unusedSince(clock.now))).toEqual([nameOf(1)]);
    expect([
      await blobs.remove(nameOf(1), clock.now),
      await blobs.remove(nameOf(2), clock.now),
      await blobs.remove(nameOf(3), clock.now),
    ]).toEqual([true, false, false]);
    expect([await blobs.get(nameOf(1)), (await blobs.get(nameOf(2)))?.toString()]).toEqual([undefined, 'two']);
  });

  // @proves GAP-025
  it('that is put again during its removal exists afterwards, 300 times of 300', async () => {
    const blobs = await open();
    const numbers = Array.from({ length: 300 }, (_, index) => index);
    for (const number of numbers) await blobs.put(nameOf(number), Buffer.from(`blob ${number}`));
    later(2 * DAY_MS);
    const moment = new Date(clock.now.getTime() - DAY_MS);
    await Promise.all(
      numbers.flatMap((number) => {
        const both = [
          () => blobs.remove(nameOf(number), moment),
          () => blobs.put(nameOf(number), Buffer.from(`blob ${number}`)),
          () => blobs.remove(nameOf(number), moment),
        ];
        return (number % 2 ? both : both.toReversed()).map((act) => act());
      }),
    );
    const found = await Promise.all(numbers.map(async (number) => (await blobs.get(nameOf(number)))?.toString()));
    expect(found).toEqual(numbers.map((number) => `blob ${number}`));
  });
});

// @proves GAP-025
it('repairs what a killed process left on disk: deletes partial files, restores files set aside', async () => {
  const folder = path.join(root, '00');
  await mkdir(folder, { recursive: true });
  const left = async (name: string, putAt: Date) => {
    await writeFile(path.join(folder, name), name);
    await utimes(path.join(folder, name), putAt, putAt);
  };
  const old = new Date(clock.now.getTime() - 2 * DAY_MS);
  const recent = clock.now;
  await left('.7f0d3c66-half', old);
  await left('.7f0d3c66-on-its-way', recent);
  await left(`${nameOf(4)}.7f0d3c66.aside`, old);
  await left(`${nameOf(5)}.7f0d3c66.aside`, recent);
  const blobs = diskBlobs(root, now);
  expect(await namesFrom(blobs.unusedSince(new Date(clock.now.getTime() - DAY_MS)))).toEqual([]);
  expect((await readdir(folder)).sort()).toEqual(['.7f0d3c66-on-its-way', nameOf(5)].sort());
});
