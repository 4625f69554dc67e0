import { readCanary } from './canary.mjs';
import { hasRelease } from './folder.mjs';
import { freeze, unfreeze } from './freeze.mjs';
import { readFreeze } from './frozen.mjs';
import { runningGateways } from './gateways.mjs';
import { readJournal } from './journal.mjs';
import { activate, readPointer, rollback, withdraw } from './pointer.mjs';
import { endPreview, startPreview } from './preview.mjs';
import { endCanary, startCanary } from './start-canary.mjs';

/** @typedef {import('./pointer.mjs').Pointer} Pointer */
/** @typedef {import('./canary.mjs').Canary} Canary */
/** @typedef {{ who: string, why?: string | undefined }} By the actor and the reason */
/** @typedef {By & { expected?: string | undefined }} Seeing with the release that the actor saw as active */
/** @typedef {{ by?: import('./frozen.mjs').Authority }} Deciding a registry derives it from the token */
/** @typedef {Parameters<typeof activate>[3] & By} Change */
/** @typedef {By & { why: string }} Reason */
/** @typedef {Change & { id?: string | undefined }} Raise with the canary whose share changes */

/**
 * A release store: releases, and the status of each section.
 * @typedef {object} Place
 * @property {(section: string, release: string) => Promise<boolean>} has
 * @property {(section: string, release: string) => Promise<void>} bring uploads a release that was built here
 * @property {(section: string, release: string, change: Change) => Promise<Pointer | null>} activate returns
 *   the previously active release
 * @property {(section: string, by: Seeing) => Promise<string>} rollback returns the release that is active again
 * @property {(section: string, release: string, before: Pointer | null, by: Reason) => Promise<void>} withdraw
 * @property {(section: string, by: Reason & Seeing & Deciding) => Promise<void>} freeze
 * @property {(section: string, by: Seeing & Deciding) => Promise<void>} unfreeze
 * @property {(section: string, release: string, share: number, change: Raise) => Promise<Canary>} startCanary
 * @property {(section: string, by: By & import('./canary.mjs').Meant) => Promise<Canary | null>} endCanary returns
 *   the canary that was ended
 * @property {(section: string, release: string, by: By) => Promise<string>} startPreview returns the key
 * @property {(section: string, by: By) => Promise<void>} endPreview
 * @property {(section: string) => Promise<Standing>} standing
 */

/**
 * Status of a section.
 * @typedef {object} Standing
 * @property {Pointer | null} pointer
 * @property {import('./frozen.mjs').Freeze | null} frozen
 * @property {Canary | null} canary
 * @property {import('./journal.mjs').Entry[]} journal oldest first
 * @property {import('./gateways.mjs').GatewayReport[]} gateways the running ones
 */

/** Opens the release store in the folder that the gateways of one machine read. @param {string} dir @returns {Place} */
export const folderPlace = (dir) => ({
  has: async (section, release) => hasRelease(dir, section, release),
  bring: () => Promise.resolve(),
  activate: (section, release, change) => activate(dir, section, release, change),
  rollback: (section, by) => rollback(dir, section, by),
  withdraw: (section, release, before, by) => withdraw(dir, section, release, before, by),
  freeze: (section, by) => freeze(dir, section, by),
  unfreeze: (section, by) => unfreeze(dir, section, by),
  startCanary: (section, release, share, change) => startCanary(dir, section, release, { share, ...change }),
  endCanary: (section, by) => endCanary(dir, section, by),
  startPreview: (section, release, by) => startPreview(dir, section, release, by),
  endPreview: (section, by) => endPreview(dir, section, by),
  async standing(section) {
    const [pointer, frozen, canary, journal, gateways] = await Promise.all([
      readPointer(dir, section),
      readFreeze(dir, section),
      readCanary(dir, section),
      readJournal(dir, section),
      runningGateways(dir),
    ]);
    return { pointer, frozen, canary, journal, gateways };
  },
});
