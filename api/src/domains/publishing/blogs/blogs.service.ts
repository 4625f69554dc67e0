import { MOST_NUMBERED } from '@verse/api-contract/paging';
import { categoryKeyOf } from '@verse/api-contract/publishing/blog-category';
import type { BlogQuery } from '@verse/api-contract/publishing/blogs.schema';
import { AppError, type Total, toTotal } from '../../../platform/http';
import { encodePosition, tooFarBack } from '../../../platform/search';
import type { BlogSearch, SearchQuery } from './blog-search.repository';
import { type BlogRepository, isPublished, MOST_TOLD, type PublishedPost } from './blogs.repository';
import type { Totals } from './totals';

export interface BlogsServiceDependencies {
  blogs: BlogRepository;
  search: BlogSearch;
  totals: Totals;
}

export type BlogsService = ReturnType<typeof createBlogsService>;

export interface ListedPosts {
  posts: PublishedPost[];
  total: Total;
  /** Cursor of the next page. Set only beyond the part of the list that has numbered pages. */
  before?: string;
}

export function createBlogsService({ blogs, search, totals }: BlogsServiceDependencies) {
  async function newest({ category, before, skip, limit }: Omit<SearchQuery, 'q'>): Promise<ListedPosts> {
    const count = await totals.count(category === undefined ? '' : categoryKeyOf(category), () =>
      blogs.countPublished(category, MOST_TOLD),
    );
    if (skip >= MOST_NUMBERED && count > skip) throw tooFarBack();
    const posts = count > skip ? await blogs.listPublished({ category, before, skip, limit: limit + 1 }) : [];
    const shown = posts.slice(0, limit);
    const last = shown.at(-1);
    const isNumbered = before === undefined && skip + limit < MOST_NUMBERED;
    const next =
      last && posts.length > limit && !isNumbered ? { before: encodePosition(last.publishedAt, last.id) } : {};
    return { posts: shown, total: toTotal(MOST_TOLD, count), ...next };
  }

  async function found(question: SearchQuery): Promise<ListedPosts> {
    const { ids, ...rest } = await search.find(question);
    return { posts: await blogs.publishedAmong(ids), ...rest };
  }

  return {
    async list({
      q,
      category,
      before,
      page,
      limit,
    }: Pick<BlogQuery, 'q' | 'category' | 'before' | 'page' | 'limit'>): Promise<ListedPosts> {
      const part = { category, before, skip: before === undefined ? (page - 1) * limit : 0, limit };
      return q === undefined ? newest(part) : found({ q, ...part });
    },

    /** Each category is spelled as in its newest post. */
    categories: () => blogs.categories(),

    async find(id: string): Promise<PublishedPost> {
      const post = await blogs.find(id);
      if (!post || !isPublished(post)) throw new AppError('not-found', 'Post not found');
      return post;
    },
  };
}
