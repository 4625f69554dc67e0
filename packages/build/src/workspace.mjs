// Where things lie in this checkout, and what stands in it.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sectionsIn } from '@verse/releases';

export const WORKSPACE_ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The deployables that have releases. */
export const SECTIONS = sectionsIn(WORKSPACE_ROOT);

/** Where releases lie: those of this checkout, or those of a machine that serves visitors. */
export const releasesDir = () => path.resolve(process.env.RELEASES_DIR ?? path.join(WORKSPACE_ROOT, '.releases'));

/** Releases and data of development: a machine that serves visitors keeps its own. */
export const DEVELOPMENT_DIR = path.join(WORKSPACE_ROOT, '.dev');

/** @typedef {'production' | 'development'} Mode */

/**
 * Where the files of a build lie; those of development never among what is released.
 * @param {string} root @param {Mode} mode
 */
export const distOf = (root, mode) => path.join(root, 'dist', ...(mode === 'development' ? [mode] : []));
