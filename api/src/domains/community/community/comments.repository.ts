import { createDocuments } from '../../../platform/documents';
import { afterCursor, type DbPort, type Filter, type KeysetCursor } from '../../../store';
import type { Comment } from './post';

const COMMENTS = 'post_comments';
const MOST = 100;

const helpedOf = (authorId: string): Filter => ({ authorId, state: 'shown', helpedAt: { $gt: new Date(0) } });

type Words = Pick<CommentDocument, 'text' | 'answers'>;

/** An answer to a maker's question, with the question as the critic read it. */
export interface CritiqueAnswer {
  question: string;
  text: string;
}

export interface CommentDocument extends Omit<Comment, 'id'> {
  _id: string;
  /** Answers to the maker's questions. `text` has the same answers without the questions. */
  answers?: CritiqueAnswer[];
  /** When the maker marked the comment as helpful. */
  helpedAt?: Date | null;
  /**
   * Position within the post: by date, with replies below their parent. Positions are unique, and sorting them as text
   * puts the oldest first.
   */
  place: string;
  /** Whether the comment appears in the list. Deleted comments with replies remain listed. */
  listed: 'yes' | 'no';
  uncountedSince?: Date;
}

export type CommentRepository = Awaited<ReturnType<typeof createCommentRepository>>;

/**
 * Creates a position that sorts correctly as text: ISO timestamps all have the same length, and the space that
 * separates the parts sorts before every digit.
 */
export function toListPosition({ id, createdAt }: Pick<Comment, 'id' | 'createdAt'>, parent?: CommentDocument): string {
  const own = `${createdAt.toISOString()} ${id}`;
  return parent ? `${parent.place} ${own}` : own;
}

const openComments = (db: DbPort) =>
  createDocuments<CommentDocument, CommentDocument>(db, {
    name: COMMENTS,
    indexes: [
      { postId: 1, listed: 1, place: 1 },
      { postId: 1, state: 1, authorId: 1 },
      { parentId: 1, state: 1 },
      { authorId: 1, _id: 1 },
      { authorId: 1, state: 1, helpedAt: -1, _id: -1 },
      { state: 1, deletedAt: 1 },
      [{ uncountedSince: 1 }, { sparse: true }],
    ],
    toDomain: (comment) => comment,
  });

export async function createCommentRepository(db: DbPort) {
  const documents = await openComments(db);
  const rows = documents.collection;
  return {
    rows,
    /** Lists a post's comments after a position. */
    list: (postId: string, place: string | undefined, limit: number): Promise<CommentDocument[]> =>
      documents.list(
        { postId, listed: 'yes', ...(place === undefined ? {} : { place: { $gt: place } }) },
        { sort: { place: 1 }, limit },
      ),
    find: (id: string) => documents.find(id),
    /** Counts an author's comments, excluding deleted ones. */
    countOf: (authorId: string): Promise<number> =>
      rows.countDocuments({ authorId, state: { $in: ['shown', 'removed'] } }),
    /** Counts an author's visible comments since the given time. */
    countSince: (authorId: string, since: Date): Promise<number> =>
      rows.countDocuments({ authorId, state: 'shown', createdAt: { $gte: since } }),
    /** Returns false if the id is taken. */
    insert: documents.insert,
    /** Changes the author's comment if it is visible and still at the given version. */
    async change(id: string, authorId: string, version: number, words: Words, editedAt: Date): Promise<boolean> {
      const update = { $set: { ...words, editedAt }, $inc: { version: 1 } };
      return (await rows.updateOne({ _id: id, authorId, version, state: 'shown' }, update)).modifiedCount === 1;
    },
    /**
     * Changes the comment if it still matches `from` and its previous change has been counted. Keeps the version,
     * because the words stay as they are.
     */
    async changeState(id: string, from: Filter, change: Partial<CommentDocument>): Promise<boolean> {
      const filter = { ...from, _id: id, uncountedSince: { $exists: false } };
      return (await rows.updateOne(filter, { $set: change })).modifiedCount === 1;
    },
    setListed: async (id: string, listed: 'yes' | 'no'): Promise<void> =>
      void (await rows.updateOne({ _id: id }, { $set: { listed } })),
    /** Whether the comment has a visible reply. */
    isAnswered: async (id: string): Promise<boolean> => (await rows.findOne({ parentId: id, state: 'shown' })) !== null,
    hasCommented: async (postId: string, authorId: string): Promise<boolean> =>
      (await rows.findOne({ postId, state: 'shown', authorId })) !== null,
    listOfAuthor: (authorId: string): AsyncIterable<CommentDocument> => documents.each({ authorId }),
    deletedUntil: (moment: Date): Promise<CommentDocument[]> =>
      documents.list({ state: 'deleted', deletedAt: { $lte: moment } }, { sort: { deletedAt: 1 }, limit: MOST }),
    /** Marks a visible comment of another than the maker as helpful or not. Returns whether this changed anything. */
    async mark(id: string, postId: string, ownerId: string, helpedAt: Date | null): Promise<boolean> {
      const isOther = helpedAt ? null : { $gt: new Date(0) };
      const filter = { _id: id, postId, parentId: null, state: 'shown', authorId: { $ne: ownerId }, helpedAt: isOther };
      return (await rows.updateOne(filter, { $set: { helpedAt } })).modifiedCount === 1;
    },
    /** Lists an author's comments that helped, the last marked first. */
    listHelped: (authorId: string, cursor: KeysetCursor | undefined, limit: number): Promise<CommentDocument[]> =>
      documents.list(
        { ...helpedOf(authorId), ...afterCursor('helpedAt', cursor, 'newest-first') },
        { sort: { helpedAt: -1, _id: -1 }, limit },
      ),
    countHelped: (authorId: string): Promise<number> => rows.countDocuments(helpedOf(authorId)),
    /** Erases the author and the text but keeps the position. */
    eraseContent: async (id: string): Promise<void> =>
      void (await rows.updateOne(
        { _id: id },
        { $set: { authorId: '', text: '', deletedAt: null, helpedAt: null }, $unset: { answers: 1 } },
      )),
    remove: (id: string): Promise<boolean> => documents.remove(id),
    removeOfPost: async (postId: string): Promise<void> => void (await rows.deleteMany({ postId })),
  };
}
