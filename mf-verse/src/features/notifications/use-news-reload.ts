import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useHead } from './head-store';

/**
 * Loads the page's data again when there is a new notification. Returns a text that changes then, for parts with a
 * loader of their own.
 */
export function useNewsReload(): string {
  const version = useHead()?.version;
  const { revalidate } = useRevalidator();
  const [first, setFirst] = useState(version);
  // The first head that arrives is no news.
  if (first === undefined && version !== undefined) setFirst(version);
  const news = version === first ? '' : String(version);
  useEffect(() => {
    if (news) void revalidate();
  }, [news, revalidate]);
  return news;
}
