import { useSyncExternalStore } from 'react';

const THRESHOLD = 50;

function watchScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const isPast = () => window.scrollY > THRESHOLD;
const atTheTop = () => false;

/** Returns whether the page is scrolled by more than 50 px. Re-renders only when that changes. */
export const useScrolled = () => useSyncExternalStore(watchScroll, isPast, atTheTop);
