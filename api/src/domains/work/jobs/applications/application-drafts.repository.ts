import { createDocuments } from '../../../../platform/documents';
import type { FileRecord } from '../../../../platform/files';
import type { DbPort } from '../../../../store';

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
  const documents = await createDocuments<DraftDocument, ApplicationDraft>(db, {
    name: APPLICATION_DRAFTS,
    indexes: [{ memberId: 1, _id: 1 }, { savedAt: 1 }],
    toDomain: ({ _id: _, ...draft }) => draft,
  });
  const drafts = documents.collection;

  return {
    find: (jobId: string, memberId: string) => documents.find(toId(jobId, memberId)),
    async save(jobId: string, memberId: string, fields: Fields, savedAt: Date): Promise<void> {
      await drafts.updateOne(
        { _id: toId(jobId, memberId) },
        { $set: { ...fields, savedAt }, $setOnInsert: { jobId, memberId, files: [] } },
        { upsert: true },
      );
    },
    /** Returns false if the draft already has this file or `most` files. */
    async addFile(jobId: string, memberId: string, file: FileRecord, most: number, savedAt: Date): Promise<boolean> {
      const _id = toId(jobId, memberId);
      const empty = { jobId, memberId, note: '', link: '', works: [] };
      await drafts.updateOne({ _id }, { $setOnInsert: { ...empty, files: [], savedAt } }, { upsert: true });
      const { matchedCount } = await drafts.updateOne(
        { _id, [`files.${most - 1}`]: { $exists: false }, 'files.sha256': { $ne: file.sha256 } },
        { $push: { files: file }, $set: { savedAt } },
      );
      return matchedCount === 1;
    },
    async removeFile(jobId: string, memberId: string, fileId: string): Promise<void> {
      await drafts.updateOne({ _id: toId(jobId, memberId) }, { $pull: { files: { id: fileId } } });
    },
    countOf: (memberId: string) => drafts.countDocuments({ memberId }),
    remove: (jobId: string, memberId: string) => documents.remove(toId(jobId, memberId)),
    removeBefore: async (moment: Date) => (await drafts.deleteMany({ savedAt: { $lt: moment } })).deletedCount,
    async *allOf(memberId: string): AsyncIterable<Omit<ApplicationDraft, 'files'>> {
      for await (const { jobId, note, link, works, savedAt } of documents.each({ memberId }))
        yield { jobId, memberId, note, link, works, savedAt };
    },
    removeOf: async (memberId: string) => void (await drafts.deleteMany({ memberId })),
  };
}
