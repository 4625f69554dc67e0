import type { BlobStore, Clock } from './blobs';
import type { DbPort } from './port';

/** Receives the store's warnings. A pino logger fits. */
export interface StoreLogger {
  warn(details: object, message: string): void;
}

/** A list query that no index served and that therefore read the whole collection. */
export interface FullScan {
  collection: string;
  /** Queried paths, e.g. `status,createdAt`. */
  paths: string;
  milliseconds: number;
}

export interface StoreOptions {
  /** MongoDB connection URL. Without it the embedded store is opened. */
  mongoUri?: string;
  /** Database name on MongoDB; defaults to `creativity-verse`. */
  databaseName?: string;
  /** File of the embedded store. Without it the store is in memory and is lost when the process exits. */
  path?: string;
  logger?: StoreLogger;
  /** Called for each list query of the embedded store that no index served. */
  onFullScan?: (scan: FullScan) => void;
}

export interface Store {
  readonly db: DbPort;
  readonly kind: 'embedded' | 'mongo';
  /**
   * Opens the store for pictures and files: in MongoDB with the documents, in this folder, or in memory without a
   * folder.
   */
  openBlobs(place: { folder: string | undefined; now: Clock }): BlobStore;
  /** Resolves when the store responds; rejects within about two seconds when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
