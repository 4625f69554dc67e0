import type { DbPort, Store } from '../src/store';
import { watched } from './watched-store';

/** Names of all requested collections, per database. */
const namesOf = new WeakMap<object, Set<string>>();

/**
 * Records which collections are used, so that all of them can be compared. Also rejects input that acts as an operator.
 */
export function rememberingCollections(store: Store): Store {
  const names = new Set<string>();
  const db = watched(store.db);
  const asked: DbPort = {
    collection(name) {
      names.add(name);
      return db.collection(name);
    },
  };
  namesOf.set(asked, names);
  return { ...store, db: asked, ping: () => store.ping(), close: () => store.close() };
}

/** Returns all stored documents except the rate limit counters. */
export async function storedState({ db }: Store): Promise<Record<string, unknown[]>> {
  const names = [...(namesOf.get(db) ?? [])];
  if (names.length === 0) throw new Error('the store does not record its collections');
  const state: Record<string, unknown[]> = {};
  for (const name of names.toSorted()) {
    if (name !== 'rate_limits')
      state[name] = await db
        .collection(name)
        .find({}, { sort: { _id: 1 }, comment: 'a test compares everything' })
        .toArray();
  }
  return state;
}
