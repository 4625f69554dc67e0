import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Sets `--_keyboard` to the height covered by the on-screen keyboard. Calls `onCover` whenever that height increases.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>, onCover: () => void) {
  const cover = useEffectEvent(() => onCover());
  useEffect(() => {
    const seen = window.visualViewport;
    const host = element.current?.parentElement;
    if (!seen || !host) return undefined;
    let before = 0;
    const measure = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
      host.style.setProperty('--_keyboard', `${covered}px`);
      if (covered > before) cover();
      before = covered;
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
