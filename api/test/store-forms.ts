import { createId, type DbPort, openStore, type Store } from '../src/store';

type All = <T>(acts: (() => Promise<T>)[]) => Promise<T[]>;
const atOnce: All = (acts) => Promise.all(acts.map((act) => act()));
const inTurn: All = async <T>(acts: (() => Promise<T>)[]) => {
  const done: T[] = [];
  for (const act of acts) done.push(await act());
  return done;
};

export interface StoreForm {
  name: string;
  open: () => Promise<Store>;
  /** Runs actions concurrently if the store can find and update a document atomically, otherwise one at a time. */
  all: All;
}

const { STORE_TEST_URI: uri, STORE_TEST_ABSENT, STORE_TEST_IS_STAND_IN } = process.env;

/** The two store implementations. The driver needs a server. */
export const STORE_FORMS: StoreForm[] = [{ name: 'the embedded store', open: () => openStore(), all: atOnce }];
if (uri !== undefined)
  STORE_FORMS.push({
    name: 'the driver',
    open: () => openStore({ mongoUri: uri, databaseName: `verse_${createId()}` }),
    // FerretDB 1.24 finds and updates in separate statements, so concurrent actions would fail.
    all: STORE_TEST_IS_STAND_IN === '1' ? inTurn : atOnce,
  });

/**
 * Opens a store in which `open` provides only the collections with the given prefix. All others are in memory, because
 * a server takes seconds to create the collections of all features.
 */
export async function openFor(prefix: string, open: StoreForm['open']): Promise<Store> {
  const tested = await open();
  const others = await openStore();
  const db: DbPort = { collection: (name) => (name.startsWith(prefix) ? tested : others).db.collection(name) };
  return {
    ...tested,
    db,
    openBlobs: (place) => others.openBlobs(place),
    ping: () => tested.ping(),
    close: async () => void (await Promise.all([tested.close(), others.close()])),
  };
}

/** Why only the embedded store is tested. */
export const absentStore = STORE_TEST_ABSENT;
