import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';

const TURN_MS = 4000;

const STILL = '(prefers-reduced-motion: reduce)';

function watchStill(listener: () => void) {
  const query = window.matchMedia(STILL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function watchHidden(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Returns the index of the current slide, which advances unless the visitor interacts with it, has paused it, or
 * prefers reduced motion.
 */
export function useTurns(count: number) {
  const [at, show] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const canTurn = !useSyncExternalStore(watchStill, () => window.matchMedia(STILL).matches);
  const isHidden = useSyncExternalStore(watchHidden, () => document.hidden);
  const isTurning = canTurn && !isPaused && !isPointedAt && !hasFocus && !isHidden;

  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => show((before) => (before + 1) % count), TURN_MS);
    return () => clearInterval(timer);
  }, [isTurning, count]);

  return {
    at,
    show,
    canTurn,
    isPaused,
    togglePause: () => setIsPaused(!isPaused),
    /** Props of the element around the whole carousel. */
    attention: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
