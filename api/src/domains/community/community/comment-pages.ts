import { readPage } from '../../../platform/http';
import type { Reader, Reading, ShownPerson } from '../../../platform/people';
import type { CommentDocument, CommentRepository } from './comments.repository';
import type { Subjects } from './subjects';

interface Dependencies {
  comments: Pick<CommentRepository, 'list'>;
  subjects: Pick<Subjects, 'find' | 'readable'>;
  reading: Reading;
}

export interface CommentsPage {
  comments: CommentDocument[];
  authors: ReadonlyMap<string, ShownPerson>;
  next: string | null;
}

/** Lists the comments on subjects, as a viewer may read them. */
export function createCommentPages({ comments, subjects, reading }: Dependencies) {
  /**
   * Returns the comments visible to the viewer. Deleted and removed comments remain in the list without text, so that
   * their replies keep their place.
   */
  async function seenBy(viewer: Reader, all: readonly CommentDocument[]) {
    const { readable, authors } = await reading(viewer, all);
    const isReadable = new Set(readable);
    const isSeen = (one: CommentDocument) =>
      !viewer.blocked.has(one.authorId) &&
      !viewer.muted.has(one.authorId) &&
      (one.state !== 'shown' || isReadable.has(one));
    return { comments: all.filter(isSeen), authors };
  }

  return {
    count: async (postId: string) => (await subjects.find(postId))?.comments ?? 0,

    async list(viewer: Reader, postId: string, cursor: string | undefined, limit: number): Promise<CommentsPage> {
      const post = await subjects.readable(viewer, postId);
      const { rows, next } = await readPage(
        `comments-of-${post.id}`,
        { cursor, limit },
        (page) => comments.list(post.id, page.before?.id, page.limit),
        ({ createdAt, place }) => ({ at: createdAt, id: place }),
      );
      return { ...(await seenBy(viewer, rows)), next };
    },

    /** Returns the first comments of each post that the viewer may read. Looks up all authors in a single query. */
    async firstOf(viewer: Reader, postIds: readonly string[], limit: number) {
      const found = await Promise.all(postIds.map((id) => comments.list(id, undefined, limit)));
      return seenBy(viewer, found.flat());
    },
  };
}
