import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Data of a public page. The server loads it without a cookie, so it is the same for every visitor. */
export interface SharedData {
  isShared: boolean;
}

/** Returns whether the calling loader is running on the server. */
export const isShared = (): boolean => typeof document === 'undefined';

/**
 * Reloads the shared data in the browser, including its visitor-specific part, when `is` becomes true: the visitor is
 * then known to have such a part.
 */
export function useOwnPart({ isShared: isMissingOwnPart }: SharedData, is: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isMissingOwnPart && is) void revalidate();
  }, [isMissingOwnPart, is, revalidate]);
}
