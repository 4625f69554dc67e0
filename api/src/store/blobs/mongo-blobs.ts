import type { Db } from 'mongodb';
import type { BlobStore, Clock } from './blob-store';

const DUPLICATE_KEY = 11000;

interface BlobDocument {
  _id: string;
  bytes: Uint8Array;
  /** Missing in blobs stored by earlier releases. */
  size?: number;
  /** Time of the last put. Missing in blobs stored by earlier releases. */
  putAt?: Date;
}

/** Stores blobs in MongoDB, so that all processes share them. Each blob is one document, with its name as `_id`. */
export function mongoBlobs(db: Db, now: Clock = () => new Date()): BlobStore {
  const blobs = db.collection<BlobDocument>('blobs');
  const unusedSince = (moment: Date) => ({ putAt: { $not: { $gte: moment } } });
  return {
    async put(name, bytes) {
      const update = { $set: { putAt: now() }, $setOnInsert: { bytes: Buffer.from(bytes), size: bytes.length } };
      const durably = { upsert: true, writeConcern: { w: 'majority', journal: true } } as const;
      try {
        await blobs.updateOne({ _id: name }, update, durably);
      } catch (error) {
        if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
        // Another process has just stored the same bytes, which also counts as a put.
        await blobs.updateOne({ _id: name }, update, durably);
      }
    },
    async get(name) {
      const found = await blobs.findOne({ _id: name }, { promoteBuffers: true });
      return found ? Buffer.from(found.bytes) : undefined;
    },
    async sizeOf(name) {
      const found = await blobs.findOne({ _id: name }, { projection: { size: 1 } });
      return found ? (found.size ?? (await blobs.findOne({ _id: name }, { promoteBuffers: true }))!.bytes.length) : 0;
    },
    async *list() {
      for await (const { _id } of blobs.find().project<{ _id: string }>({ _id: 1 })) yield _id;
    },
    async freeShare() {
      const { fsUsedSize: used, fsTotalSize: total } = (await db.stats()) as {
        fsUsedSize?: number;
        fsTotalSize?: number;
      };
      return used !== undefined && total ? 1 - used / total : undefined;
    },
    async *unusedSince(moment) {
      await blobs.createIndex({ putAt: 1, _id: 1 });
      for await (const { _id } of blobs.find(unusedSince(moment)).project<{ _id: string }>({ _id: 1 })) yield _id;
    },
    remove: async (name, moment) =>
      (await blobs.deleteOne({ _id: name, ...unusedSince(moment) }, { writeConcern: { w: 'majority' } }))
        .deletedCount === 1,
  };
}
