import display from '@verse/ui/fonts/verse-latin.woff2';
import icon from './favicon.svg';

/** URLs of files for every page's head, as assigned by the build. */
export const FONTS = [display];
export const ICON = icon;
