import { absentStore, STORE_FORMS } from '../../../test/store-forms';
import { type DbPort, type Store, type StoredDocument, withRequestDeadline } from '../../store';
import { createRelations, type RelationCounter, type RelationRow } from '.';

const START = new Date('2026-03-01T12:00:00Z');

interface Thing extends StoredDocument {
  likes: number;
  acts: number;
}

/** Opens counted relations to `things`, using a clock that the test controls. */
async function openRelations({ db }: Store) {
  const things = db.collection<Thing>('things');
  const clock = { now: START };
  const counter: RelationCounter = {
    path: 'objectId',
    add: async (id, by) => void (await things.updateOne({ _id: id }, { $inc: { likes: by, acts: 1 } })),
    revision: async (id) => (await things.findOne({ _id: id }))?.acts,
    setIfUnchanged: async (id, acts, count) =>
      (await things.updateOne({ _id: id, acts }, { $set: { likes: count }, $inc: { acts: 1 } })).modifiedCount === 1,
  };
  await things.insertMany(['a', 'b'].map((_id) => ({ _id, likes: 0, acts: 0 })));
  const open = (other: Partial<RelationCounter> = {}) =>
    createRelations(db, 'likes', { now: () => clock.now, counters: [{ ...counter, ...other }] });
  const likesOf = async (id: string) => (await things.findOne({ _id: id }))!.likes;
  const sweep = async () => (await open()).jobs.find(({ name }) => name === 'count likes')!.run();
  return { relations: await open(), open, clock, likesOf, sweep, rows: rowsOf(db) };
}

const rowsOf = (db: DbPort) => db.collection<RelationRow>('likes');
const killed = () => Promise.reject(new Error('the process was killed'));

// @proves GAP-001
it(`is tried on ${STORE_FORMS.length} forms of the store`, () => {
  expect(STORE_FORMS.length === 2 || absentStore).toBeTruthy();
});

