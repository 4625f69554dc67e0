import type { Db } from 'mongodb';
import type { DbPort, Store } from '../src/store';
import { watched } from './watched-store';

/** The requested collections, in order. */
const namesOf = new WeakMap<object, Set<string>>();

/**
 * Records which collections an embedded store is asked for, so that all of them can be compared, and ensures that no
 * input reaches one as an operator.
 */
export function rememberingCollections(store: Store): Store {
  if (store.kind === 'mongo') return store;
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

/** Returns all stored documents except the counters of requests. */
export async function storedState({ db, kind }: Store): Promise<Record<string, unknown[]>> {
  const names =
    kind === 'mongo'
      ? (await (db as unknown as Db).listCollections().toArray()).map(({ name }) => name)
      : [...(namesOf.get(db) ?? [])];
  if (names.length === 0) throw new Error('nobody remembered the collections');
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
