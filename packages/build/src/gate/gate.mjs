// Release verification: the checks before activation.
import { readdir } from 'node:fs/promises';
import { isSectionName, readPointer, readRecord, readRelease } from '@verse/releases';
import { addressOf } from '../addresses.mjs';
import { releasesDir } from '../workspace.mjs';
import { refusalsOfAgreement } from './agreement.mjs';
import { refusalsOfBrowser } from './browser.mjs';
import { refusalsOfFiles } from './files.mjs';
import { pagesOf } from './pages.mjs';
import { rehearse } from './rehearsal.mjs';
import { refusalsOfServer } from './server.mjs';

/** @typedef {import('@verse/releases').Release} Release */
/** @typedef {import('./browser.mjs').Elsewhere} Elsewhere */
/** @typedef {{ pages: number, seconds: number }} Passed */

/** A release that must not go live, with all its violations. */
export class Refused extends Error {
  /** @param {string} section @param {string} release @param {string[]} reasons */
  constructor(section, release, reasons) {
    super([`${section}: release ${release} does not pass the gate:`, ...reasons.map((one) => `  - ${one}`)].join('\n'));
    this.reasons = reasons;
  }
}

/** @param {unknown} error */
const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

/** The shell's own page, which always exists. */
const SHELLS_PAGE = { address: addressOf('sign-in'), membersOnly: false };

/** Returns the active releases of the other sections. @param {string} dir @param {string} section */
async function othersThan(dir, section) {
  const names = (await readdir(dir)).filter((name) => isSectionName(name) && name !== section);
  const records = names.map(async (name) => {
    const pointer = await readPointer(dir, name);
    return pointer ? [await readRecord(dir, name, pointer.release)] : [];
  });
  return (await Promise.all(records)).flat();
}

/**
 * Returns one page of another section for each kind of layout.
 * @param {string} dir @param {Release[]} others @returns {Promise<Elsewhere[]>}
 */
async function elsewhereIn(dir, others) {
  const pages = others.map(async ({ section, release, parts }) => {
    const all = await pagesOf(dir, section, release);
    const fixed = all.filter(({ address }) => !address.includes(':') && address !== addressOf('home'));
    return parts.flatMap(({ membersOnly }) => fixed.find((page) => page.membersOnly === membersOnly) ?? []);
  });
  return [...(await Promise.all(pages)).flat(), SHELLS_PAGE];
}

/**
 * Stops at the first stage that fails: a stylesheet that styles the whole page is not opened in a browser.
 * @param {string} dir @param {string} section @param {string} release @param {{ api?: string | undefined }} options
 */
async function refusalsOf(dir, section, release, { api }) {
  const record = await readRelease(dir, section, release);
  const pages = await pagesOf(dir, section, release);
  const others = await othersThan(dir, section);
  const shell = (await readPointer(dir, 'shell')) ?? { release: '' };
  const live = shell.release ? await readRecord(dir, 'shell', shell.release) : undefined;
  const still = [...(await refusalsOfFiles(record, pages)), ...refusalsOfAgreement(record, pages, live, others)];
  if (still.length > 0) return { pages, refusals: still };
  const site = await rehearse(dir, { section, release }, { api });
  try {
    const refusal = await site.refusal();
    if (refusal) return { pages, refusals: [refusal] };
    const { refusals, links } = await refusalsOfServer(pages, site);
    if (refusals.length > 0) return { pages, refusals };
    const elsewhere = await elsewhereIn(dir, others);
    return { pages, refusals: await refusalsOfBrowser(pages, site, { elsewhere, links }) };
  } finally {
    await site.stop();
  }
}

/**
 * Checks a release as visitors would see it: its files and requirements, every page rendered on the server, and every
 * page opened in Chromium inside the live shell, next to the active releases of the other sections.
 * @param {string} section @param {string} release
 * @param {{ dir?: string, api?: string | undefined }} [options] `api`: a running one with sample content
 * @returns {Promise<Passed>}
 * @throws Refused with all violations
 */
export async function passGate(section, release, { dir = releasesDir(), api } = {}) {
  const start = performance.now();
  const { pages, refusals } = await refusalsOf(dir, section, release, { api }).catch((error) => {
    throw new Refused(section, release, [reasonOf(error).replace(`${section}/${release}: `, '')]);
  });
  if (refusals.length > 0) throw new Refused(section, release, refusals);
  return { pages: pages.length, seconds: (performance.now() - start) / 1000 };
}
