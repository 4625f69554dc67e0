import display from '@verse/ui/fonts/verse-latin.woff2';
import icon from './favicon.svg';

/** URLs, as assigned by the build, of files for the head of every page. */
export const FONTS = [display];
export const ICON = icon;
