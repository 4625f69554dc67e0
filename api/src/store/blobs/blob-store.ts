/**
 * Stores pictures and private files. The content behind a name never changes. A picture's name is derived from its
 * content, so that equal pictures are stored once; a file's name is random, so that it cannot be guessed.
 */
export interface BlobStore {
  /** Resolves when the bytes would survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** Returns the size in bytes; 0 when the blob does not exist. */
  sizeOf(name: string): Promise<number>;
  /** Yields the names of blobs whose last put was before this moment. */
  unusedSince(moment: Date): AsyncIterable<string>;
  /**
   * Removes a blob whose last put was before this moment; returns false when it was put since, even during the removal.
   */
  remove(name: string, unusedSince: Date): Promise<boolean>;
}

/** Returns the time of a put; outside of tests, it is the process's clock. */
export type Clock = () => Date;

/** Matches a name within a text. */
export const NAME_OF_BLOB = '[0-9a-f]{32}\\.(?:webp|jpg|file)';
/** Matches a valid name: 32 hex digits and one of three extensions. No other name ever reaches a store. */
export const BLOB_NAME = new RegExp(`^${NAME_OF_BLOB}$`);
