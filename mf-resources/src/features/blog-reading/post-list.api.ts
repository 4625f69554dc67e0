import type { BlogCard } from '@verse/api-contract/api';
import { LONGEST_SEARCH, MOST_NUMBERED } from '@verse/api-contract/paging';
import { categoryKeyOf } from '@verse/api-contract/publishing/blog-category';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { loadCategories } from '../../shared/categories';
import { toSearch } from '../../shared/to-search';
import { loadCards, type LoaderArgs } from './cards.api';

const POSTS_PER_PAGE = 12;
/** Highest page number that the API supports. Older posts are reached through the `before` cursor. */
const MOST_PAGES = MOST_NUMBERED / POSTS_PER_PAGE;

export interface PostQuery {
  page: number;
  /** Cursor following the last numbered page. */
  before?: string;
  category: string;
  q: string;
}

export interface PostPage {
  /** The requested search. Differs from the URL while the next page is loading. */
  query: PostQuery;
  posts: BlogCard[];
  total: number;
  /** Whether the API stopped counting at `total`. If so, there may be more posts. */
  isAtLeast: boolean;
  pages: number;
  /** All categories for the filter, or only those of the loaded posts if the API does not list any. */
  categories: string[];
  /** Cursor for the next page if that page has no number, otherwise `null`. */
  before: string | null;
}

/** Reads the query from a URL, which may contain anything. Corrects or omits values that the API would reject. */
export function parsePostQuery(search: URLSearchParams): PostQuery {
  const page = Math.trunc(Number(search.get('page')));
  const before = search.get('before') ?? '';
  return {
    page: page >= 1 ? Math.min(page, MOST_PAGES) : 1,
    ...(/^[0-9a-z]{11}-[\w-]{1,64}$/.test(before) ? { before } : {}),
    category: (search.get('category') ?? '').trim().slice(0, BLOG_LIMITS.category),
    q: (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
  };
}

/** Returns a list's query string, including the question mark. */
export const searchForPosts = ({ page, before, category, q }: PostQuery): string =>
  toSearch(Object.entries({ category, q, before, page: before || page === 1 ? '' : String(page) }));

/** Returns the cursor from the `next` URL in the Link header. */
function parseNextPage(link: string | null): string | null {
  const next = /<([^<>]*)>; rel="next"/.exec(link ?? '')?.[1]?.split('?')[1];
  return next ? new URLSearchParams(next).get('before') : null;
}

export async function loadPostPage(args: LoaderArgs): Promise<PostPage> {
  const asked = parsePostQuery(new URL(args.request.url).searchParams);
  const { page, before, category, q } = asked;
  const place = before ? { before } : { page };
  let headers = new Headers();
  const query = { ...place, limit: POSTS_PER_PAGE, category: category || null, q: q || null };
  const [posts, categories] = await Promise.all([
    loadCards(args, query, (response) => {
      headers = response.headers;
    }),
    loadCategories(args),
  ]);
  const total = Number(headers.get('x-total-count') ?? posts.length);
  return {
    query: asked,
    posts,
    total,
    isAtLeast: headers.get('x-total-count-relation') === 'gte',
    pages: before ? 0 : Math.min(Math.ceil(total / POSTS_PER_PAGE), MOST_PAGES),
    categories: categories ?? [...new Map(posts.map((post) => [categoryKeyOf(post.category), post.category])).values()],
    before: parseNextPage(headers.get('link')),
  };
}
