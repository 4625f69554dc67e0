import * as folder from '@verse/releases';
import { releasesDir } from '../workspace.mjs';
import { registryPlace } from './registry-place.mjs';

/** @typedef {import('@verse/releases').Pointer} Pointer */
/** @typedef {import('@verse/releases').GatewayReport} GatewayReport */
/** @typedef {{ who: string, why?: string | undefined }} By who does it, and why */
/** @typedef {Parameters<typeof folder.activate>[3] & By} Change */
/** @typedef {By & { why: string }} Reason */
/** @typedef {Change & { id?: string | undefined }} Raise with the canary whose share is changed */

/**
 * Where releases are deployed to, and what is known there.
 * @typedef {object} Place
 * @property {(section: string, release: string) => Promise<boolean>} has
 * @property {(section: string, release: string) => Promise<void>} bring a release that was built here
 * @property {(section: string, release: string, change: Change) => Promise<Pointer | null>} activate gives
 *   what was active until now
 * @property {(section: string, by: By) => Promise<string>} rollback gives what is active again
 * @property {(section: string, release: string, before: Pointer | null, by: Reason) => Promise<void>} withdraw
 * @property {(section: string, by: Reason) => Promise<void>} freeze
 * @property {(section: string, by: By) => Promise<void>} unfreeze
 * @property {(section: string, release: string, share: number, change: Raise) => Promise<folder.Outcome>} startCanary
 *   ends when all running gateways have it
 * @property {(section: string, by: By) => Promise<folder.Canary | null>} endCanary gives the one that was ended
 * @property {(section: string, release: string, by: By) => Promise<string>} startPreview gives the key
 * @property {(section: string) => Promise<void>} endPreview
 * @property {(section: string) => Promise<Standing>} standing
 */

/**
 * @typedef {object} Standing
 * @property {Pointer | null} pointer
 * @property {import('@verse/releases').Freeze | null} frozen
 * @property {folder.Canary | null} [canary]
 * @property {import('@verse/releases').Entry[]} journal the oldest first
 * @property {GatewayReport[]} gateways those that run now
 */

/** The folder that the gateways of this machine read. @returns {Place} */
function folderPlace() {
  const dir = releasesDir();
  return {
    has: async (section, release) => folder.hasRelease(dir, section, release),
    bring: () => Promise.resolve(),
    activate: (section, release, change) => folder.activate(dir, section, release, change),
    rollback: (section, by) => folder.rollback(dir, section, by),
    withdraw: (section, release, before, by) => folder.withdraw(dir, section, release, before, by),
    freeze: (section, by) => folder.freeze(dir, section, by),
    unfreeze: (section, by) => folder.unfreeze(dir, section, by),
    startCanary: async (section, release, share, change) =>
      folder.canaryServed(dir, section, await folder.startCanary(dir, section, release, { share, ...change })),
    endCanary: (section, by) => folder.endCanary(dir, section, by),
    startPreview: (section, release, by) => folder.startPreview(dir, section, release, by),
    endPreview: (section) => folder.endPreview(dir, section),
    async standing(section) {
      const [pointer, frozen, canary, journal, gateways] = await Promise.all([
        folder.readPointer(dir, section),
        folder.readFreeze(dir, section),
        folder.readCanary(dir, section),
        folder.readJournal(dir, section),
        folder.runningGateways(dir),
      ]);
      return { pointer, frozen, canary, journal, gateways };
    },
  };
}

/**
 * The registry that `RELEASE_REGISTRY` names, by the address of the site, or else the folder of this machine.
 * @param {NodeJS.ProcessEnv} [environment] @returns {Place}
 * @throws Error naming the variable that is wrong
 */
export function openPlace({ RELEASE_REGISTRY: address, RELEASE_TOKEN: token } = process.env) {
  if (!address) return folderPlace();
  if (!URL.canParse(address)) throw new Error(`RELEASE_REGISTRY must be the address of the site, not '${address}'`);
  if (!token)
    throw new Error('RELEASE_TOKEN is missing: npm run admin -- release-token, where the site runs, makes one');
  return registryPlace(new URL(address).origin, token);
}
