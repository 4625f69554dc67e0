import type { Quotas } from '../../../platform/quotas';
import { createCounting, createRelations } from '../../../platform/relations';
import type { DbPort } from '../../../store';
import type { CommentDocument, CommentRepository } from './comments.repository';
import type { Counted, PostRepository } from './posts.repository';

/** Members' responses to posts: stored rows, and the counters derived from them. */
export type Responses = Awaited<ReturnType<typeof openResponses>>;

interface Dependencies {
  db: DbPort;
  posts: PostRepository;
  comments: CommentRepository;
  quotas: Quotas;
  now: () => Date;
}

const createCounter = (posts: PostRepository, what: Counted) => ({
  add: (id: string, by: 1 | -1) => posts.add(id, what, by),
  revision: async (id: string) => (await posts.find(id))?.acts,
  setIfUnchanged: (id: string, revision: number, count: number) => posts.setIfUnchanged(id, what, revision, count),
});

/**
 * Maximum number of attempts. A few are enough, because every request that adds or removes one of the member's comments
 * runs this update after its own write, so the last one corrects the result.
 */
const MOST_ATTEMPTS = 5;

const LIKES = { most: 50_000, message: 'You like as many posts as an account can. Remove a like to add another.' };
const SAVES = { most: 2000, message: 'You have saved as many posts as we can keep. Remove one to save another.' };

export async function openResponses({ db, posts, comments, quotas, now }: Dependencies) {
  const of = (what: Counted) => ({ now, counters: [{ path: 'objectId' as const, ...createCounter(posts, what) }] });
  const commenters = await createRelations(db, 'post_commenters', of('commenters'));

  async function updateCommenter({ postId, authorId }: CommentDocument): Promise<void> {
    const post = await posts.find(postId);
    if (!post || post.authorId === authorId || authorId === '') return;
    for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts += 1) {
      const has = await comments.hasCommented(postId, authorId);
      if ((await commenters.isOn(postId, authorId)) === has) return;
      await commenters.set(postId, authorId, has);
    }
  }

  return {
    likes: await createRelations(db, 'post_likes', { ...of('likes'), quota: { quotas, ...LIKES } }),
    /** Saves are never shown to others, so they need no counter. */
    saves: await createRelations(db, 'post_saves', { now, quota: { quotas, ...SAVES } }),
    /** Members other than the author who have commented on a post. */
    commenters,
    /** Counts a post's comments and their authors. */
    counting: createCounting(comments.rows, {
      counters: [{ path: 'postId', counted: { state: 'shown' }, ...createCounter(posts, 'comments') }],
      now,
      before: updateCommenter,
    }),
  };
}
