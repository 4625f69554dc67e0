export { Preferences } from './preferences';
export { savePreferences } from './preferences.api';
export { shownTheme } from './theme';
export type { Theme } from './theme';
