import { connection } from './connection';
import { pageBehind } from './page-behind';

/** Milliseconds a pointer rests on a link before it means to go there. */
const REST = 50;
/** Milliseconds until the same link is prepared anew. */
const PAUSE = 5000;

/** Says which page somebody is about to open: a pointer rests on its link, a finger touches it, or it has the focus. */
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
  // Somebody may have been quicker than this code.
  notice({ target: document.querySelector('a:hover') ?? document.activeElement });
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
}
