import display from '@verse/ui/fonts/verse-latin.woff2';
import icon from './favicon.svg';

/** Files for the head of every page, by the addresses that the build has given them. */
export const FONTS = [display];
export const ICON = icon;
