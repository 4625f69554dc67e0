import { createTagIndex } from '../../../platform/search';
import type { DbPort } from '../../../store';
import { type BlogPost, isPublished } from './blog-post';

/** The tags under which readers find a post. */
const findableTags = (post: BlogPost): readonly string[] => (isPublished(post) ? post.tags : []);

export type BlogTags = Awaited<ReturnType<typeof createBlogTags>>;

/** Creates the index of published posts by tag. They are public, so all readers use the same audience. */
export async function createBlogTags(db: DbPort) {
  const index = await createTagIndex(db, { collection: 'blog_tags', names: 'blog_tag_names', owner: 'blogId' });
  return {
    find: index.find,
    beginningWith: index.beginningWith,
    remove: index.remove,
    /** Indexes the post, or removes it if it is not public. */
    put(post: BlogPost) {
      const { id, publishedAt, updatedAt } = post;
      return index.put({ id, at: publishedAt ?? updatedAt, tags: findableTags(post), audiences: ['member'] });
    },
    /** Removes the names of tags that `before` used and no post uses any more. */
    async forgetUnused(before: BlogPost, after?: BlogPost) {
      const now = after ? findableTags(after) : [];
      await index.forgetUnused(findableTags(before).filter((tag) => !now.includes(tag)));
    },
  };
}
