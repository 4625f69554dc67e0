import { type RefObject, useEffect } from 'react';

/** Keeps `--_keyboard` at the height of the page that the keyboard of a phone covers. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport;
    const host = element.current?.parentElement;
    if (!seen || !host) return undefined;
    const measure = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
      host.style.setProperty('--_keyboard', `${covered}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [element]);
}
