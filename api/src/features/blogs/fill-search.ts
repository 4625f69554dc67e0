import { placeOf } from '../../platform/search';
import type { BlogSearch } from './blog-search.repository';
import type { BlogRepository } from './blogs.repository';

const AT_ONCE = 200;

/**
 * Makes the posts of a store findable that has no index of words yet, or that of an earlier release.
 * It ends with the oldest published post, which so tells whether it ever ended.
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
    before = placeOf(last.publishedAt, last.id);
  }
}

/**
 * Brings the categories of a store in step that an earlier release wrote.
 * They are findable by their new keys before they have them.
 */
export function renewCategories(blogs: Pick<BlogRepository, 'renewCategoryKeys'>, search: BlogSearch): Promise<void> {
  return blogs.renewCategoryKeys((posts) => search.put(...posts));
}
