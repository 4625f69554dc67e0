import { MongoClient, type MongoClientOptions } from 'mongodb';
import { MINUTE_MS } from '@verse/api-contract/time';
import { mongoBlobs } from '../blobs';
import { withDeadline } from '../deadline';
import { createId } from '../identifier';
import type { Store, StoreOptions } from '../opened-store';
import type { CollectionPort, DbPort, StoredDocument } from '../port';
import { createMissing } from './missing-indexes';
import { upserting } from './upserting';
import { withDeadlines } from './with-deadlines';

const DEFAULT_DATABASE = 'creativity-verse';
const TIMEOUT_MS = 2000;
const PING_MS = 1500;
/** Timeout at startup, when the server may be busy or still starting. Later calls have shorter timeouts. */
const START_MS = 10_000;
/** Socket timeout, which closes connections whose callers have all stopped waiting for a response (`withDeadlines`). */
const SOCKET_MS = 60_000;
/** Interval for detecting that a server has gone down or come back. */
const HEARTBEAT_MS = 2000;
const MOST_CONNECTIONS = 50;
/** Indexing a large collection takes a long time. This delays only the startup, not visitors. */
const INDEX_TIMEOUT_MS = 30 * MINUTE_MS;
const IDLE_MS = 10_000;

/** Opens the official driver, whose collections already satisfy the port. */
export async function openMongo(uri: string, { databaseName }: Pick<StoreOptions, 'databaseName'>): Promise<Store> {
  const options: MongoClientOptions = {
    pkFactory: { createPk: createId },
    ignoreUndefined: true,
    promoteBuffers: true,
    serverSelectionTimeoutMS: TIMEOUT_MS,
    connectTimeoutMS: TIMEOUT_MS,
    socketTimeoutMS: SOCKET_MS,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    maxPoolSize: MOST_CONNECTIONS,
    waitQueueTimeoutMS: TIMEOUT_MS,
    writeConcern: { w: 'majority' },
  };
  const client = new MongoClient(uri, options);
  // A separate client, because a connection's socket timeout applies to all calls on it.
  const builder = new MongoClient(uri, {
    ...options,
    serverSelectionTimeoutMS: START_MS,
    connectTimeoutMS: START_MS,
    waitQueueTimeoutMS: START_MS,
    socketTimeoutMS: INDEX_TIMEOUT_MS,
    maxIdleTimeMS: IDLE_MS,
  });
  // The driver falls back to 'test' if the URL names no database.
  const named = client.options.dbName === 'test' ? DEFAULT_DATABASE : client.options.dbName;
  const database = client.db(databaseName ?? named);
  const ping = async (limitMs = PING_MS) => void (await withDeadline(database.command({ ping: 1 }), limitMs));
  const close = async () => void (await Promise.all([client.close(), builder.close()]));
  try {
    await withDeadline(builder.db(database.databaseName).command({ ping: 1 }), START_MS);
    await ping(START_MS);
  } catch (cause) {
    await close();
    throw cause;
  }
  // A collection of a concrete document type fits the port without a cast (see driver-fits-port.ts). For a generic type
  // parameter, however, the compiler cannot resolve the driver's conditional types.
  const db: DbPort = {
    collection: <T extends StoredDocument>(name: string) => {
      const createIndex = createMissing(builder.db(database.databaseName).collection(name));
      const collection = database.collection(name) as unknown as CollectionPort<T>;
      return withDeadlines(Object.assign(collection, upserting(collection), { createIndex }));
    },
  };
  return {
    db,
    kind: 'mongo',
    openBlobs: ({ now }) => mongoBlobs(database, now),
    ping: () => ping(),
    close,
  };
}
