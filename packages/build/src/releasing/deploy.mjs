import { hostname, userInfo } from 'node:os';
import { canaryServed, GATEWAY, goBack, hasRelease, isReleaseId, servedOrTakenBack } from '@verse/releases';
import { releasesDir } from '../workspace.mjs';
import { build } from './build.mjs';
import { checkRelease } from './check.mjs';
import { openPlace } from './place.mjs';

/** @typedef {import('@verse/releases').Outcome} Outcome */

/** Who works here, for the journal. CI names itself by DEPLOYED_BY. */
const whoAmI = () => process.env.DEPLOYED_BY || `${userInfo().username}@${hostname()}`;

/** @param {string} section @param {string} release */
const isHere = (section, release) => hasRelease(releasesDir(), section, release);

/**
 * What a release must pass before it goes live, or why it need not: `skip` stands in the journal then.
 * @typedef {{ pass: (section: string, release: string) => Promise<unknown> } | { skip: string } | undefined} Gate
 */

/** What the journal says of why. @param {string | undefined} why @param {Gate} gate */
const reasonFor = (why, gate) =>
  gate && 'skip' in gate ? [why, `without the gate: ${gate.skip}`].filter(Boolean).join('; ') : why;

/**
 * Checks a release, and lets it through the gate. What was brought to a registry from elsewhere was checked there.
 * @param {string} section @param {string} release @param {Gate} gate
 * @returns {Promise<string | undefined>} the commit that it was built from, where that is known
 */
async function checked(section, release, gate) {
  if (!isHere(section, release)) return undefined;
  const { commit } = await checkRelease(section, release);
  if (gate && 'pass' in gate && section !== 'shell') await gate.pass(section, release);
  return commit;
}

/**
 * Checks a release and makes it the active one.
 * @param {string} section @param {string} release
 * @param {Omit<import('@verse/releases').Change, 'who'>} change
 * @param {Gate} gate
 */
async function goLive(section, release, change, gate) {
  const place = openPlace();
  const commit = await checked(section, release, gate);
  if (isHere(section, release)) await place.bring(section, release);
  const who = whoAmI();
  const before = await place.activate(section, release, { who, commit, ...change });
  return servedOrTakenBack(place, section, release, { before, who });
}

/**
 * Builds what is stale, checks the release and makes it the active one. Ends when all running gateways serve it.
 * @param {string} section @param {{ why?: string | undefined, gate?: Gate }} options without a gate for a site that
 *   nobody visits yet
 * @throws Error with the reason, when it is frozen, refused, or somebody else deployed meanwhile
 */
export async function deploy(section, { why, gate } = {}) {
  const { pointer, frozen, canary } = await openPlace().standing(section);
  const { release, built } = await build(section);
  if (release === undefined) throw new Error(`${section} has no releases`);
  const expected = pointer?.release ?? null;
  // Nobody waits for the gate to hear that the section is frozen, nor for what visitors have already.
  const open = frozen || [expected, canary?.release].includes(release) ? undefined : gate;
  return { built, ...(await goLive(section, release, { act: 'deploy', why: reasonFor(why, open), expected }, open)) };
}

/**
 * Makes a release that lies there already the active one. What was live before has passed the gate.
 * @param {string} section @param {string} release @param {{ why?: string | undefined, gate?: Gate }} options
 */
export async function activate(section, release, { why, gate } = {}) {
  const isKnown = isReleaseId(release) && (isHere(section, release) || (await openPlace().has(section, release)));
  if (!isKnown) throw new Error(`${section} has no release ${release}. npm run releases -w ${section} lists them.`);
  const { journal, frozen, pointer } = await openPlace().standing(section);
  const wasLive =
    pointer?.history.includes(release) ||
    journal.some((entry) => entry.release === release && ['deploy', 'activate', 'canary'].includes(entry.act));
  const open = frozen || wasLive ? undefined : gate;
  return goLive(section, release, { why: reasonFor(why, open) }, open);
}

/**
 * Brings back the release before the active one, also when the section is frozen.
 * @param {string} section @param {{ why?: string | undefined }} options
 * @returns {Promise<Outcome>}
 */
export const rollback = (section, { why } = {}) => goBack(openPlace(), section, { who: whoAmI(), why });

/**
 * Gives a release to a share of the visitors, or changes that share. Ends when all running gateways do so.
 * @param {string} section @param {number} share in per cent
 * @param {{ release?: string | undefined, why?: string | undefined, gate?: Gate }} options without a release the one
 *   that is built from what stands here
 * @returns {Promise<Outcome>}
 * @throws Error with the reason
 */
export async function startCanary(section, share, { release: named, why, gate }) {
  const place = openPlace();
  const { pointer, frozen, canary, journal } = await place.standing(section);
  const release = named ?? (await build(section)).release;
  if (release === undefined || !isHere(section, release))
    throw new Error(`${section} has no release ${release ?? ''}. npm run releases -w ${section} lists them.`);
  // How a release fares as a preview says nothing of how it fared as a canary.
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
  await place.bring(section, release);
  return canaryServed(place, section, await place.startCanary(section, release, share, change));
}

/**
 * Gives everybody the active release again.
 * @param {string} section @param {{ why?: string | undefined }} options
 * @returns {Promise<string>} the release that was the canary
 * @throws Error when there is none
 */
export async function endCanary(section, { why }) {
  const ended = await openPlace().endCanary(section, { who: whoAmI(), why });
  if (!ended) throw new Error(`${section} has no canary`);
  return ended.release;
}

/**
 * Shows what stands here on the running site, to those alone who have the key.
 * @param {string} section
 * @returns {Promise<{ release: string, key: string }>}
 */
export async function startPreview(section) {
  const { release } = await build(section);
  if (release === undefined) throw new Error(`${section} has no releases`);
  const place = openPlace();
  if ((await place.standing(section)).pointer?.release === release)
    throw new Error(`${section}: release ${release} is active already, everybody is shown it`);
  await checked(section, release, undefined);
  await place.bring(section, release);
  return { release, key: await place.startPreview(section, release, { who: whoAmI() }) };
}

/** @param {string} section */
export const endPreview = (section) => openPlace().endPreview(section, { who: whoAmI() });

/** @param {string} section @param {string | undefined} why */
export async function freeze(section, why) {
  if (!why) throw new Error(`Say why: npm run freeze -w ${section} -- "the sale goes on until Monday"`);
  await openPlace().freeze(section, { who: whoAmI(), why });
}

/** @param {string} section @param {string | undefined} why */
export const unfreeze = (section, why) => openPlace().unfreeze(section, { who: whoAmI(), why });
