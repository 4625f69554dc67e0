import type { FileRecord } from '../../../../platform/files';
import { type DbPort, readInPages } from '../../../../store';

/** An application that has not been sent yet. Only its author can read it. */
export interface ApplicationDraft {
  jobId: string;
  memberId: string;
  note: string;
  link: string;
  works: string[];
  files: FileRecord[];
  savedAt: Date;
}

type DraftDocument = ApplicationDraft & { _id: string };
type Fields = Pick<ApplicationDraft, 'note' | 'link' | 'works'>;

export type ApplicationDraftRepository = Awaited<ReturnType<typeof createApplicationDraftRepository>>;

export const APPLICATION_DRAFTS = 'job_application_drafts';
const toId = (jobId: string, memberId: string) => `${jobId} ${memberId}`;

export async function createApplicationDraftRepository(db: DbPort) {
  const drafts = db.collection<DraftDocument>(APPLICATION_DRAFTS);
  await drafts.createIndex({ memberId: 1, _id: 1 });
  await drafts.createIndex({ savedAt: 1 });

  return {
    async find(jobId: string, memberId: string): Promise<ApplicationDraft | undefined> {
      const document = await drafts.findOne({ _id: toId(jobId, memberId) });
      if (!document) return undefined;
      const { _id: _, ...draft } = document;
      return draft;
    },
    async save(jobId: string, memberId: string, fields: Fields, savedAt: Date): Promise<void> {
      await drafts.updateOne(
        { _id: toId(jobId, memberId) },
        { $set: { ...fields, savedAt }, $setOnInsert: { jobId, memberId, files: [] } },
        { upsert: true },
      );
    },
    /** Returns false if the draft already has `most` files. */
    async addFile(jobId: string, memberId: string, file: FileRecord, most: number, savedAt: Date): Promise<boolean> {
      const _id = toId(jobId, memberId);
      const empty = { jobId, memberId, note: '', link: '', works: [] };
      await drafts.updateOne({ _id }, { $setOnInsert: { ...empty, files: [], savedAt } }, { upsert: true });
      const { matchedCount } = await drafts.updateOne(
        { _id, [`files.${most - 1}`]: { $exists: false } },
        { $push: { files: file }, $set: { savedAt } },
      );
      return matchedCount === 1;
    },
    async removeFile(jobId: string, memberId: string, fileId: string): Promise<void> {
      await drafts.updateOne({ _id: toId(jobId, memberId) }, { $pull: { files: { id: fileId } } });
    },
    countOf: (memberId: string) => drafts.countDocuments({ memberId }),
    remove: async (jobId: string, memberId: string) => void (await drafts.deleteOne({ _id: toId(jobId, memberId) })),
    removeBefore: async (moment: Date) => (await drafts.deleteMany({ savedAt: { $lt: moment } })).deletedCount,
    async *allOf(memberId: string): AsyncIterable<Omit<ApplicationDraft, 'files'>> {
      for await (const { jobId, note, link, works, savedAt } of readInPages(drafts, { memberId }))
        yield { jobId, memberId, note, link, works, savedAt };
    },
    removeOf: async (memberId: string) => void (await drafts.deleteMany({ memberId })),
  };
}
