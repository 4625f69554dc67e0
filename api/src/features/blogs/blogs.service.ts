import type { BlogQuery } from '@verse/api-contract/blogs';
import { AppError } from '../../platform/http';
import type { BlogSearch } from './blog-search.repository';
import { isPublished, type BlogRepository, type PublishedPost } from './blogs.repository';
import type { Totals } from './totals';

export interface BlogsServiceDependencies {
  blogs: BlogRepository;
  search: BlogSearch;
}

export type BlogsService = ReturnType<typeof createBlogsService>;

/** What everybody may read. */
export function createBlogsService({ blogs, search, totals }: BlogsServiceDependencies & { totals: Totals }) {
  return {
    async list({ q, category, page, limit }: Pick<BlogQuery, 'q' | 'category' | 'page' | 'limit'>): Promise<{ posts: PublishedPost[]; total: number }> {
      const skip = (page - 1) * limit;
      if (q === undefined) {
        const [posts, total] = await Promise.all([
          blogs.listPublished({ category, skip, limit }),
          totals.of((category ?? '').toLowerCase(), () => blogs.countPublished(category)),
        ]);
        return { posts, total };
      }
      const ids = await search.find(q);
      if (category === undefined) return { posts: await blogs.publishedAmong(ids.slice(skip, skip + limit)), total: ids.length };
      const found = await blogs.publishedAmong(ids, category);
      return { posts: found.slice(skip, skip + limit), total: found.length };
    },

    async find(id: string): Promise<PublishedPost> {
      const post = await blogs.find(id);
      if (!post || !isPublished(post)) throw new AppError('not-found', 'not-found', 'Post not found');
      return post;
    },
  };
}
