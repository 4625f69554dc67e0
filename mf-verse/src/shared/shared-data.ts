import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Data of a public page: the server loads it without a cookie, the same for every visitor. */
export interface SharedData {
  isShared: boolean;
}

/** Returns whether the loader that calls it runs on the server. */
export const isShared = (): boolean => typeof document === 'undefined';

/** Reloads shared data in the browser, with the visitor's own part, once the visitor has one (`is`). */
export function useOwnPart({ isShared: isMissingOwnPart }: SharedData, is: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isMissingOwnPart && is) void revalidate();
  }, [isMissingOwnPart, is, revalidate]);
}
