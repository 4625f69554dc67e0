import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Data of a public page. The server loads it without a cookie, so it is the same for every visitor. */
export interface CacheableData {
  isCacheable: boolean;
}

/** Returns whether the calling loader is running on the server. */
export const isCacheable = (): boolean => typeof document === 'undefined';

/**
 * Reloads data that was loaded on the server, to add this visitor's own data, e.g. the cart. Waits until `is` is true,
 * i.e. until the visitor is known to have such data.
 */
export function useOwnPart({ isCacheable: isMissingOwnPart }: CacheableData, is: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isMissingOwnPart && is) void revalidate();
  }, [isMissingOwnPart, is, revalidate]);
}
