import { type NewComment, RESTORE_DAYS } from '@verse/api-contract/community-posts';
import { AppError, cursorOf, readCursor, VersionConflict } from '../../platform/http';
import type { Notify, Withdraw } from '../../platform/notify';
import type { Reader, Reading, ShownPerson } from '../../platform/people';
import type { Quota } from '../../platform/quotas';
import { onceCounted, UNCOUNTED } from '../../platform/relations';
import { type CommentDocument, type CommentRepository, placeOf } from './comments.repository';
import { type Post, type Removal, stateBefore } from './post';
import { fingerprintOf, idUnder, type PostingService, sameOrConflict } from './posting.service';
import type { PostRepository } from './posts.repository';
import type { Responses } from './responses';

const DAY_MS = 86_400_000;

export const UNKNOWN_COMMENT = 'There is no such comment.';
const unknown = () => new AppError('not-found', UNKNOWN_COMMENT);

interface Dependencies {
  posts: PostRepository;
  comments: CommentRepository;
  posting: PostingService;
  counting: Responses['counting'];
  reading: Reading;
  reserve: Quota;
  now: () => Date;
  notify: Notify;
  withdraw: Withdraw;
}

export interface CommentsPage {
  comments: CommentDocument[];
  authors: ReadonlyMap<string, ShownPerson>;
  next: string | null;
}

type State = CommentDocument['state'];
type Turn = Partial<Pick<CommentDocument, 'deletedAt' | 'removal' | 'listed'>> & { state: State };

type Tell = ReturnType<typeof telling>;

type Telling = Pick<Dependencies, 'posts' | 'comments' | 'notify' | 'withdraw'>;

/** Notifies the author of the parent comment, or of the post, and withdraws when the comment is hidden. */
function telling({ posts, comments, notify, withdraw }: Telling) {
  return async ({ _id, postId, parentId, authorId, state }: CommentDocument): Promise<void> => {
    const tell = state === 'shown' ? notify : withdraw;
    const about = { subject: postId, actor: authorId, act: _id };
    const post = await posts.find(postId);
    const parent = parentId === null ? undefined : await comments.find(parentId);
    if (parent) await tell(parent.authorId, { kind: 'replies', ...about });
    if (post && parent?.authorId !== post.authorId) await tell(post.authorId, { kind: 'comments', ...about });
  };
}

/** Turns comments from one state into another, counts those that are shown, and tells of them. */
function turning({ comments, counting, now }: Pick<Dependencies, 'comments' | 'counting' | 'now'>, tell: Tell) {
  async function settle(row: CommentDocument, at: Date): Promise<void> {
    await counting.count({ ...row, uncountedSince: at }, row.state === 'shown' ? 1 : -1);
  }

  /** Nothing where it is not as `from` says. */
  async function turn(id: string, from: State, turned: Turn): Promise<CommentDocument | undefined> {
    const isCounted = from === 'shown' || turned.state === 'shown';
    const at = now();
    const done = await onceCounted(async () => {
      const change = { ...turned, ...(isCounted ? { uncountedSince: at } : {}) };
      if (await comments.turn(id, { state: from }, change)) return true;
      return (await comments.find(id))?.state === from ? UNCOUNTED : false;
    });
    const row = done ? await comments.find(id) : undefined;
    if (!row || !isCounted) return row;
    await settle(row, at);
    await tell(row);
    return row;
  }

  return { settle, turn };
}

function removing(
  { comments }: Pick<Dependencies, 'comments'>,
  turn: ReturnType<typeof turning>['turn'],
  now: () => Date,
) {
  /** Deleted, it stays in the list where somebody has answered it: also somebody who answers just now. */
  async function remove(comment: CommentDocument): Promise<void> {
    const listed = (await comments.isAnswered(comment._id)) ? 'yes' : 'no';
    await turn(comment._id, comment.state, { state: 'deleted', deletedAt: now(), listed });
    if (listed === 'no' && (await comments.isAnswered(comment._id))) await comments.setListed(comment._id, 'yes');
  }
  async function removeForGood({ _id }: CommentDocument): Promise<void> {
    if (await comments.isAnswered(_id)) await comments.blank(_id);
    else await comments.remove(_id);
  }
  return {
    remove,
    async removeDeleted(): Promise<number> {
      const due = await comments.deletedUntil(new Date(now().getTime() - RESTORE_DAYS * DAY_MS));
      for (const comment of due) await removeForGood(comment);
      return due.length;
    },
    async eraseOf(authorId: string): Promise<void> {
      for await (const comment of comments.ofAuthor(authorId)) {
        if (comment.state !== 'deleted') await remove(comment);
        await removeForGood(comment);
      }
    },
  };
}

/** How a comment begins: shown, and not counted yet. */
function newComment(
  { id: postId }: Post,
  authorId: string,
  { id, text, fingerprint }: Pick<CommentDocument, 'text' | 'fingerprint'> & { id: string },
  parent: CommentDocument | undefined,
  createdAt: Date,
): CommentDocument & { uncountedSince: Date } {
  return {
    ...{ _id: id, postId, authorId, text, fingerprint, parentId: parent?._id ?? null, createdAt },
    ...{ place: placeOf({ id, createdAt }, parent), listed: 'yes', state: 'shown', version: 1 },
    ...{ editedAt: null, deletedAt: null, removal: null, uncountedSince: createdAt },
  };
}

