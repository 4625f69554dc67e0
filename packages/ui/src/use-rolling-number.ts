import { useEffect, useRef, useState } from 'react';

const DURATION_MS = 900;

/** Whole numbers between two values, slower towards the end. */
const between = (from: number, to: number, part: number) => Math.round(to - (to - from) * (1 - part) ** 3);

/**
 * Returns the number to show: when the value rises while the page is open, it rolls up to the new value. For money that
 * arrives. It jumps for visitors who prefer reduced motion.
 */
export function useRollingNumber(value: number): number {
  const [shown, setShown] = useState(value);
  const last = useRef(value);
  useEffect(() => {
    const from = last.current;
    last.current = value;
    const isStill = value <= from || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = isStill ? 1 : Math.min(1, Math.max(0, (now - start) / DURATION_MS));
      setShown(between(from, value, part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step(start);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
