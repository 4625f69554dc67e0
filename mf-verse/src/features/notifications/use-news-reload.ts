import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useHead } from './head-store';

/**
 * Reloads the page's data when a new notification arrives. Returns a text that changes then, for parts with their own
 * loader.
 */
export function useNewsReload(): string {
  const version = useHead()?.version;
  const { revalidate } = useRevalidator();
  const [first, setFirst] = useState(version);
  // The first head is not a new notification.
  if (first === undefined && version !== undefined) setFirst(version);
  const news = version === first ? '' : String(version);
  useEffect(() => {
    if (news) void revalidate();
  }, [news, revalidate]);
  return news;
}
