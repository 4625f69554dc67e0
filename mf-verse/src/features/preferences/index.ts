export { Preferences } from './preferences';
export { savePreferences } from './preferences.api';
