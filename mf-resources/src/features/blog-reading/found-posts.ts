import { formatNumber } from '@verse/api-contract/formats';
import type { Result } from '@verse/contract/server-state';
import { useDeferred } from '../../shared/use-deferred';
import type { PostPage, PostQuery } from './post-list.api';

export const narrowing = ({ category, q }: Pick<PostQuery, 'category' | 'q'>) =>
  [category ? ` in ${category}` : '', q ? ` for “${q}”` : ''].join('');

function countInWords(
  { total, isAtLeast }: Pick<PostPage, 'total' | 'isAtLeast'>,
  { before, ...query }: PostQuery,
): string {
  const count = isAtLeast
    ? `${formatNumber(total)} or more posts`
    : total === 1
      ? '1 post'
      : `${formatNumber(total)} posts`;
  return (before ? 'Older posts' : count) + narrowing(query);
}

const pageIn = (result: Result<PostPage>) => (result.ok ? result.value : null);

/** Returns a sentence about the list. Keeps the previous one while the next page is loading. */
export function useFound(): string | undefined {
  const found = useDeferred<PostPage, PostPage | undefined>(pageIn, undefined);
  if (!found || (found.posts.length === 0 && !found.before)) return undefined;
  const { posts, query } = found;
  return posts.length > 0 ? countInWords(found, query) : `None among the newest posts${narrowing(query)}.`;
}
