/**
 * Where pictures and private files live. What is stored under a name never changes: a picture's is made from its
 * content, so that storing the same twice is storing it once, and a file's is by chance, so that nobody guesses it.
 */
export interface BlobStore {
  /** Resolves when the bytes would survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** In bytes; 0 when there is no such blob. */
  sizeOf(name: string): Promise<number>;
  /** The names of what was last put before this moment. */
  restingSince(moment: Date): AsyncIterable<string>;
  /** Removes what was last put before this moment; false when it was put since, also while this was going on. */
  remove(name: string, restingSince: Date): Promise<boolean>;
}

/** Tells when something is put; the process's own clock outside of tests. */
export type Clock = () => Date;

/** A name wherever it stands. */
export const NAME_OF_BLOB = '[0-9a-f]{32}\\.(?:webp|jpg|file)';
/** Names are ours alone: 32 digits and one of three endings. Anything else never reaches a store. */
export const BLOB_NAME = new RegExp(`^${NAME_OF_BLOB}$`);
