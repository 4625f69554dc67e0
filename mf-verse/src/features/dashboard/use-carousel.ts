import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';

const TURN_MS = 4000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function watchReducedMotion(listener: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function watchHidden(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Manages a carousel. It advances automatically unless the visitor interacts with it, has paused it, or prefers reduced
 * motion.
 */
export function useCarousel(count: number) {
  const [at, show] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const canTurn = !useSyncExternalStore(watchReducedMotion, () => window.matchMedia(REDUCED_MOTION).matches);
  const isHidden = useSyncExternalStore(watchHidden, () => document.hidden);
  const isRunning = count > 1 && canTurn && !isPaused && !isHovered && !hasFocus && !isHidden;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => show((before) => (before + 1) % count), TURN_MS);
    return () => clearInterval(timer);
  }, [isRunning, count]);

  return {
    at,
    show,
    canTurn,
    isPaused,
    togglePause: () => setIsPaused(!isPaused),
    /** Props for the element that wraps the whole carousel. */
    attention: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
