/** Milliseconds a pointer rests on a link before it means to go there. */
const REST = 50;
/** Milliseconds until the same link is prepared anew. */
const PAUSE = 5000;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The page of this site that a link opens here, if it is another one. */
function pageBehind(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  return url.origin === location.origin && url.pathname + url.search !== location.pathname + location.search
    ? url
    : undefined;
}

/** Says which page somebody is about to open: a pointer rests on its link, a finger touches it, or it has the focus. */
export function watchIntent(prepare: (url: URL) => void): void {
  const last = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout>;
  const notice = ({ target }: Event) => {
    clearTimeout(timer);
    const url = pageBehind(target);
    if (!url || savesData() || performance.now() - (last.get(url.href) ?? -PAUSE) < PAUSE) return;
    timer = setTimeout(() => {
      last.set(url.href, performance.now());
      prepare(url);
    }, REST);
  };
  document.addEventListener('pointerover', notice);
  document.addEventListener('focusin', notice);
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
}