describe.each(STORE_FORMS)('relations on $name', ({ open, all }) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  // @proves GAP-052
  it('are switched once, however often and however concurrently requested', async () => {
    const { relations, likesOf, rows } = await openRelations(store);
    const ten = (on: boolean) => Array.from({ length: 10 }, () => () => relations.set('a', 'ada', on));
    const on = await all(ten(true));
    expect(on.filter(({ changed }) => changed)).toHaveLength(1);
    expect([await likesOf('a'), await relations.count('a'), await relations.isOn('a', 'ada')]).toEqual([1, 1, true]);
    const off = await all(ten(false));
    expect(off.filter(({ changed }) => changed)).toHaveLength(1);
    expect([await likesOf('a'), await relations.count('a'), await relations.isOn('a', 'ada')]).toEqual([0, 0, false]);
    expect(await relations.set('b', 'ada', false)).toEqual({ changed: false });
    expect((await rows.find({}).toArray()).map((row) => [row._id, row.uncountedSince])).toEqual([['a ada', undefined]]);
  });

  // @proves GAP-052
  it('match the counters after many concurrent switches', async () => {
    const { relations, likesOf } = await openRelations(store);
    const acts = Array.from(
      { length: 120 },
      (_, index) => () => relations.set(index % 2 === 0 ? 'a' : 'b', `member ${(index * 7) % 11}`, index % 3 > 0),
    );
    await all(acts);
    for (const id of ['a', 'b']) expect(await likesOf(id)).toBe(await relations.count(id));
  });

  // @proves GAP-052
  it('recount the rows of a killed process, only once it is certainly dead', async () => {
    const { relations, open: reopen, clock, likesOf, sweep, rows } = await openRelations(store);
    await relations.set('a', 'ada', true);
    const before = await reopen({ add: killed });
    await expect(before.set('a', 'bola', true)).rejects.toThrow('killed');
    const after = await reopen({ add: async () => undefined });
    await after.set('b', 'ada', true);
    await rows.updateOne({ _id: 'b ada' }, { $set: { uncountedSince: START } });
    expect(await likesOf('a')).toBe(1);
    clock.now = new Date(START.getTime() + 14_000);
    expect(await sweep()).toBe(0);
    await expect(relations.set('a', 'bola', false)).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '1' },
    });
    clock.now = new Date(START.getTime() + 16_000);
    expect(await sweep()).toBe(2);
    expect([await likesOf('a'), await likesOf('b')]).toEqual([2, 1]);
    expect(await sweep()).toBe(0);
    expect(await relations.set('a', 'bola', false)).toEqual({ changed: true });
    expect(await likesOf('a')).toBe(1);
  });

  // @proves GAP-052
  it('leave a counter alone while another process is counting into it', async () => {
    const { relations, open: reopen, clock, likesOf, sweep } = await openRelations(store);
    await expect((await reopen({ add: killed })).set('a', 'ada', true)).rejects.toThrow('killed');
    clock.now = new Date(START.getTime() + 20_000);
    let go = () => undefined as void;
    const paused = new Promise<void>((resolve) => (go = resolve));
    const slow = await reopen({
      add: async (id, by) => {
        await paused;
        await store.db.collection('things').updateOne({ _id: id }, { $inc: { likes: by, acts: 1 } });
      },
    });
    const writing = slow.set('a', 'bola', true);
    while ((await relations.count('a')) < 2) await new Promise(setImmediate);
    expect(await sweep()).toBe(0);
    go();
    await writing;
    expect(await sweep()).toBe(1);
    expect(await likesOf('a')).toBe(2);
  });

  // @proves GAP-052 R4
  it('are counted even when the request that switched them has already been answered', async () => {
    const { open: reopen, likesOf, rows } = await openRelations(store);
    let go = () => undefined as void;
    const paused = new Promise<void>((resolve) => (go = resolve));
    const slow = await reopen({
      add: async (id, by) => {
        await paused;
        await store.db.collection('things').updateOne({ _id: id }, { $inc: { likes: by, acts: 1 } });
      },
    });
    const answer = { headersSent: false };
    const asked = withRequestDeadline(answer, async () => {
      // Exhausts the request's deadline, so that the next store call fails.
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
      const change = slow.set('a', 'ada', true);
      const refused = expect(change).rejects.toThrow('the store did not answer');
      jest.advanceTimersByTime(2500);
      jest.useRealTimers();
      await refused;
    });
    await asked;
    go();
    while ((await rows.findOne({ _id: 'a ada' }))?.uncountedSince !== undefined || (await likesOf('a')) === 0)
      await new Promise(setImmediate);
    expect(await likesOf('a')).toBe(1);
    expect(await slow.set('a', 'ada', true)).toEqual({ changed: false });
  });

  // @proves GAP-089 GAP-052
  it('are listed newest first in pages, each once, also those of one moment', async () => {
    const { relations, clock } = await openRelations(store);
    for (let index = 0; index < 25; index += 1) {
      clock.now = new Date(START.getTime() + Math.floor(index / 5));
      await relations.set(`thing-${String(index).padStart(2, '0')}`, 'ada', true);
    }
    await relations.set('thing-03', 'ada', false);
    await relations.set('thing-04', 'bola', true);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await relations.pageOf('ada', cursor, 4);
      seen.push(...page.rows.map(({ objectId }) => objectId));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    const all = Array.from({ length: 25 }, (_, index) => `thing-${String(24 - index).padStart(2, '0')}`);
    expect(seen).toEqual(all.filter((id) => id !== 'thing-03'));
    expect(await relations.onOf('ada', ['thing-03', 'thing-04', 'none'])).toEqual(new Set(['thing-04']));
    const { next } = await relations.pageOf('ada', undefined, 4);
    await expect(relations.membersOf('thing-04', next!, 4)).rejects.toMatchObject({ status: 400 });
  });

  // @proves GAP-052
  it('are erased with the member, and rows that are off are removed after a day', async () => {
    const { relations, clock, likesOf, rows } = await openRelations(store);
    await Promise.all(['a', 'b'].map((id) => relations.set(id, 'ada', true)));
    await relations.set('a', 'bola', true);
    await relations.removeOf('ada');
    expect([await likesOf('a'), await likesOf('b'), await rows.countDocuments({})]).toEqual([1, 0, 1]);
    await relations.set('a', 'bola', false);
    const forget = relations.jobs.find(({ name }) => name === 'forget likes')!;
    expect(await forget.run()).toBe(0);
    clock.now = new Date(START.getTime() + 86_400_001);
    expect(await forget.run()).toBe(1);
  });
});
