import { createDocuments } from '../../../platform/documents';
import { afterCursor, type DbPort, type KeysetCursor } from '../../../store';

/** Likes and comments of a work or blog post, and what its maker asks critics. Exists from the first of them on. */
export interface SubjectDocument {
  /** Key of the subject; see `toSubjectKey`. */
  _id: string;
  /** The maker's id, or an empty string if their account was erased. */
  ownerId: string;
  likes: number;
  comments: number;
  /** Revision number of these counters, incremented on every change. */
  acts: number;
  questions: string[];
  /** When the maker asked for critique, or null while none is wanted. */
  askedAt: Date | null;
}

type CountedOfSubject = 'likes' | 'comments';

const MOST = 100;

export type SubjectRepository = Awaited<ReturnType<typeof createSubjectRepository>>;

export async function createSubjectRepository(db: DbPort) {
  const documents = await createDocuments<SubjectDocument, SubjectDocument>(db, {
    name: 'comment_subjects',
    indexes: [
      { ownerId: 1, _id: 1 },
      { askedAt: -1, _id: -1 },
    ],
    toDomain: (subject) => subject,
  });
  const subjects = documents.collection;
  return {
    find: (key: string) => documents.find(key),
    among: documents.findAll,
    /** Creates the document, unless it exists. */
    ensure: async (key: string, ownerId: string): Promise<void> =>
      void (await documents.insert({
        _id: key,
        ownerId,
        likes: 0,
        comments: 0,
        acts: 0,
        questions: [],
        askedAt: null,
      })),
    add: async (key: string, what: CountedOfSubject, by: 1 | -1): Promise<void> =>
      void (await subjects.updateOne({ _id: key }, { $inc: { [what]: by, acts: 1 } })),
    /** Sets a counter if no counter has changed since revision `acts`. */
    setIfUnchanged: async (key: string, what: CountedOfSubject, acts: number, count: number): Promise<boolean> =>
      (await subjects.updateOne({ _id: key, acts }, { $set: { [what]: count }, $inc: { acts: 1 } })).modifiedCount ===
      1,
    /** Sets what the maker asks. Asking again with other questions keeps the place in the list of those who ask. */
    async ask(key: string, questions: string[], askedAt: Date): Promise<void> {
      const begun = await subjects.updateOne({ _id: key, askedAt: null }, { $set: { questions, askedAt } });
      if (begun.modifiedCount === 0) await subjects.updateOne({ _id: key }, { $set: { questions } });
    },
    /** Keeps the questions, so that asking again needs no typing. */
    stopAsking: async (key: string, questions: string[]): Promise<void> =>
      void (await subjects.updateOne({ _id: key }, { $set: { questions, askedAt: null } })),
    /** Lists the subjects whose makers want critique, the last asked first. */
    listWanted: (cursor: KeysetCursor | undefined, limit: number): Promise<SubjectDocument[]> =>
      documents.list(
        { askedAt: { $gt: new Date(0) }, ...afterCursor('askedAt', cursor, 'newest-first') },
        { sort: { askedAt: -1, _id: -1 }, limit },
      ),
    listOfOwner: (ownerId: string): AsyncIterable<SubjectDocument> => documents.each({ ownerId }),
    /** Yields all subjects, up to a hundred at a time. */
    async *inBatches(): AsyncIterable<SubjectDocument[]> {
      let batch: SubjectDocument[] = [];
      for await (const subject of documents.each({})) {
        batch.push(subject);
        if (batch.length < MOST) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    /** Counts the likes on a maker's works and blog posts. */
    async countLikes(ownerId: string): Promise<number> {
      const found = await subjects.find({ ownerId }).project({ likes: 1 }).toArray();
      return found.reduce((sum, { likes = 0 }) => sum + likes, 0);
    },
    /** Ends what an erased maker asked, on content that stays. */
    forgetOwner: async (key: string): Promise<void> =>
      void (await subjects.updateOne({ _id: key }, { $set: { ownerId: '', questions: [], askedAt: null } })),
    remove: (key: string): Promise<boolean> => documents.remove(key),
  };
}
