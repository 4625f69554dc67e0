import { createId, openStore, type Store, type StoreOptions } from '../src/store';
import { addressOf, dropDatabase, SERVER } from './site-store';

/** Databases that have been emptied, but whose indexes the next test can reuse. */
const empty: string[] = [];
afterAll(() => Promise.all(empty.splice(0).map(dropDatabase)));

async function removeDocuments(mongoUri: string): Promise<void> {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(mongoUri);
  const collections = await client.db().collections();
  await Promise.all(collections.map((collection) => collection.deleteMany({})));
  await client.close();
}

/** Opens an empty store: in memory, or in its own database on the server. */
export async function openTestStore(options: Pick<StoreOptions, 'onFullScan'> = {}): Promise<Store> {
  if (!SERVER) return openStore(options);
  const mongoUri = empty.pop() ?? addressOf(`verse-test-${createId()}`, SERVER);
  const store = await openStore({ mongoUri });
  async function end(): Promise<void> {
    await store.close();
    await removeDocuments(mongoUri);
    empty.push(mongoUri);
  }
  let ended: Promise<void> | undefined;
  return { ...store, close: () => (ended ??= end()) };
}
