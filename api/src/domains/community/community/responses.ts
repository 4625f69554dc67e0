import type { Quotas } from '../../../platform/quotas';
import { createCounting, createRelations } from '../../../platform/relations';
import type { DbPort } from '../../../store';
import type { CommentDocument, CommentRepository } from './comments.repository';
import type { Counted, PostRepository } from './posts.repository';
import { toSubjectName } from './subject';
import type { SubjectRepository } from './subjects.repository';

/** Members' responses to posts, works and blog posts: stored rows, and the counters derived from them. */
export type Responses = Awaited<ReturnType<typeof openResponses>>;

interface Dependencies {
  db: DbPort;
  posts: PostRepository;
  subjects: SubjectRepository;
  comments: CommentRepository;
  quotas: Quotas;
  now: () => Date;
}

const createPostCounter = (posts: PostRepository, what: Counted) => ({
  add: (id: string, by: 1 | -1) => posts.add(id, what, by),
  revision: async (id: string) => (await posts.find(id))?.acts,
  setIfUnchanged: (id: string, revision: number, count: number) => posts.setIfUnchanged(id, what, revision, count),
});

/** Counts into the post, or into the document of the work or blog post. */
function createCounter(posts: PostRepository, subjects: SubjectRepository, what: 'likes' | 'comments') {
  const ofPost = createPostCounter(posts, what);
  const isPost = (key: string) => toSubjectName(key).kind === 'posts';
  return {
    add: (key: string, by: 1 | -1) => (isPost(key) ? ofPost.add(key, by) : subjects.add(key, what, by)),
    revision: async (key: string) => (isPost(key) ? ofPost.revision(key) : (await subjects.find(key))?.acts),
    setIfUnchanged: (key: string, revision: number, count: number) =>
      isPost(key) ? ofPost.setIfUnchanged(key, revision, count) : subjects.setIfUnchanged(key, what, revision, count),
  };
}

/**
 * Maximum number of attempts. A few are enough, because every request that adds or removes one of the member's comments
 * runs this update after its own write, so the last one corrects the result.
 */
const MOST_ATTEMPTS = 5;

const LIKES = { most: 50_000, message: 'You’ve hit the most likes you can have. Remove one to add another.' };
const SAVES = { most: 2000, message: 'Your saved posts are full. Remove one to save another.' };

export async function openResponses({ db, posts, subjects, comments, quotas, now }: Dependencies) {
  const commenters = await createRelations(db, 'post_commenters', {
    now,
    counters: [{ path: 'objectId', ...createPostCounter(posts, 'commenters') }],
  });

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
    likes: await createRelations(db, 'post_likes', {
      now,
      counters: [{ path: 'objectId', ...createCounter(posts, subjects, 'likes') }],
      quota: { quotas, ...LIKES },
    }),
    /** Saves are never shown to others, so they need no counter. */
    saves: await createRelations(db, 'post_saves', { now, quota: { quotas, ...SAVES } }),
    /** Members other than the author who have commented on a post. */
    commenters,
    /** Counts comments, and the people who commented on a post. */
    counting: createCounting(comments.rows, {
      counters: [{ path: 'postId', counted: { state: 'shown' }, ...createCounter(posts, subjects, 'comments') }],
      now,
      before: updateCommenter,
    }),
  };
}
