import { FILE_HEAD } from '@verse/api-contract/files';
import type { DbPort } from '../../store';

export interface StoredPart {
  blob: string;
  bytes: number;
}

/** A file uploaded in parts. Any API process can receive the next part. */
export interface ResumableUpload {
  id: string;
  ownerId: string;
  /** Subject of the upload, in a format that the feature defines. */
  about: string;
  /** File name shown to the uploader. */
  name: string;
  /** Declared size, in bytes. */
  bytes: number;
  /** Number of bytes received. */
  offset: number;
  parts: StoredPart[];
  /** First bytes of the file, in base64. Absent if the first part was shorter. */
  head?: string;
  startedAt: Date;
  /** How often the file was parsed. Above 1 only if the process was killed during an attempt. */
  attempts?: number;
  /** Time at which the feature took over the file. From then on, the upload only reports that it is complete. */
  takenAt?: Date;
}

type UploadDocument = Omit<ResumableUpload, 'id'> & { _id: string };

export const UPLOADS = 'resumable_uploads';
/** Maximum number of parts. Limits the size of the document even if a client sends one byte at a time. */
export const MOST_PARTS = 2000;
/** Number of initial bytes needed to recognise any supported file type. */
export const HEAD_BYTES = FILE_HEAD;
const MOST_LISTED = 100;
const MOST_REMOVED = 1000;

const toUpload = ({ _id, ...upload }: UploadDocument): ResumableUpload => ({ id: _id, ...upload });

export type UploadRepository = Awaited<ReturnType<typeof createUploadRepository>>;

export async function createUploadRepository(db: DbPort) {
  const uploads = db.collection<UploadDocument>(UPLOADS);
  await uploads.createIndex({ about: 1, startedAt: 1 });
  await uploads.createIndex({ ownerId: 1, startedAt: 1 });
  await uploads.createIndex({ startedAt: 1 });

  return {
    async find(id: string): Promise<ResumableUpload | undefined> {
      const found = await uploads.findOne({ _id: id });
      return found ? toUpload(found) : undefined;
    },
    insert: async ({ id, ...upload }: ResumableUpload) => void (await uploads.insertOne({ _id: id, ...upload })),
    /**
     * Returns false if another request has extended the upload beyond `offset`, or if the upload has too many parts.
     */
    async append(id: string, offset: number, part: StoredPart, head?: string): Promise<boolean> {
      const { modifiedCount } = await uploads.updateOne(
        { _id: id, offset, [`parts.${MOST_PARTS - 1}`]: { $exists: false } },
        { $push: { parts: part }, $inc: { offset: part.bytes }, ...(head ? { $set: { head } } : {}) },
      );
      return modifiedCount === 1;
    },
    /** Counts an attempt to parse the file, and returns the number of attempts so far. */
    async countAttempt(id: string): Promise<number> {
      const after = await uploads.findOneAndUpdate({ _id: id }, { $inc: { attempts: 1 } }, { returnDocument: 'after' });
      return after?.attempts ?? 1;
    },
    take: async (id: string, at: Date) => void (await uploads.updateOne({ _id: id }, { $set: { takenAt: at } })),
    remove: async (id: string) => void (await uploads.deleteOne({ _id: id })),
    /** Lists the uploads for a subject, oldest first. */
    listAbout: async (about: string): Promise<ResumableUpload[]> =>
      (await uploads.find({ about }).sort({ startedAt: 1 }).limit(MOST_LISTED).toArray()).map(toUpload),
    listOfOwner: async (ownerId: string): Promise<ResumableUpload[]> =>
      (await uploads.find({ ownerId }).sort({ startedAt: 1 }).limit(MOST_LISTED).toArray()).map(toUpload),
    /** Counts the bytes of the owner's uploads that were announced, but have not been received. */
    async announcedBytes(ownerId: string): Promise<number> {
      let total = 0;
      for await (const upload of uploads.find({ ownerId }).project({ bytes: 1, offset: 1 }))
        total += (upload.bytes ?? 0) - (upload.offset ?? 0);
      return total;
    },
    removeOfOwner: async (ownerId: string) => void (await uploads.deleteMany({ ownerId })),
    removeAbout: async (about: string) => void (await uploads.deleteMany({ about })),
    async removeBefore(moment: Date): Promise<number> {
      const before = { startedAt: { $lt: moment } };
      const old = await uploads.find(before).sort({ startedAt: 1 }).limit(MOST_REMOVED).toArray();
      if (old.length === 0) return 0;
      return (await uploads.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } })).deletedCount;
    },
  };
}
