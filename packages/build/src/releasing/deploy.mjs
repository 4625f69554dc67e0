import { hostname, userInfo } from 'node:os';
import {
  awaitCanaryRolloutOrEnd,
  awaitRolloutOrRevert,
  endCanaryAndAwait,
  GATEWAY,
  hasRelease,
  isReleaseId,
  removeAndAwait,
  rollbackAndAwait,
} from '@verse/releases';
import { releasesDir } from '../workspace.mjs';
import { build } from './build.mjs';
import { checkRelease } from './check.mjs';
import { openReleaseStore } from './release-store.mjs';

/** @typedef {import('@verse/releases').Rollout} Rollout */

/** Returns the actor recorded in the audit log. CI sets its own name in DEPLOYED_BY. */
const whoAmI = () => process.env.DEPLOYED_BY || `${userInfo().username}@${hostname()}`;

/** @param {string} section @param {string} release */
const isHere = (section, release) => hasRelease(releasesDir(), section, release);

/**
 * Either the verification that a release must pass before it goes live, or the reason for skipping the verification,
 * for the audit log.
 * @typedef {{ pass: (section: string, release: string) => Promise<unknown> } | { skip: string } | undefined} Gate
 */

/** Returns the reason recorded in the audit log. @param {string | undefined} why @param {Gate} gate */
const reasonFor = (why, gate) =>
  gate && 'skip' in gate ? [why, `without the gate: ${gate.skip}`].filter(Boolean).join('; ') : why;

/**
 * Checks and verifies a release. Skips a release that another machine uploaded to the registry, because that machine
 * checked it.
 * @param {string} section @param {string} release @param {Gate} gate
 * @returns {Promise<string | undefined>} the commit it was built from, if known
 */
async function checked(section, release, gate) {
  if (!isHere(section, release)) return undefined;
  const { commit } = await checkRelease(section, release);
  if (gate && 'pass' in gate && section !== 'shell') await gate.pass(section, release);
  return commit;
}

/**
 * Checks a release and activates it.
 * @param {string} section @param {string} release
 * @param {Omit<import('@verse/releases').Change, 'who'>} change
 * @param {Gate} gate
 */
async function goLive(section, release, change, gate) {
  const store = openReleaseStore();
  const commit = await checked(section, release, gate);
  if (isHere(section, release)) await store.upload(section, release);
  const who = whoAmI();
  const before = await store.activate(section, release, { who, commit, ...change });
  return awaitRolloutOrRevert(store, section, release, { before, who });
}

/**
 * Builds a section if it is stale, checks the release and activates it. Resolves once all running gateways serve it.
 * @param {string} section
 * @param {{ why?: string | undefined, gate?: Gate, quick?: boolean }} options omit `gate` for a site without visitors;
 * `quick` allows a quick build
 * @throws Error with the reason if the section is frozen, the release is rejected, or another deployment came first
 */
export async function deploy(section, { why, gate, quick } = {}) {
  const { pointer, frozen, canary } = await openReleaseStore().status(section);
  const { release, built } = await build(section, { quick });
  if (release === undefined) throw new Error(`${section} has no releases`);
  const expected = pointer?.release ?? null;
  // Skips the gate for a frozen section, whose deployment fails anyway, and for a release that visitors already
  // receive.
  const open = frozen || [expected, canary?.release].includes(release) ? undefined : gate;
  return { built, ...(await goLive(section, release, { act: 'deploy', why: reasonFor(why, open), expected }, open)) };
}

/**
 * Activates a release that is already in the store. A release that was live before skips the gate.
 * @param {string} section @param {string} release @param {{ why?: string | undefined, gate?: Gate }} options
 */
export async function activate(section, release, { why, gate } = {}) {
  const isKnown =
    isReleaseId(release) && (isHere(section, release) || (await openReleaseStore().has(section, release)));
  if (!isKnown) throw new Error(`${section} has no release ${release}. npm run releases -w ${section} lists them.`);
  const { journal, frozen, pointer } = await openReleaseStore().status(section);
  const wasLive =
    pointer?.history.includes(release) ||
    journal.some((entry) => entry.release === release && ['deploy', 'activate', 'canary'].includes(entry.act));
  const open = frozen || wasLive ? undefined : gate;
  return goLive(section, release, { why: reasonFor(why, open) }, open);
}

