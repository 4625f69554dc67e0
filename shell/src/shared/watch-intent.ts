import { connection } from './connection';
import { pageBehind } from './page-behind';

/** Milliseconds that a pointer rests on a link before it counts as intent. */
const REST = 50;
/** Milliseconds until the same link is prepared again. */
const PAUSE = 5000;

/**
 * Reports the page that the visitor is about to open: a pointer rests on its link, a finger touches it, or it has the
 * focus.
 */
export function watchIntent(prepare: (url: URL) => void): void {
  const last = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout>;
  const notice = ({ target }: Pick<Event, 'target'>) => {
    clearTimeout(timer);
    const url = pageBehind(target);
    if (!url || connection().saveData || performance.now() - (last.get(url.href) ?? -PAUSE) < PAUSE) return;
    timer = setTimeout(() => {
      last.set(url.href, performance.now());
      prepare(url);
    }, REST);
  };
  document.addEventListener('pointerover', notice);
  document.addEventListener('focusin', notice);
  // The visitor may have been faster than this code.
  notice({ target: document.querySelector('a:hover') ?? document.activeElement });
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
}
