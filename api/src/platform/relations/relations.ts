import { DAY_MS } from '@verse/api-contract/time';
import {
  afterCursor,
  type CollectionPort,
  type DbPort,
  insertIfAbsent,
  readInPages,
  runToCompletion,
} from '../../store';
import type { Job } from '../background';
import { decodeCursor, encodeCursor } from '../http';
import type { Quotas } from '../quotas';
import { BEING_COUNTED, type CountedRow, type Counter, createCounting, retryUntilCounted } from './counting';

/** A member's relation to an object, such as a like, a save or a follow. Rows in state `off` are retained for a day. */
export interface RelationRow extends CountedRow {
  objectId: string;
  memberId: string;
  state: 'on' | 'off';
  at: Date;
}

/** Counter of rows in state `on`, per object (`objectId`) or per member (`memberId`). */
export type RelationCounter = Omit<Counter<RelationRow>, 'counted' | 'path'> & { path: 'objectId' | 'memberId' };

export interface RelationOptions {
  now: () => Date;
  counters?: readonly RelationCounter[];
  /** Maximum number of objects per member in this relation. */
  quota?: { quotas: Quotas; most: number; message: string };
}

export interface RelationPage {
  /** Rows of the page, newest first. */
  rows: RelationRow[];
  /** Cursor of the next page, or null on the last page. */
  next: string | null;
}

export type Relations = Awaited<ReturnType<typeof createRelations>>;

const SWEEP_MS = 10_000;
const AT_ONCE = 200;

const toRowId = (objectId: string, memberId: string) => `${objectId} ${memberId}`;

type Rows = CollectionPort<RelationRow>;

async function open(db: DbPort, name: string): Promise<Rows> {
  const rows = db.collection<RelationRow>(name);
  await rows.createIndex({ objectId: 1, state: 1, at: -1, _id: -1 });
  await rows.createIndex({ memberId: 1, state: 1, at: -1, _id: -1 });
  await rows.createIndex({ memberId: 1, _id: 1 });
  await rows.createIndex({ state: 1, at: 1, _id: 1 });
  await rows.createIndex({ uncountedSince: 1 }, { sparse: true });
  return rows;
}

function createReads(rows: Rows, name: string) {
  const page = (path: 'memberId' | 'objectId') => async (id: string, cursor: string | undefined, limit: number) => {
    const list = `${name}-${path}`;
    const found = await rows
      .find({ [path]: id, state: 'on', ...afterCursor('at', decodeCursor(list, cursor), 'newest-first') })
      .sort({ at: -1, _id: -1 })
      .limit(limit + 1)
      .toArray();
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return { rows: shown, next: last ? encodeCursor(list, { at: last.at, id: last._id }) : null };
  };
  return {
    isOn: async (objectId: string, memberId: string) =>
      (await rows.findOne({ _id: toRowId(objectId, memberId) }))?.state === 'on',
    /** Returns which of the objects the member has this relation to. */
    async onOf(memberId: string, objectIds: readonly string[]) {
      if (objectIds.length === 0) return new Set<string>();
      const found = await rows.find({ _id: { $in: objectIds.map((id) => toRowId(id, memberId)) } }).toArray();
      return new Set(found.filter(({ state }) => state === 'on').map(({ objectId }) => objectId));
    },
    /** Returns a page of the member's objects. Rejects cursors from other lists. */
    pageOf: page('memberId'),
    /** Returns a page of the members related to an object. */
    membersOf: page('objectId'),
    /** Iterates over the member's rows in state `on`, in no particular order. */
    async *allOf(memberId: string) {
      for await (const row of readInPages(rows, { memberId })) if (row.state === 'on') yield row;
    },
    /** Yields pages of rows in state `on` that are newer than the given time, oldest first. */
    async *since(moment: Date) {
      for (let place = { at: moment, id: '' }; ;) {
        const some = await rows
          .find({ state: 'on', ...afterCursor('at', place, 'oldest-first') })
          .sort({ at: 1, _id: 1 })
          .limit(AT_ONCE)
          .toArray();
        if (some.length > 0) yield some;
        const last = some.at(-1);
        if (!last || some.length < AT_ONCE) return;
        place = { at: last.at, id: last._id };
      }
    },
    count: (objectId: string) => rows.countDocuments({ objectId, state: 'on' }),
    countOf: (memberId: string) => rows.countDocuments({ memberId, state: 'on' }),
  };
}

