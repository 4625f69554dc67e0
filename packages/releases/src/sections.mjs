import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isSectionName } from './names.mjs';

/**
 * Returns the parts of a checkout that are deployed as releases: the shell, and every folder that exposes a section.
 * The API is not included, because it is bundled and deployed as a service.
 * @param {string} root
 */
export const sectionsIn = (root) =>
  readdirSync(root)
    .filter((name) => name === 'shell' || (isSectionName(name) && existsSync(path.join(root, name, 'src/remote.tsx'))))
    .sort((one, other) => Number(other === 'shell') - Number(one === 'shell') || one.localeCompare(other));
