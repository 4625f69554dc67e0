import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('./place.mjs').Place} Place */

/** The longest that a gateway may take to read, verify, and smoke-test a release. */
const GATEWAYS_LIMIT_MS = 20_000;
const LOOK_MS = 50;

/**
 * The result of a change: the number of running gateways that serve the release. With 0 it takes effect when one
 * starts.
 * @typedef {{ release: string, gateways: number }} Outcome
 */

/**
 * Waits until every running gateway has taken a release.
 * @param {Place} place @param {string} section @param {string} release
 * @param {(report: import('./gateways.mjs').SectionReport | undefined) => boolean} hasTaken
 * @returns {Promise<number>} the number of running gateways
 * @throws Error with the reason of the first gateway that rejects it, or the name of one that does not report in time
 */
async function taken(place, section, release, hasTaken) {
  const until = Date.now() + GATEWAYS_LIMIT_MS;
  for (;;) {
    const { gateways } = await place.standing(section);
    const refusal = gateways.map(({ sections }) => sections[section]?.refused).find((it) => it?.release === release);
    if (refusal) throw new Error(refusal.reason);
    const late = gateways.find(({ sections }) => !hasTaken(sections[section]));
    if (!late) return gateways.length;
    if (Date.now() > until) throw new Error(`${late.name} did not take it within ${GATEWAYS_LIMIT_MS / 1000} s`);
    await sleep(LOOK_MS);
  }
}

/** @param {unknown} error */
const wordsOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Waits until all running gateways serve the activated release. Reverts the activation when one rejects it.
 * @param {Place} place @param {string} section @param {string} release
 * @param {{ before: import('./pointer.mjs').Pointer | null, who: string }} change the release that a revert activates
 * @returns {Promise<Outcome>}
 * @throws Error with the reason
 */
export async function servedOrTakenBack(place, section, release, { before, who }) {
  // A running gateway belongs to one release of the shell; the next one to start uses the new one.
  if (section === 'shell') return { release, gateways: 0 };
  try {
    return { release, gateways: await taken(place, section, release, (report) => report?.active === release) };
  } catch (error) {
    const why = wordsOf(error);
    await place.withdraw(section, release, before, { who, why });
    throw new Error(`${section}: release ${release} is refused: ${why}`, { cause: error });
  }
}

/**
 * Waits until all running gateways serve the canary to its share of the visitors. Ends the canary when one rejects it.
 * @param {Place} place @param {string} section @param {import('./canary.mjs').Canary} canary
 * @returns {Promise<Outcome>}
 * @throws Error with the reason
 */
export async function canaryServed(place, section, { id, release, share, who }) {
  try {
    const gateways = await taken(
      place,
      section,
      release,
      (report) => report?.canary?.id === id && report.canary.share === share,
    );
    return { release, gateways };
  } catch (error) {
    const why = wordsOf(error);
    await place.endCanary(section, { who, why, id });
    throw new Error(`${section}: release ${release} is refused as a canary: ${why}`, { cause: error });
  }
}

/**
 * Rolls back to the previous release, even when the section is frozen. Waits until all running gateways serve it.
 * @param {Place} place @param {string} section @param {import('./place.mjs').Seeing} by
 * @returns {Promise<Outcome>}
 */
export async function goBack(place, section, by) {
  const { pointer: before } = await place.standing(section);
  const release = await place.rollback(section, by);
  return servedOrTakenBack(place, section, release, { before, who: by.who });
}