/**
 * Rolls back to the previous release, even if the section is frozen.
 * @param {string} section @param {{ why?: string | undefined }} options
 * @returns {Promise<Rollout>}
 */
export const rollback = (section, { why } = {}) =>
  rollbackAndAwait(openReleaseStore(), section, { who: whoAmI(), why });

/**
 * Takes the section off the site. Its releases stay, so that open tabs go on and `activate` can bring it back.
 * @param {string} section @param {string} why
 * @returns {Promise<number>} the number of running gateways
 */
export async function remove(section, why) {
  if (!why) throw new Error(`Say why: npm run remove -w ${section} -- "the event is over"`);
  return removeAndAwait(openReleaseStore(), section, { who: whoAmI(), why });
}

/**
 * Starts a canary, or changes its weight. Resolves once all running gateways serve it.
 * @param {string} section @param {number} share in percent
 * @param {{ release?: string | undefined, why?: string | undefined, gate?: Gate }} options if no release is given, one
 * is built from this checkout
 * @returns {Promise<Rollout>}
 * @throws Error with the reason for a rejection
 */
export async function startCanary(section, share, { release: named, why, gate }) {
  const store = openReleaseStore();
  const { pointer, frozen, canary, journal } = await store.status(section);
  const release = named ?? (await build(section)).release;
  if (release === undefined || !isHere(section, release))
    throw new Error(`${section} has no release ${release ?? ''}. npm run releases -w ${section} lists them.`);
  // Ignores previews, which may have started after the gateway ended a canary of this release.
  const last = journal.findLast((entry) => entry.release === release && !entry.act.startsWith('preview'));
  if (last?.act === 'canary-ended' && last.who === GATEWAY && !why)
    throw new Error(
      `${section}: the gateway has ended release ${release} as a canary: ${last.why}. ` +
        'Say why it may begin again: --why "…"',
    );
  const id = canary?.release === release ? canary.id : undefined;
  const open = frozen || id ? undefined : gate;
  const commit = await checked(section, release, open);
  const change = { who: whoAmI(), commit, why: reasonFor(why, open), expected: pointer?.release ?? null, id };
  await store.upload(section, release);
  return awaitCanaryRolloutOrEnd(store, section, await store.startCanary(section, release, share, change));
}

/**
 * Ends the canary. Resolves once all running gateways serve the active release to all visitors.
 * @param {string} section @param {{ why?: string | undefined }} options
 * @returns {Promise<string>} the release that was the canary
 * @throws Error if there is no canary
 */
export async function endCanary(section, { why }) {
  const ended = await endCanaryAndAwait(openReleaseStore(), section, { who: whoAmI(), why });
  if (!ended) throw new Error(`${section} has no canary`);
  return ended.release;
}

/**
 * Shows the current checkout on the running site, but only to holders of the returned key.
 * @param {string} section
 * @returns {Promise<{ release: string, key: string }>}
 */
export async function startPreview(section) {
  const { release } = await build(section);
  if (release === undefined) throw new Error(`${section} has no releases`);
  const store = openReleaseStore();
  if ((await store.status(section)).pointer?.release === release)
    throw new Error(`${section}: release ${release} is active already, for all visitors`);
  await checked(section, release, undefined);
  await store.upload(section, release);
  return { release, key: await store.startPreview(section, release, { who: whoAmI() }) };
}

/** @param {string} section */
export const endPreview = (section) => openReleaseStore().endPreview(section, { who: whoAmI() });

/** @param {string} section @param {string | undefined} why */
export async function freeze(section, why) {
  if (!why) throw new Error(`Say why: npm run freeze -w ${section} -- "the sale goes on until Monday"`);
  await openReleaseStore().freeze(section, { who: whoAmI(), why });
}

/** @param {string} section @param {string | undefined} why */
export const unfreeze = (section, why) => openReleaseStore().unfreeze(section, { who: whoAmI(), why });
