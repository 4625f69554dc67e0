import { connection } from './connection';
import { getLinkTarget } from './link-target';

/** Milliseconds that a pointer must rest on a link to count as intent. */
const REST = 50;
/** Milliseconds before the same link is prefetched again. */
const PAUSE = 5000;

/**
 * Calls `prepare` with the page that the visitor is probably about to open, i.e. when a pointer rests on its link, a
 * finger touches it, or it receives focus.
 */
export function prefetchOnIntent(prepare: (url: URL) => void): void {
  const last = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout>;
  const handlePoint = ({ target }: Pick<Event, 'target'>) => {
    clearTimeout(timer);
    const url = getLinkTarget(target);
    if (!url || connection().saveData || performance.now() - (last.get(url.href) ?? -PAUSE) < PAUSE) return;
    timer = setTimeout(() => {
      last.set(url.href, performance.now());
      prepare(url);
    }, REST);
  };
  document.addEventListener('pointerover', handlePoint);
  document.addEventListener('focusin', handlePoint);
  // The visitor may have pointed at a link before this code was loaded.
  handlePoint({ target: document.querySelector('a:hover') ?? document.activeElement });
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
}
