// Release verification: the checks run before activation.
import { readdir } from 'node:fs/promises';
import { isSectionName, readActiveRelease, readManifest, readRelease } from '@verse/releases';
import { addressOf } from '../addresses.mjs';
import { releasesDir } from '../workspace.mjs';
import { checkInBrowser } from './browser.mjs';
import { checkCompatibility, ownership } from './compatibility.mjs';
import { startStaging } from './ephemeral-staging.mjs';
import { checkFiles } from './files.mjs';
import { listPages } from './pages.mjs';
import { checkServerResponses } from './server-responses.mjs';

/** @typedef {import('@verse/releases').Release} Release */
/** @typedef {import('./browser.mjs').OtherPage} OtherPage */
/** @typedef {{ pages: number, seconds: number }} Passed */

/** Reports that a release must not go live, with all its violations. */
export class ReleaseRejectedError extends Error {
  /** @param {string} section @param {string} release @param {string[]} violations */
  constructor(section, release, violations) {
    super([`${section}: release ${release} fails verification:`, ...violations.map((one) => `  - ${one}`)].join('\n'));
    this.violations = violations;
  }
}

/** @param {unknown} error */
const toReason = (error) => (error instanceof Error ? error.message : String(error));

/** One of the shell's own pages, which always exists. */
const SHELLS_PAGE = { address: addressOf('sign-in'), membersOnly: false };

/** Returns the other sections' active releases. @param {string} dir @param {string} section */
async function findOtherReleases(dir, section) {
  const names = (await readdir(dir)).filter((name) => isSectionName(name) && name !== section);
  const manifests = names.map(async (name) => {
    const pointer = await readActiveRelease(dir, name);
    return pointer ? [await readManifest(dir, name, pointer.release)] : [];
  });
  return (await Promise.all(manifests)).flat();
}

/**
 * Returns pages outside the section: from every other section, one page per layout type, and one of the shell's own.
 * @param {string} dir @param {Release[]} others @returns {Promise<OtherPage[]>}
 */
async function findOtherPages(dir, others) {
  const pages = others.map(async ({ section, release, parts }) => {
    const all = await listPages(dir, section, release);
    const fixed = all.filter(({ address }) => !address.includes(':') && address !== addressOf('home'));
    return parts.flatMap(({ membersOnly }) => fixed.find((page) => page.membersOnly === membersOnly) ?? []);
  });
  return [...(await Promise.all(pages)).flat(), SHELLS_PAGE];
}

/**
 * Stops at the first failed stage. For example, a release whose stylesheet affects the whole page is not opened in a
 * browser.
 * @param {string} dir @param {string} section @param {string} release @param {{ api?: string | undefined }} options
 */
async function checkRelease(dir, section, release, { api }) {
  const manifest = await readRelease(dir, section, release);
  const others = await findOtherReleases(dir, section);
  const isOwned = await ownership(manifest, others);
  const pages = (await listPages(dir, section, release)).filter(({ address }) => isOwned(address));
  const shell = (await readActiveRelease(dir, 'shell')) ?? { release: '' };
  const live = shell.release ? await readManifest(dir, 'shell', shell.release) : undefined;
  const still = [...(await checkFiles(manifest, pages)), ...checkCompatibility(manifest, pages, live, others, isOwned)];
  if (still.length > 0) return { pages, violations: still };
  const site = await startStaging(dir, { section, release }, { api });
  try {
    const violation = await site.violation();
    if (violation) return { pages, violations: [violation] };
    const { violations, links } = await checkServerResponses(pages, site);
    if (violations.length > 0) return { pages, violations };
    const otherPages = await findOtherPages(dir, others);
    return { pages, violations: await checkInBrowser(pages, site, { otherPages, links }) };
  } finally {
    await site.stop();
  }
}

/**
 * Checks a release as visitors would see it: its files and requirements, every page rendered on the server, and every
 * page opened in Chromium inside the live shell, alongside the other sections' active releases.
 * @param {string} section @param {string} release
 * @param {{ dir?: string, api?: string | undefined }} [options] `api`: a running API with sample content
 * @returns {Promise<Passed>}
 * @throws ReleaseRejectedError with all violations
 */
export async function verifyRelease(section, release, { dir = releasesDir(), api } = {}) {
  const start = performance.now();
  const { pages, violations } = await checkRelease(dir, section, release, { api }).catch((error) => {
    throw new ReleaseRejectedError(section, release, [toReason(error).replace(`${section}/${release}: `, '')]);
  });
  if (violations.length > 0) throw new ReleaseRejectedError(section, release, violations);
  return { pages: pages.length, seconds: (performance.now() - start) / 1000 };
}
