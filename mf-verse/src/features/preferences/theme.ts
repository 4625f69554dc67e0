import { writeStored } from '../../shared/stored';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Where the document keeps the theme: the stylesheets read the attribute, and the page's first script the stored value. */
const STORED = 'verse-theme';

/** Shows a theme at once, and before the first paint of every later visit on this device. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeStored(STORED, theme);
}

/** The theme on screen: what was chosen on this device, else what the device asks for. */
export function shownTheme(): Theme {
  const chosen = THEMES.find((theme) => theme === document.documentElement.dataset.theme);
  return chosen ?? (window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
}
