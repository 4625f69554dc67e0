/**
 * Where pictures live. A name is made from the content, so what is stored under it never changes, and storing the same
 * twice is storing it once.
 */
export interface BlobStore {
  /** Resolves when the bytes would survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
}

/** Names are ours alone: a digest and one of two endings. Anything else never reaches a store. */
export const BLOB_NAME = /^[0-9a-f]{32}\.(?:webp|jpg)$/;
