import { tagsIn } from '@verse/api-contract/community/post-marks';
import { createTagIndex, type TagIndex } from '../../../platform/search';
import { type DbPort, insertIfAbsent } from '../../../store';
import type { Post } from './post';
import type { PostRepository } from './posts.repository';

/** Increment when the terms change, so that the next start reindexes all posts. */
const EDITION = { _id: 'post-tags-1' };

const tagsOf = (post: Pick<Post, 'text' | 'state'> | undefined): string[] =>
  post?.state === 'shown' ? tagsIn(post.text) : [];

export interface TagRepository extends Omit<TagIndex, 'put'> {
  put(post: Post): Promise<void>;
  /** Indexes posts created by earlier releases. Runs only once. */
  indexAll(posts: AsyncIterable<Post>): Promise<number>;
}

/** Creates the index of visible posts by tag. */
export async function createTagRepository(db: DbPort): Promise<TagRepository> {
  const index = await createTagIndex(db, { collection: 'feed_tags', names: 'feed_tag_names', owner: 'postId' });
  const put = (post: Post) =>
    index.put({
      id: post.id,
      at: post.createdAt,
      tags: tagsOf(post),
      audiences: post.visibility === 'public' ? ['member', 'guest'] : ['member'],
    });
  return {
    ...index,
    put,
    async indexAll(posts) {
      const settings = db.collection('settings');
      if (await settings.findOne(EDITION)) return 0;
      let count = 0;
      for await (const post of posts) {
        if (tagsOf(post).length === 0) continue;
        await put(post);
        count += 1;
      }
      await insertIfAbsent(settings, EDITION);
      return count;
    },
  };
}

/** Updates the index after every write of a post. `changed` receives the tags whose lists have changed. */
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
    const affected = [...new Set([...before, ...now])];
    if (affected.length === 0) return done;
    if (post) await tags.put(post);
    else await tags.remove(id);
    await tags.forgetUnused(before.filter((tag) => !now.includes(tag)));
    await changed(affected);
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