export function createCommentsService(dependencies: Dependencies) {
  const { posts, comments, posting, counting, reading, reserve, now } = dependencies;
  const tell = telling(dependencies);
  const { settle, turn } = turning({ comments, counting, now }, tell);
  const { remove, ...leaving } = removing({ comments }, turn, now);

  async function shownPost(viewer: Reader, postId: string): Promise<Post> {
    const post = await posting.readable(viewer, postId);
    if (post.state === 'shown') return post;
    throw new AppError('conflict', 'This post is not shown any more.');
  }

  async function own(viewer: Reader, postId: string, id: string): Promise<CommentDocument> {
    const found = await comments.find(id);
    if (found?.postId !== postId || found.authorId !== viewer.id) throw unknown();
    return found;
  }

  /** An answer to an answer becomes one to the comment above it. */
  async function parentOf(
    viewer: Reader,
    postId: string,
    id: string | undefined,
  ): Promise<CommentDocument | undefined> {
    if (id === undefined) return undefined;
    const found = await comments.find(id);
    if (found?.postId !== postId || found.state !== 'shown') throw unknown();
    if ((await reading(viewer, [found])).readable.length === 0) throw unknown();
    return found.parentId === null ? found : await comments.find(found.parentId);
  }

  /** What was deleted or removed keeps its place, without words, for the answers below it. */
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
    ...leaving,
    count: async (postId: string) => (await posts.find(postId))?.comments ?? 0,

    async list(viewer: Reader, postId: string, cursor: string | undefined, limit: number): Promise<CommentsPage> {
      const post = await posting.readable(viewer, postId);
      const list = `comments-of-${post.id}`;
      const found = await comments.list(post.id, readCursor(list, cursor)?.id, limit + 1);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return {
        ...(await seenBy(viewer, page)),
        next: last ? cursorOf(list, { at: last.createdAt, id: last.place }) : null,
      };
    },

    /** The first comments of posts that the viewer may read, with one look-up of all their authors. */
    async firstOf(viewer: Reader, postIds: readonly string[], limit: number) {
      const found = await Promise.all(postIds.map((id) => comments.list(id, undefined, limit)));
      return seenBy(viewer, found.flat());
    },

    async write(
      viewer: Reader & { id: string },
      postId: string,
      key: string | undefined,
      { text, parentId }: NewComment,
    ) {
      const post = await shownPost(viewer, postId);
      const id = idUnder(key, viewer.id, postId);
      const fingerprint = fingerprintOf(text, parentId);
      const wanted = { authorId: viewer.id, fingerprint };
      const earlier = key === undefined ? undefined : await comments.find(id);
      if (earlier) return sameOrConflict(earlier, wanted);
      const parent = await parentOf(viewer, postId, parentId);
      await reserve(viewer.id);
      const comment = newComment(post, viewer.id, { id, text, fingerprint }, parent, now());
      if (!(await comments.insert(comment))) return sameOrConflict(await comments.find(id), wanted);
      if (parent) await comments.setListed(parent._id, 'yes');
      await settle(comment, comment.createdAt);
      await tell(comment);
      return comment;
    },

    async change(viewer: Reader & { id: string }, postId: string, id: string, version: number, text: string) {
      await shownPost(viewer, postId);
      const comment = await own(viewer, postId, id);
      if (comment.state !== 'shown') throw unknown();
      const isChanged = await comments.change(id, viewer.id, version, text, now());
      if (!isChanged) throw new VersionConflict(await own(viewer, postId, id));
      return own(viewer, postId, id);
    },

    async remove(viewer: Reader, postId: string, id: string) {
      const comment = await own(viewer, postId, id);
      if (comment.state !== 'deleted') await remove(comment);
      return own(viewer, postId, id);
    },

    async restore(viewer: Reader, postId: string, id: string) {
      await posting.readable(viewer, postId);
      const comment = await own(viewer, postId, id);
      if (comment.state === 'deleted') {
        if (comment.parentId !== null) await comments.setListed(comment.parentId, 'yes');
        await turn(id, 'deleted', { state: stateBefore(comment), deletedAt: null, listed: 'yes' });
      }
      return own(viewer, postId, id);
    },

    find: (id: string) => comments.find(id),
    /** A decision of staff, as with posts. */
    async takeDown(id: string, removal: Removal): Promise<boolean> {
      if (await turn(id, 'shown', { state: 'removed', removal })) return true;
      return comments.turn(id, { state: { $ne: 'shown' } }, { removal });
    },
    async putBack(id: string): Promise<boolean> {
      if (await turn(id, 'removed', { state: 'shown', removal: null })) return true;
      return comments.turn(id, { state: 'deleted' }, { removal: null });
    },
  };
}

export type CommentsService = ReturnType<typeof createCommentsService>;
