import { LAST_PAGE, LONGEST_PAGE, LONGEST_SEARCH } from '@verse/api-contract/paging';
import { BLOG_STATUSES, type BlogStatus } from '@verse/api-contract/publishing/blogs.values';
import { toSearch } from '../../shared/to-search';

/**
 * The lists of posts: the member's newest posts, all their posts, posts awaiting review, all members' posts, or a
 * single post.
 */
export type ManagedListName = 'latest' | 'mine' | 'waiting' | 'all' | 'one';

/** A list of posts, along with its filters. */
export interface PostListFilters {
  name: ManagedListName;
  q?: string;
  status?: BlogStatus;
  page?: number;
  id?: string;
}

const LATEST = 5;
export const POSTS_PER_PAGE = 20;

export const TITLES: Record<ManagedListName, string> = {
  latest: 'Your posts',
  mine: 'Your posts',
  waiting: 'Waiting for review',
  all: 'All posts',
  one: 'Your post',
};

const LISTS: Record<ManagedListName, Record<string, string>> = {
  latest: { limit: String(LATEST) },
  mine: { limit: String(POSTS_PER_PAGE) },
  waiting: { of: 'waiting', limit: String(LONGEST_PAGE) },
  all: { of: 'all', limit: String(POSTS_PER_PAGE) },
  one: {},
};

/** Page number as a query parameter; '' for the first page. */
const toPage = (page = 1) => (page > 1 ? String(page) : '');

/** Returns the API query string. */
export const toQuery = ({ name, q, status, page, id }: PostListFilters): string =>
  toSearch(Object.entries({ ...LISTS[name], q, status, page: toPage(page), id }));

const isStatus = (text: string | null): text is BlogStatus =>
  (BLOG_STATUSES as readonly (string | null)[]).includes(text);

/** Reads a list's filters from the page URL, which may contain anything. */
export function parsePostListFilters(name: ManagedListName, search: URLSearchParams): PostListFilters {
  const q = (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const status = search.get('status');
  const page = Math.trunc(Number(search.get('page')));
  return {
    name,
    ...(q ? { q } : {}),
    ...(isStatus(status) ? { status } : {}),
    ...(page > 1 && page <= LAST_PAGE ? { page } : {}),
  };
}

export const postListQuery = ({ q, status }: PostListFilters, page: number): string =>
  toSearch(Object.entries({ status, q, page: toPage(page) }));
