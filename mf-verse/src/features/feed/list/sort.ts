import { FEED_SORTS, type FeedSort } from '@verse/api-contract/community/community-posts.values';
import { readStored, writeStored } from '@verse/contract/device-storage';

export const SORT_LABELS: Record<FeedSort, string> = {
  trending: 'Trending',
  latest: 'Latest',
  following: 'Following',
};

const REMEMBERED = 'verse-feed-sort';

/**
 * Returns the order given in the URL, or else the one last selected in this browser. Storage is always available,
 * because these pages are never rendered on the server.
 */
export function readSort(search: URLSearchParams): FeedSort {
  return known(search.get('sort')) ?? known(readStored(REMEMBERED)) ?? 'latest';
}

export function rememberSort(sort: FeedSort): void {
  writeStored(REMEMBERED, sort);
}

function known(value: string | null): FeedSort | undefined {
  return FEED_SORTS.find((sort) => sort === value);
}
