// Folders and deployables in this checkout.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sectionsIn } from '@verse/releases';

export const WORKSPACE_ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Deployables that have releases. */
export const SECTIONS = sectionsIn(WORKSPACE_ROOT);

/** Returns the releases folder: `RELEASES_DIR` or, by default, a folder in this checkout. */
export const releasesDir = () => path.resolve(process.env.RELEASES_DIR ?? path.join(WORKSPACE_ROOT, '.releases'));

/** Folder for development releases and data, separate from those that serve visitors. */
export const DEVELOPMENT_DIR = path.join(WORKSPACE_ROOT, '.dev');

/** @typedef {'production' | 'development'} Mode */

/**
 * Returns a workspace's build folder. Development builds are kept separate from builds to be released.
 * @param {string} root @param {Mode} mode
 */
export const distOf = (root, mode) => path.join(root, 'dist', ...(mode === 'development' ? [mode] : []));
