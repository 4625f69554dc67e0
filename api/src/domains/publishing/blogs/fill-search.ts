import { encodePosition } from '../../../platform/search';
import type { BlogSearch } from './blog-search.repository';
import type { BlogRepository } from './blogs.repository';

const AT_ONCE = 200;

/**
 * Indexes all posts if the store has no index, or one built by an earlier release. The oldest published post is indexed
 * last, so its presence shows that an earlier run completed.
 */
export async function fillSearch(
  blogs: Pick<BlogRepository, 'listPublished' | 'findOldest' | 'renewTitleKeys'>,
  search: BlogSearch,
): Promise<void> {
  const oldest = await blogs.findOldest();
  if (!oldest || (await search.knows(oldest.id))) return;
  await blogs.renewTitleKeys();
  for (let before: string | undefined; ;) {
    const posts = await blogs.listPublished({ before, skip: 0, limit: AT_ONCE });
    await search.put(...posts);
    const last = posts.at(-1);
    if (!last || posts.length < AT_ONCE) return;
    before = encodePosition(last.publishedAt, last.id);
  }
}
