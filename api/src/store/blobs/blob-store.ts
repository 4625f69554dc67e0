/**
 * Stores pictures and private files. The content behind a name never changes. A picture's name is derived from its
 * content, so identical pictures are stored once. A file's name is random, so that it cannot be guessed.
 */
export interface BlobStore {
  /** Resolves once the bytes would survive a power failure. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** Returns the size in bytes, or 0 if the blob does not exist. */
  sizeOf(name: string): Promise<number>;
  /** Yields the names of all blobs. */
  list(): AsyncIterable<string>;
  /** Returns the free share of the disk that has the blobs, from 0 to 1; undefined if there is no disk. */
  freeShare(): Promise<number | undefined>;
  /** Yields the names of blobs that have not been put again since the given time. */
  unusedSince(moment: Date): AsyncIterable<string>;
  /**
   * Removes a blob unless it has been put again since the given time. Returns false if it has been, even if this
   * happens during the removal.
   */
  remove(name: string, unusedSince: Date): Promise<boolean>;
}

/** Returns the current time, recorded on every put. Outside tests, this is the system clock. */
export type Clock = () => Date;

/** Matches a blob name within a text. */
export const NAME_OF_BLOB = '[0-9a-f]{32}\\.(?:webp|jpg|file)';
/** Matches a valid blob name: 32 hex digits and one of three extensions. No other name ever reaches a store. */
export const BLOB_NAME = new RegExp(`^${NAME_OF_BLOB}$`);
