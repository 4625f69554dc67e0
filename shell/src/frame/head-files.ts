import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import icon from './favicon.svg';

/** What the server names in the head of every page: addresses as the build has given them. */
export const FONTS = [display];
export const ICON = icon;
