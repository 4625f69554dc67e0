import type { BlobStore } from './blob-store';

/** Blobs that end with the process: beside a store in memory. */
export function memoryBlobs(): BlobStore {
  const blobs = new Map<string, Buffer>();
  return {
    put(name, bytes) {
      blobs.set(name, Buffer.from(bytes));
      return Promise.resolve();
    },
    get: (name) => Promise.resolve(blobs.get(name)),
  };
}
