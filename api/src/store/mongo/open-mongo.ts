import { MongoClient } from 'mongodb';
import { createId } from '../identifier';
import type { Store, StoreOptions } from '../opened-store';
import type { CollectionPort, DbPort, StoredDocument } from '../port';

const DEFAULT_DATABASE = 'creativity-verse';
const PATIENCE_MS = 2000;

/** Opens the official driver; its collections are the port's implementation as they are. */
export async function openMongo(uri: string, { databaseName }: Pick<StoreOptions, 'databaseName'>): Promise<Store> {
  const client = new MongoClient(uri, {
    pkFactory: { createPk: createId },
    ignoreUndefined: true,
    promoteBuffers: true,
    serverSelectionTimeoutMS: PATIENCE_MS,
    connectTimeoutMS: PATIENCE_MS,
    socketTimeoutMS: PATIENCE_MS,
    waitQueueTimeoutMS: PATIENCE_MS,
    writeConcern: { w: 'majority' },
  });
  // The driver says 'test' when the address names no database.
  const named = client.options.dbName === 'test' ? DEFAULT_DATABASE : client.options.dbName;
  const database = client.db(databaseName ?? named);
  const ping = async () => void (await database.command({ ping: 1 }));
  try {
    await ping();
  } catch (cause) {
    await client.close();
    throw cause;
  }
  // A collection of a concrete document type fits the port without a cast (driver-fits-port.ts); for an open type
  // parameter the compiler cannot resolve the driver's conditional types.
  const db: DbPort = {
    collection: <T extends StoredDocument>(name: string) => database.collection(name) as unknown as CollectionPort<T>,
  };
  return { db, kind: 'mongo', ping, close: () => client.close() };
}
