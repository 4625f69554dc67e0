import { THEME_KEY } from '../../src/layout';

export type Theme = 'dark' | 'light';

const CHOICE = new RegExp(`(?:^|;\\s*)${THEME_KEY}=(dark|light)(?:;|$)`);

/** Returns the theme chosen in this browser, read from its cookies. */
export const themeOf = (cookies: string | undefined) => CHOICE.exec(cookies ?? '')?.[1] as Theme | undefined;

const WHOLE_CHOICE = new RegExp(`^${THEME_KEY}=(dark|light)$`);

/** Returns whether a cookie, given as `name=value`, contains a theme and nothing else. */
export const isThemeChoice = (cookie: string) => WHOLE_CHOICE.test(cookie);
