import { useCallback } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary';

/**
 * Keeps the focus in a box when the focused control disappears, e.g. the “Remove” button of a removed row: moves the
 * focus to the control that takes its place. Otherwise the browser would move the focus to the start of the page.
 *
 * @example <ul ref={useFocusKeeper()}>{rows}</ul>
 */
export function useFocusKeeper() {
  return useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    let last: { control: Element; index: number } | undefined;
    // A dialog moves the focus itself, and what is folded away cannot have it.
    const canHaveFocus = (one: HTMLElement) =>
      !one.closest('dialog, details:not([open]) > :not(summary)') && !one.matches(':disabled');
    const controls = () => [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter(canHaveFocus);

    function note({ target }: FocusEvent) {
      const index = controls().indexOf(target as HTMLElement);
      if (index >= 0) last = { control: target as HTMLElement, index };
    }

    function keep() {
      if (!last || last.control.isConnected || document.activeElement !== document.body) return;
      const left = controls();
      (left[last.index] ?? left.at(-1))?.focus();
    }

    const observer = new MutationObserver(keep);
    box.addEventListener('focusin', note);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
