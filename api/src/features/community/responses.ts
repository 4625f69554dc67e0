import type { Quotas } from '../../platform/quotas';
import { type Counting, createCounting, createRelations, type Relations } from '../../platform/relations';
import type { DbPort } from '../../store';
import type { CommentDocument, CommentRepository } from './comments.repository';
import type { Counted, PostRepository } from './posts.repository';

/** What members answer a post with: rows, and the numbers of the post that follow them. */
export interface Responses {
  likes: Relations;
  /** Nobody sees how many have saved a post: no number follows. */
  saves: Relations;
  /** Who has commented, other than the author. */
  commenters: Relations;
  /** Counts comments into their post, and those who write them. */
  counting: Counting<CommentDocument>;
}

interface Dependencies {
  db: DbPort;
  posts: PostRepository;
  comments: CommentRepository;
  quotas: Quotas;
  now: () => Date;
}

const numberOf = (posts: PostRepository, what: Counted) => ({
  add: (id: string, by: 1 | -1) => posts.add(id, what, by),
  acts: async (id: string) => (await posts.find(id))?.acts,
  settle: (id: string, acts: number, count: number) => posts.settle(id, what, acts, count),
});

/** Two comments of one person at once both end here, and the last to look finds what is so. */
const MOST_LOOKS = 5;

const LIKES = { most: 50_000, message: 'You like as many posts as an account can. Take a like back to add another.' };
const SAVES = { most: 2000, message: 'You have saved as many posts as we can keep. Remove one to save another.' };

export async function openResponses({ db, posts, comments, quotas, now }: Dependencies): Promise<Responses> {
  const of = (what: Counted) => ({ now, counters: [{ path: 'objectId' as const, ...numberOf(posts, what) }] });
  const commenters = await createRelations(db, 'post_commenters', of('commenters'));

  async function followCommenter({ postId, authorId }: CommentDocument): Promise<void> {
    const post = await posts.find(postId);
    if (!post || post.authorId === authorId || authorId === '') return;
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const has = await comments.hasCommented(postId, authorId);
      if ((await commenters.isOn(postId, authorId)) === has) return;
      await commenters.set(postId, authorId, has);
    }
  }

  return {
    likes: await createRelations(db, 'post_likes', { ...of('likes'), quota: { quotas, ...LIKES } }),
    saves: await createRelations(db, 'post_saves', { now, quota: { quotas, ...SAVES } }),
    commenters,
    counting: createCounting(comments.rows, {
      counters: [{ path: 'postId', counted: { state: 'shown' }, ...numberOf(posts, 'comments') }],
      now,
      before: followCommenter,
    }),
  };
}
