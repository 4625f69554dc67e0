// Folders and deployables of this checkout.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sectionsIn } from '@verse/releases';

export const WORKSPACE_ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The deployables that have releases. */
export const SECTIONS = sectionsIn(WORKSPACE_ROOT);

/** Returns the folder of releases: that of this checkout, or that of a machine that serves visitors. */
export const releasesDir = () => path.resolve(process.env.RELEASES_DIR ?? path.join(WORKSPACE_ROOT, '.releases'));

/** Releases and data of development; a machine that serves visitors has its own folders. */
export const DEVELOPMENT_DIR = path.join(WORKSPACE_ROOT, '.dev');

/** @typedef {'production' | 'development'} Mode */

/**
 * Returns the folder of a build; development builds are separate from those to release.
 * @param {string} root @param {Mode} mode
 */
export const distOf = (root, mode) => path.join(root, 'dist', ...(mode === 'development' ? [mode] : []));
