import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { FeedPost } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import type { LoadedPage } from '@verse/contract/server-state';
import type { News } from '../feed.api';

const POLL_MS = 30_000;
const NEVER = new Date(0).toISOString();

const findNewest = (page: LoadedPage<FeedPost>) =>
  page.entries.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), NEVER);

/**
 * While the page is visible, polls for posts published since the list was loaded.
 *
 * @param query the order of the list, as in its URL
 */
export function useNewPosts(
  first: LoadedPage<FeedPost>,
  query: string,
  isLooking: boolean,
  onNewest: (page: LoadedPage<FeedPost>) => void,
) {
  const feed = useShell().href('feed');
  const { load: look, data: news } = useFetcher<News | null>();
  const { load, data: newest, state } = useFetcher<LoadedPage<FeedPost> | null>();
  const [shown, setShown] = useState({ first, since: findNewest(first), newest });
  if (shown.first !== first) setShown({ first, since: findNewest(first), newest });
  else if (newest && shown.newest !== newest) {
    setShown({ first, since: findNewest(newest), newest });
    onNewest(newest);
  }
  const { since } = shown;

  useEffect(() => {
    if (!isLooking) return undefined;
    const ask = () => {
      if (!document.hidden) void look(`${feed}/news?${query}&${new URLSearchParams({ since })}`);
    };
    const timer = setInterval(ask, POLL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isLooking, feed, look, query, since]);

  return {
    count: isLooking && news?.since === since ? news.count : 0,
    isLoading: state !== 'idle',
    show: () => void load(`${feed}/newest?${query}`),
  };
}
