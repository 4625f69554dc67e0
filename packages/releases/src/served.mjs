import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('./place.mjs').Place} Place */

/** As long as a gateway may take to read, check and try a release. */
const GATEWAYS_LIMIT_MS = 20_000;
const LOOK_MS = 50;

/**
 * What came of a change: how many running gateways serve the release now. With none it waits for one to start.
 * @typedef {{ release: string, gateways: number }} Outcome
 */

/**
 * Waits until every running gateway has taken a release.
 * @param {Place} place @param {string} section @param {string} release
 * @param {(report: import('./gateways.mjs').SectionReport | undefined) => boolean} hasTaken
 * @returns {Promise<number>} how many they are
 * @throws Error with the reason of the first that refuses, or with the name of one that does not say
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
 * Ends when all running gateways serve what was made active. When one refuses it, the change is taken back.
 * @param {Place} place @param {string} section @param {string} release
 * @param {{ before: import('./pointer.mjs').Pointer | null, who: string }} change what is active again then
 * @returns {Promise<Outcome>}
 * @throws Error with the reason
 */
export async function servedOrTakenBack(place, section, release, { before, who }) {
  // A running gateway belongs to one release of the shell; the next one that starts takes the new one.
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
 * Ends when all running gateways give the canary to its share of the visitors. When one refuses it, it is ended.
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
 * Brings back the release before the active one, also when the section is frozen. Ends when all running gateways serve
 * it.
 * @param {Place} place @param {string} section @param {import('./place.mjs').Seeing} by
 * @returns {Promise<Outcome>}
 */
export async function goBack(place, section, by) {
  const { pointer: before } = await place.standing(section);
  const release = await place.rollback(section, by);
  return servedOrTakenBack(place, section, release, { before, who: by.who });
}
