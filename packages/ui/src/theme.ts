export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The name of the remembered choice, as a cookie and in the browser's storage. */
export const THEME_KEY = 'verse-theme';

const YEAR_S = 31_536_000;

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/**
 * Shows a theme at once and remembers it on this device: the cookie tells the server, whose next page has the theme in
 * its HTML, and the storage tells the other tabs. A browser may refuse both; the choice then lasts for the page.
 *
 * @example
 * <input type="radio" name="theme" value="light" onChange={() => showTheme('light')} />
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
 * The theme on screen: what was chosen, else what the device asks for. For the browser only.
 *
 * @example
 * const theme = useSyncExternalStore(watchTheme, shownTheme, () => 'dark');
 */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
