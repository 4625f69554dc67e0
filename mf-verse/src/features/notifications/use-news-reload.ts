import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useHead } from './head-store';

/**
 * Reloads the page data when a new notification arrives. The returned string changes at the same time, for parts that
 * have their own loader.
 */
export function useNewsReload(): string {
  const version = useHead()?.version;
  const { revalidate } = useRevalidator();
  const [first, setFirst] = useState(version);
  // The first head does not count as a new notification.
  if (first === undefined && version !== undefined) setFirst(version);
  const news = version === first ? '' : String(version);
  useEffect(() => {
    if (news) void revalidate();
  }, [news, revalidate]);
  return news;
}
