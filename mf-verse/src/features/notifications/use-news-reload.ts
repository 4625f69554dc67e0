import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useHead } from './head-store';

/**
 * Reloads the page data when a new notification arrives. Returns a string that changes at the same time, so that parts
 * with their own loader can reload too.
 */
export function useNewsReload(): string {
  const version = useHead()?.version;
  const { revalidate } = useRevalidator();
  const [first, setFirst] = useState(version);
  // The first known version does not count as a new notification.
  if (first === undefined && version !== undefined) setFirst(version);
  const news = version === first ? '' : String(version);
  useEffect(() => {
    if (news) void revalidate();
  }, [news, revalidate]);
  return news;
}
