import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Data of a page that is public: the server loads them without a cookie, the same for every visitor. */
export interface SharedData {
  isShared: boolean;
}

/** In a loader: whether it runs on the server. */
export const isShared = (): boolean => typeof document === 'undefined';

/** Loads the data again in the browser, with the visitor's own part of them, once there `is` one. */
export function useOwnPart({ isShared: isWithout }: SharedData, is: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isWithout && is) void revalidate();
  }, [isWithout, is, revalidate]);
}
