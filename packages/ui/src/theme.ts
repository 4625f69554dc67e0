export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Name under which the theme is stored, both as a cookie and in browser storage. */
export const THEME_KEY = 'verse-theme';

const YEAR_S = 31_536_000;

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/**
 * Applies a theme immediately and stores it on this device: in a cookie, so that the server renders the next page with
 * it, and in browser storage for other tabs. If the browser denies access to both, the choice lasts until the page is
 * closed.
 *
 * @example <input type="radio" name="theme" value="light" onChange={() => showTheme('light')} />
 */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.cookie = `${THEME_KEY}=${theme}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    return;
  }
}

/**
 * Returns the current theme: the chosen one, or else the device's. Browser only.
 *
 * @example const theme = useSyncExternalStore(watchTheme, shownTheme, () => 'dark');
 */
export function shownTheme(): Theme {
  const chosen = chosenTheme();
  if (chosen) return chosen;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function followOtherTabs({ key, newValue }: StorageEvent) {
  if (key === THEME_KEY && isTheme(newValue)) document.documentElement.dataset.theme = newValue;
}

/** Calls `listener` when the theme changes on this page, on the device, or in another tab. */
export function watchTheme(listener: () => void): () => void {
  const device = window.matchMedia('(prefers-color-scheme: light)');
  const attribute = new MutationObserver(listener);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  device.addEventListener('change', listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    attribute.disconnect();
    device.removeEventListener('change', listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}

/**
 * Returns the theme chosen on this device, or undefined if the theme follows the system. Browser only.
 *
 * @example const chosen = useSyncExternalStore(watchTheme, chosenTheme, () => undefined);
 */
export function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : undefined;
}
