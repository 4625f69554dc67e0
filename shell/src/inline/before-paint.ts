// Runs inline in the head, before the browser lays out anything.
(() => {
  /** Milliseconds. */
  const MAX_WAIT_MS = 4000;
  const { dataset } = document.documentElement;

  // Applies the theme that this device has stored, if the server did not know it. The value of `THEME_KEY` is repeated
  // here, because inline scripts cannot import.
  try {
    const theme = localStorage.getItem('verse-theme');
    if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  } catch {
    // The page also works without browser storage.
  }

  // Until the first navigation, the style sheets skip the layout of content far below the fold (`later-screen` in
  // `@verse/ui/styles`). Pages that open at a scroll position are excluded, because scrolling there requires the real
  // heights.
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming | undefined)[];
  if (navigation?.type === 'navigate' && !location.hash) {
    dataset.afresh = '';
    const findFragmentLink = ({ target }: Event) => target instanceof Element && target.closest('a[href*="#"]');
    addEventListener('click', (event) => findFragmentLink(event) && delete dataset.afresh, { capture: true });
  }

  // Until the page is ready or the visitor scrolls, the style sheets prevent requests for images below a phone's first
  // screen (`while-scripts-come`).
  dataset.scripts = 'coming';
  const endWait = () => delete dataset.scripts;
  addEventListener('scroll', endWait, { once: true, passive: true });
  setTimeout(endWait, MAX_WAIT_MS);
})();
