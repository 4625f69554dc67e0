import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { openStore } from '../open-store';

const TESTS = resolve(__dirname, '../../../test');
/** `npm run soak` uses more rounds. */
const KILLS = Number(process.env.KILL_ROUNDS ?? 1);
let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verse-store-'));
  path = join(folder, 'store.sqlite');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a script from the test folder on the store's file. */
const run = (script: string, ...parameters: string[]) =>
  spawn(process.execPath, [join(TESTS, 'typescript.cjs'), join(TESTS, 'store', script), path, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

describe('the embedded store and other processes', () => {
  // @proves R2
  it(
    'loses no acknowledged write when its process is killed',
    async () => {
      for (let round = 0; round < KILLS; round += 1) {
        path = join(folder, `store-${round}.sqlite`);
        const child = run('endless-writer.ts');
        let said = '';
        await new Promise<void>((enough) => {
          child.stdout.on('data', (chunk: Buffer) => {
            said += chunk.toString();
            if (said.split('\n').length > 300 + (round % 5) * 100) enough();
          });
        });
        child.kill('SIGKILL');
        await once(child, 'close');
        const acknowledged = said.split('\n').slice(0, -1);

        const { db, close } = await openStore({ path });
        const notes = db.collection<{ _id: string; text: string }>('notes');
        const kept = new Set((await notes.find({}).toArray()).map(({ _id }) => _id));
        expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
        expect(kept.size).toBeGreaterThanOrEqual(acknowledged.length);
        expect(await notes.countDocuments({ text: 'note 7' })).toBe(1);
        await close();
      }
    },
    60_000 + KILLS * 20_000,
  );

  // @proves R6
  it('gives away exactly 400 of 400 places to three processes that try 600 times', async () => {
    const { db, close } = await openStore({ path });
    const rooms = db.collection<{ _id: string; places: number }>('rooms');
    await rooms.insertOne({ _id: 'room', places: 400 });
    const takers = Array.from({ length: 3 }, () => run('place-taker.ts', '200'));
    const won = await Promise.all(takers.map(async ({ stdout }) => Number(await text(stdout))));
    expect(won.reduce((sum, count) => sum + count, 0)).toBe(400);
    expect((await rooms.findOne({ _id: 'room' }))?.places).toBe(0);
    await close();
  });

  // @proves R2
  it('goes on writing when it watches for missing indexes and another connection writes too', async () => {
    const logger = { warn: () => undefined };
    const [one, other] = await Promise.all([openStore({ path, logger }), openStore({ path, logger })]);
    const [mine, theirs] = [one, other].map(({ db }) => db.collection<{ _id: string; text: string }>('notes'));
    for (let round = 0; round < 20; round += 1) {
      await one.db.collection(`new_${round}`).updateOne({ _id: 'x' }, { $set: { text: 'a' } }, { upsert: true });
      await mine!.insertOne({ _id: `m${round}`, text: `note ${round}` });
      await mine!
        .find({ text: `note ${round}` })
        .sort({ _id: 1 })
        .skip(round)
        .toArray();
      await theirs!.insertOne({ _id: `t${round}`, text: 'other' });
    }
    expect(await theirs!.countDocuments({})).toBe(40);
    await Promise.all([one.close(), other.close()]);
  });

  // @proves GAP-001
  it('finds what another process stored as the first array on an indexed path', async () => {
    const { db, close } = await openStore({ path });
    const notes = db.collection<{ _id: string; tags: string[] | string }>('notes');
    await notes.createIndex({ tags: 1 });
    await notes.insertOne({ _id: 'single', tags: 'x' });
    expect(await notes.countDocuments({ tags: 'x' })).toBe(1);
    await once(run('array-writer.ts'), 'close');
    expect(await notes.countDocuments({ tags: 'x' })).toBe(2);
    await close();
  });
});