/** Changes one row and flags it as uncounted if there are counters. Setting the current state again is a no-op. */
function createChangeRow(rows: Rows, isCounted: boolean, now: () => Date) {
  async function attempt(row: RelationRow): Promise<boolean> {
    const { _id, objectId: _object, memberId: _member, ...change } = row;
    if (row.state === 'on' && (await insertIfAbsent(rows, row))) return true;
    const other = row.state === 'on' ? 'off' : 'on';
    const { modifiedCount } = await rows.updateOne(
      { _id, state: other, uncountedSince: { $exists: false } },
      { $set: change },
    );
    return modifiedCount === 1;
  }

  return (objectId: string, memberId: string, on: boolean): Promise<RelationRow | undefined> =>
    retryUntilCounted(async () => {
      const at = now();
      const mark = isCounted ? { uncountedSince: at } : {};
      const state = on ? 'on' : 'off';
      const row = { _id: toRowId(objectId, memberId), objectId, memberId, state, at, ...mark } as const;
      if (await attempt(row)) return row;
      const found = await rows.findOne({ _id: row._id });
      return (found?.state ?? 'off') === state ? undefined : BEING_COUNTED;
    });
}

const createJobs = (name: string, rows: Rows, sweep: () => Promise<number>, now: () => Date): Job[] => [
  {
    name: `count ${name}`,
    everyMs: SWEEP_MS,
    run: sweep,
    failed: `failed to count pending changes of ${name}`,
  },
  {
    name: `forget ${name}`,
    run: async () => {
      const until = new Date(now().getTime() - DAY_MS);
      return (await rows.deleteMany({ state: 'off', at: { $lte: until }, uncountedSince: { $exists: false } }))
        .deletedCount;
    },
    failed: `failed to remove old rows of ${name}`,
  },
];

/**
 * Creates a relation type between members and objects, with one row per pair. Setting a relation is idempotent, and
 * counters in other documents match the rows even if a process is killed.
 *
 * @example
 * const likes = await createRelations(db, 'post_likes', { now, counters: [likesOfPost] });
 * const { changed } = await likes.set(post.id, person.id, true);
 */
export async function createRelations(db: DbPort, name: string, { now, counters = [], quota }: RelationOptions) {
  const rows = await open(db, name);
  const read = createReads(rows, name);
  const reserve = quota?.quotas.create({ name, most: quota.most, message: quota.message, count: read.countOf });
  const counting = createCounting(rows, {
    counters: counters.map((counter) => ({ ...counter, counted: { state: 'on' } })),
    now,
  });
  const changeRow = createChangeRow(rows, counters.length > 0, now);

  async function change(objectId: string, memberId: string, on: boolean) {
    if (on && reserve && !(await read.isOn(objectId, memberId))) await reserve(memberId);
    const row = await changeRow(objectId, memberId, on);
    if (row?.uncountedSince) await counting.count({ ...row, uncountedSince: row.uncountedSince }, on ? 1 : -1);
    return { changed: row !== undefined };
  }
  const set = (...which: Parameters<typeof change>) => runToCompletion(() => change(...which));

  return {
    ...read,
    /** Sets the relation and returns whether this changed anything. Resolves once the counters include the change. */
    set,
    /** Removes all of the member's rows and corrects the counters. */
    async removeOf(memberId: string): Promise<void> {
      for await (const row of readInPages(rows, { memberId })) {
        if (row.state === 'on') await set(row.objectId, memberId, false);
        await rows.deleteOne({ _id: row._id, state: 'off', uncountedSince: { $exists: false } });
      }
    },
    /** Removes the rows of an object that has been permanently deleted together with its counter. */
    removeFor: async (objectId: string): Promise<void> => void (await rows.deleteMany({ objectId })),
    /** Inserts rows for sample content. The caller must set the counters when it creates the objects. */
    async seed(all: readonly Pick<RelationRow, 'objectId' | 'memberId' | 'at'>[]): Promise<void> {
      const wanted = all.map((row): RelationRow => ({ _id: toRowId(row.objectId, row.memberId), ...row, state: 'on' }));
      const found = await rows.find({ _id: { $in: wanted.map(({ _id }) => _id) } }).toArray();
      const there = new Set(found.map(({ _id }) => _id));
      const missing = wanted.filter(({ _id }) => !there.has(_id));
      if (missing.length > 0) await rows.insertMany(missing);
    },
    jobs: createJobs(name, rows, () => counting.sweep(), now),
  };
}
