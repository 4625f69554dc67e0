import { setTimeout as sleep } from 'node:timers/promises';
import { runningGateways } from './gateways.mjs';
import { readPointer, rollback, withdraw } from './pointer.mjs';
import { endCanary } from './start-canary.mjs';

/** @typedef {import('./gateways.mjs').GatewayReport} GatewayReport */

/** As long as a gateway may take to read, check and try a release. */
const GATEWAYS_LIMIT_MS = 20_000;
const LOOK_MS = 50;

/**
 * Where releases are, as much as one must know who waits for a change there.
 * @typedef {object} Waiting
 * @property {() => Promise<GatewayReport[]>} gateways those that run now
 * @property {(why: string) => Promise<void>} withdraw takes the change back
 */

/**
 * What came of a change: how many running gateways serve the release now. With none it waits for one to start.
 * @typedef {{ release: string, gateways: number }} Outcome
 */

/**
 * Waits until every running gateway has taken a release.
 * @param {string} section @param {string} release @param {Waiting['gateways']} running
 * @param {(report: import('./gateways.mjs').SectionReport | undefined) => boolean} hasTaken
 * @returns {Promise<number>} how many they are
 * @throws Error with the reason of the first that refuses, or with the name of one that does not say
 */
async function taken(section, release, running, hasTaken) {
  const until = Date.now() + GATEWAYS_LIMIT_MS;
  for (;;) {
    const gateways = await running();
    const refusal = gateways.map(({ sections }) => sections[section]?.refused).find((it) => it?.release === release);
    if (refusal) throw new Error(refusal.reason);
    const late = gateways.find(({ sections }) => !hasTaken(sections[section]));
    if (!late) return gateways.length;
    if (Date.now() > until) throw new Error(`${late.name} did not take it within ${GATEWAYS_LIMIT_MS / 1000} s`);
    await sleep(LOOK_MS);
  }
}

/**
 * Ends when all running gateways serve what was made active. When one refuses it, the change is taken back.
 * @param {string} section @param {string} release @param {Waiting} waiting
 * @returns {Promise<Outcome>}
 * @throws Error with the reason
 */
export async function servedOrTakenBack(section, release, waiting) {
  // A running gateway belongs to one release of the shell; the next one that starts takes the new one.
  if (section === 'shell') return { release, gateways: 0 };
  try {
    const isActive = (/** @type {import('./gateways.mjs').SectionReport | undefined} */ report) =>
      report?.active === release;
    return { release, gateways: await taken(section, release, waiting.gateways, isActive) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    await waiting.withdraw(why);
    throw new Error(`${section}: release ${release} is refused: ${why}`, { cause: error });
  }
}

/**
 * Ends when all running gateways give the canary to its share of the visitors. When one refuses it, it is ended.
 * @param {string} dir @param {string} section @param {import('./canary.mjs').Canary} canary
 * @returns {Promise<Outcome>}
 * @throws Error with the reason
 */
export async function canaryServed(dir, section, { id, release, share, who }) {
  try {
    const gateways = await taken(
      section,
      release,
      () => runningGateways(dir),
      (report) => report?.canary?.id === id && report.canary.share === share,
    );
    return { release, gateways };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    await endCanary(dir, section, { who, why, id });
    throw new Error(`${section}: release ${release} is refused as a canary: ${why}`, { cause: error });
  }
}

/**
 * Brings back the release before the active one in a folder, also when the section is frozen.
 * @param {string} dir @param {string} section @param {{ who: string, why?: string | undefined, expected?: string }} by
 * @returns {Promise<Outcome>}
 */
export async function goBack(dir, section, { who, why, expected }) {
  const before = await readPointer(dir, section);
  const release = await rollback(dir, section, { who, why, expected });
  return servedOrTakenBack(section, release, {
    gateways: () => runningGateways(dir),
    withdraw: (reason) => withdraw(dir, section, release, before, { who, why: reason }),
  });
}
