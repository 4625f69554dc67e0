import type { BlobStore, Clock } from './blobs';
import type { DbPort } from './port';

/** Receives the store's warnings, e.g. a pino logger. */
export interface StoreLogger {
  warn(details: object, message: string): void;
}

/** A list query that read the whole collection, because no index served it. */
export interface FullScan {
  collection: string;
  /** Queried paths, e.g. `status,createdAt`. */
  paths: string;
  milliseconds: number;
}

export interface StoreOptions {
  /** MongoDB connection URL. If it is missing, the embedded store is opened. */
  mongoUri?: string;
  /** MongoDB database name; defaults to `creativity-verse`. */
  databaseName?: string;
  /** File of the embedded store. If it is missing, the store is in memory and lost when the process exits. */
  path?: string;
  /**
   * Whether the file serves only this process and is worthless after it, as in tests. Its writes are then as fast as in
   * memory, and a crash may damage it.
   */
  isScratch?: boolean;
  logger?: StoreLogger;
  /** Called for each list query that no index of the embedded store served. */
  onFullScan?: (scan: FullScan) => void;
}

export interface Store {
  readonly db: DbPort;
  readonly kind: 'embedded' | 'mongo';
  /**
   * Opens the store for pictures and files: in MongoDB alongside the documents, in the given folder, or in memory if
   * `folder` is undefined.
   */
  openBlobs(place: { folder: string | undefined; now: Clock }): BlobStore;
  /** Resolves if the store responds, or rejects within about two seconds. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
