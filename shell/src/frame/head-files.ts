import display from '@verse/ui/fonts/verse-latin.woff2';
import icon from './favicon.svg';

/** What the server names in the head of every page: addresses as the build has given them. */
export const FONTS = [display];
export const ICON = icon;
