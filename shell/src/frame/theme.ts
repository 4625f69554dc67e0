import { THEME_KEY } from './theme-script';

export type Theme = 'dark' | 'light';

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light';

/** The theme on screen: the visitor's choice, else the device's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Shows a theme at once and remembers it on this device. Storage may be closed; the choice then lasts for the page. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    return;
  }
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
