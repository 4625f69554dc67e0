import type { DbPort, Store } from '../src/store';
import { watched } from './watched-store';

interface Recorded {
  /** Names of all requested collections. */
  names: Set<string>;
  /** Number of writes that began or ended in each collection. */
  writes: Map<string, number>;
  /** Documents of each collection, and the number of writes before they were read. */
  read: Map<string, { writes: number; documents: unknown[] }>;
}

const recordOf = new WeakMap<object, Recorded>();
const READING = new Set(['findOne', 'find', 'countDocuments', 'distinct', 'createIndex']);

/**
 * Records which collections are used and written, so that all of them can be compared. Also rejects input that acts as
 * an operator.
 */
export function rememberingCollections(store: Store): Store {
  const record = recordOf.get(store.db) ?? { names: new Set(), writes: new Map(), read: new Map() };
  const count = (name: string) => void record.writes.set(name, (record.writes.get(name) ?? 0) + 1);
  const db = watched(store.db, (name, method, result) => {
    if (READING.has(method)) return;
    count(name);
    Promise.resolve(result).then(
      () => count(name),
      () => count(name),
    );
  });
  const asked: DbPort = {
    collection(name) {
      record.names.add(name);
      return db.collection(name);
    },
  };
  // Several APIs may share the store.
  recordOf.set(store.db, record);
  recordOf.set(asked, record);
  return { ...store, db: asked, ping: () => store.ping(), close: () => store.close() };
}

/**
 * Returns a collection's documents. Reads them again only if the collection has been written to since the last call.
 */
async function documentsOf(db: DbPort, name: string, { writes, read }: Recorded): Promise<unknown[]> {
  const known = read.get(name);
  const written = writes.get(name) ?? 0;
  if (known?.writes === written) return known.documents;
  const find = db.collection(name).find({}, { sort: { _id: 1 }, comment: 'a test compares everything' });
  const documents = await find.toArray();
  read.set(name, { writes: written, documents });
  return documents;
}

/**
 * Returns all stored documents except the rate limit counters. Notices only writes made by this process through the
 * stores of `startApi`.
 */
export async function storedState({ db }: Store): Promise<Record<string, unknown[]>> {
  const record = recordOf.get(db);
  if (record === undefined || record.names.size === 0) throw new Error('the store does not record its collections');
  const state: Record<string, unknown[]> = {};
  for (const name of [...record.names].toSorted())
    if (name !== 'rate_limits') state[name] = await documentsOf(db, name, record);
  return state;
}
