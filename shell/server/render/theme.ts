import { THEME_KEY } from '../../src/layout';

export type Theme = 'dark' | 'light';

const CHOICE = new RegExp(`(?:^|;\\s*)${THEME_KEY}=(dark|light)(?:;|$)`);

/** The theme chosen in this browser, from its cookies. */
export const themeOf = (cookies: string | undefined) => CHOICE.exec(cookies ?? '')?.[1] as Theme | undefined;

const WHOLE_CHOICE = new RegExp(`^${THEME_KEY}=(dark|light)$`);

/** Whether a cookie, name and value, is the choice of a theme and nothing else. */
export const isThemeChoice = (cookie: string) => WHOLE_CHOICE.test(cookie);

/** The page with the theme in its first tag, so that its first paint is right. */
export const withTheme = (html: string, theme: Theme | undefined) =>
  theme ? html.replace('<html', `<html data-theme="${theme}"`) : html;
