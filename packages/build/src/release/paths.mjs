import path from 'node:path';
import { WORKSPACE_ROOT } from '../webpack/base.mjs';

/** Where releases live: `<section>/<releaseId>/{client,server}/`, `release.json`, and `<section>/current.json`. */
export const releasesDir = () => path.resolve(process.env.RELEASES_DIR ?? path.join(WORKSPACE_ROOT, '.releases'));
export const sectionDir = (section) => path.join(releasesDir(), section);
export const releaseDir = (section, release) => path.join(sectionDir(section), release);

/** The deployables that have releases. The API is a service: it is bundled, not released. */
export const SECTIONS = ['shell', 'mf-marketing', 'mf-resources', 'mf-store', 'mf-verse'];
