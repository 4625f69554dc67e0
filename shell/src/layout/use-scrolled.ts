import { useSyncExternalStore } from 'react';

const THRESHOLD = 50;

function watchScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const isPast = () => window.scrollY > THRESHOLD;
const atTheTop = () => false;

/** Whether the page is scrolled by more than 50 px. Renders only when that changes. */
export const useScrolled = () => useSyncExternalStore(watchScroll, isPast, atTheTop);
