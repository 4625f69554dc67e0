import type { Db } from 'mongodb';
import type { BlobStore } from './blob-store';

const DUPLICATE_KEY = 11000;

interface BlobDocument {
  _id: string;
  bytes: Uint8Array;
}

/** Blobs inside MongoDB, so that every process on it has all of them: one document each, its name the `_id`. */
export function mongoBlobs(db: Db): BlobStore {
  const blobs = db.collection<BlobDocument>('blobs');
  return {
    async put(name, bytes) {
      try {
        await blobs.updateOne({ _id: name }, { $setOnInsert: { bytes: Buffer.from(bytes) } }, { upsert: true, writeConcern: { w: 'majority', journal: true } });
      } catch (error) {
        // Somebody stored the same bytes at the same moment, which is as good.
        if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
      }
    },
    async get(name) {
      const found = await blobs.findOne({ _id: name }, { promoteBuffers: true });
      return found ? Buffer.from(found.bytes) : undefined;
    },
  };
}
