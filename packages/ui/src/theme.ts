export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The name of the stored choice, as a cookie and in the browser's storage. */
export const THEME_KEY = 'verse-theme';

const YEAR_S = 31_536_000;

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/**
 * Applies a theme at once and stores it on this device: the cookie for the server, whose next page has the theme in its
 * HTML, and the storage for the other tabs. A browser may refuse both; the choice then lasts for the page.
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
 * Returns the theme on screen: the chosen one, else that of the device. For the browser only.
 *
 * @example
 * const theme = useSyncExternalStore(watchTheme, shownTheme, () => 'dark');
 */
export function shownTheme(): Theme {
  const chosen = chosenTheme();
  if (chosen) return chosen;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function followOtherTabs({ key, newValue }: StorageEvent) {
  if (key === THEME_KEY && isTheme(newValue)) document.documentElement.dataset.theme = newValue;
}

/** Calls `listener` when the theme changes: here, by the device, or in another tab. */
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
 * Returns the theme that was chosen on this device; undefined while it follows the system. For the browser only.
 *
 * @example
 * const chosen = useSyncExternalStore(watchTheme, chosenTheme, () => undefined);
 */
export function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : undefined;
}
