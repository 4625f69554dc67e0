import { tagsIn } from '@verse/api-contract/post-marks';
import { createTermIndex, type Hits } from '../../platform/search';
import { type DbPort, insertIfAbsent, type StoredDocument } from '../../store';
import type { Post } from './post';
import type { PostRepository } from './posts.repository';

type Audience = 'guest' | 'member';
const PREFIX: Record<Audience, string> = { guest: 'g#', member: 'm#' };

const MOST_NAMES = 20;
/** Increment when the terms change: the next start then indexes all posts again. */
const EDITION = { _id: 'post-tags-1' };

export const termOf = (audience: Audience, tag: string): string => PREFIX[audience] + tag;

const tagsOf = (post: Pick<Post, 'text' | 'state'> | undefined): string[] =>
  post?.state === 'shown' ? tagsIn(post.text) : [];

const termsOf = (post: Post): string[] =>
  tagsOf(post).flatMap((tag) => [
    termOf('member', tag),
    ...(post.visibility === 'public' ? [termOf('guest', tag)] : []),
  ]);

export type TagRepository = Awaited<ReturnType<typeof createTagRepository>>;

/** Which shown posts have a tag. */
export async function createTagRepository(db: DbPort) {
  const index = await createTermIndex(db, { collection: 'feed_tags', owner: 'postId' });
  const names = db.collection<StoredDocument>('feed_tag_names');

  async function put(post: Post): Promise<void> {
    const terms = termsOf(post);
    if (terms.length === 0) return index.remove(post.id);
    await index.put({ id: post.id, at: post.createdAt, terms });
    for (const tag of tagsOf(post)) await insertIfAbsent(names, { _id: tag });
  }

  return {
    put,
    remove: index.remove,
    /** Forgets the names of those that no post has any more. */
    async forgetUnused(tags: readonly string[]): Promise<void> {
      for (const tag of tags) {
        const { total } = await index.find({ terms: [termOf('member', tag)], skip: 0, limit: 1 });
        if (total.count === 0) await names.deleteOne({ _id: tag });
      }
    },
    find: (audience: Audience, tag: string, before: string, limit: number): Promise<Hits> =>
      index.find({ terms: [termOf(audience, tag)], before, skip: 0, limit }),
    /** Tags that begin so and that posts have had, in alphabetical order. */
    async beginningWith(start: string): Promise<string[]> {
      const found = names.find({ _id: { $gte: start, $lt: `${start}\u{10ffff}` } }).sort({ _id: 1 });
      return (await found.limit(MOST_NAMES).toArray()).map(({ _id }) => _id);
    },
    /** Indexes the posts of earlier releases, once. */
    async indexAll(posts: AsyncIterable<Post>): Promise<number> {
      const settings = db.collection('settings');
      if (await settings.findOne(EDITION)) return 0;
      let count = 0;
      for await (const post of posts) {
        if (termsOf(post).length > 0) {
          await put(post);
          count += 1;
        }
      }
      await insertIfAbsent(settings, EDITION);
      return count;
    },
  };
}

/** Keeps the index in step with each write. `changed` gets the tags whose lists show something else. */
export function followTags(
  posts: PostRepository,
  tags: Pick<TagRepository, 'put' | 'remove' | 'forgetUnused'>,
  changed: (tags: readonly string[]) => Promise<void>,
): PostRepository {
  async function following<T>(id: string, write: () => Promise<T>): Promise<T> {
    const before = tagsOf(await posts.find(id));
    const done = await write();
    const post = await posts.find(id);
    const now = tagsOf(post);
    const union = [...new Set([...before, ...now])];
    if (union.length === 0) return done;
    if (post) await tags.put(post);
    else await tags.remove(id);
    await tags.forgetUnused(before.filter((tag) => !now.includes(tag)));
    await changed(union);
    return done;
  }
  return {
    ...posts,
    insert: (post) => following(post.id, () => posts.insert(post)),
    change: (id, ...rest) => following(id, () => posts.change(id, ...rest)),
    changeState: (id, ...rest) => following(id, () => posts.changeState(id, ...rest)),
    remove: (id) => following(id, () => posts.remove(id)),
  };
}
