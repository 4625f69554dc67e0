import { goods } from './goods.mjs';
import { blog, digital, members, pages } from './pages.mjs';
import { portraits } from './portrait.mjs';

/** Every picture of the site: file from the root of the project, size in pixels, and how it is drawn. */
export const pictures = [...portraits, ...goods, ...pages, ...blog, ...members, ...digital];
