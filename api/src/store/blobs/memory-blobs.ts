import type { BlobStore, Clock } from './blob-store';

/** Stores blobs in memory until the process exits. For use with an in-memory store. */
export function memoryBlobs(now: Clock = () => new Date()): BlobStore {
  const blobs = new Map<string, { bytes: Buffer; putAt: Date }>();
  const rests = (name: string, moment: Date) => (blobs.get(name)?.putAt ?? moment) < moment;
  return {
    put(name, bytes) {
      blobs.set(name, { bytes: Buffer.from(bytes), putAt: now() });
      return Promise.resolve();
    },
    get: (name) => Promise.resolve(blobs.get(name)?.bytes),
    sizeOf: (name) => Promise.resolve(blobs.get(name)?.bytes.length ?? 0),
    async *list() {
      yield* [...blobs.keys()];
    },
    freeShare: () => Promise.resolve(undefined),
    async *unusedSince(moment) {
      yield* [...blobs.keys()].filter((name) => rests(name, moment));
    },
    remove: (name, moment) => Promise.resolve(rests(name, moment) && blobs.delete(name)),
  };
}
