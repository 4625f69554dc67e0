import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkOwnedPaths, isSectionName } from '@verse/releases';
import { ADDRESSES, readManifests, toPlanned } from '../addresses.mjs';
import { WORKSPACE_ROOT } from '../workspace.mjs';

const TEMPLATES = fileURLToPath(new URL('../../templates/section/', import.meta.url));
const ENDING = '.template';
const NEEDED = {
  toRun: ['@verse/contract', '@verse/ui', 'react', 'react-dom', 'react-router-dom'],
  toTest: ['@testing-library/react', '@verse/build'],
};
const LOCK = path.join(WORKSPACE_ROOT, 'package-lock.json');

/** @typedef {{ packages: Record<string, { version?: string }> }} Lock */

/** Returns an error message if the section cannot have this name. @param {string} name */
async function checkName(name) {
  if (!isSectionName(`mf-${name}`)) return `'${name}' is no name for a section: small letters only, such as events`;
  if (existsSync(path.join(WORKSPACE_ROOT, `mf-${name}`))) return `mf-${name} is there already`;
  const sections = toPlanned(await readManifests());
  const platform = { addresses: Object.values(ADDRESSES), pages: Object.keys(ADDRESSES) };
  /** @type {Parameters<typeof checkOwnedPaths>[0]} */
  const planned = {
    section: `mf-${name}`,
    parts: [{ title: name, base: `/${name}`, claims: [`/${name}`], list: 'routes', membersOnly: false }],
    pages: { [name]: `/${name}` },
  };
  return checkOwnedPaths(planned, { sections, platform });
}

/** Returns a section's dependencies, with the versions used in this checkout. @param {Lock} lock */
function dependencies({ packages }) {
  /** @param {string[]} names */
  const versions = (names) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        packages[name.startsWith('@verse/') ? `packages/${name.slice(7)}` : `node_modules/${name}`]?.version,
      ]),
    );
  return { dependencies: versions(NEEDED.toRun), devDependencies: versions(NEEDED.toTest) };
}

/** @param {string} name @param {string} title @param {Lock} lock */
async function writeFolder(name, title, lock) {
  const entries = await readdir(TEMPLATES, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const source = path.join(entry.parentPath, entry.name);
    const file = path.join(WORKSPACE_ROOT, `mf-${name}`, path.relative(TEMPLATES, source).slice(0, -ENDING.length));
    const text = (await readFile(source, 'utf8')).replaceAll('__NAME__', name).replaceAll('__TITLE__', title);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const file = path.join(WORKSPACE_ROOT, `mf-${name}`, 'package.json');
  const manifest = { ...JSON.parse(await readFile(file, 'utf8')), ...dependencies(lock) };
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Writes the lockfile entries that npm would write for the new workspace. They add no new package. */
async function writeLock(/** @type {Lock} */ lock, /** @type {string} */ folder, /** @type {any} */ manifest) {
  const { version, dependencies: needed, devDependencies } = manifest;
  const added = {
    [folder]: { version, dependencies: needed, devDependencies },
    [`node_modules/${folder}`]: { resolved: folder, link: true },
  };
  const entries = Object.entries({ ...lock.packages, ...added });
  const packages = Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other, 'en')));
  await writeFile(LOCK, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
}

/**
 * Creates a section with one page. Outside the section's folder, changes only CODEOWNERS and package-lock.json.
 * @param {string} name without `mf-`
 * @returns {Promise<string>} its folder
 * @throws Error if the name is invalid or taken
 */
export async function createSection(name) {
  const problem = await checkName(name);
  if (problem) throw new Error(problem);
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const folder = `mf-${name}`;
  const lock = JSON.parse(await readFile(LOCK, 'utf8'));
  await writeLock(lock, folder, await writeFolder(name, title, lock));
  const owner = `@creativity-verse/${name}`;
  const lines = [`# ${title}`, `/${folder}/`.padEnd(42) + owner, `/e2e/specs/${name}/`.padEnd(42) + owner];
  await appendFile(path.join(WORKSPACE_ROOT, 'CODEOWNERS'), `\n${lines.join('\n')}\n`);
  return folder;
}
