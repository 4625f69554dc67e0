import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('./release-store.mjs').ReleaseStore} ReleaseStore */

/** Timeout for a gateway to read, verify and smoke-test a release, in milliseconds. */
const GATEWAYS_LIMIT_MS = 20_000;
const POLL_INTERVAL_MS = 50;

/**
 * The result of a change. `gateways` is the number of running gateways that serve the release. If it is 0, the change
 * takes effect when a gateway starts.
 * @typedef {{ release: string, gateways: number }} Rollout
 */

/**
 * Waits until every running gateway has adopted a change.
 * @param {ReleaseStore} store @param {string} section
 * @param {(report: import('./gateways.mjs').SectionReport | undefined) => boolean} isServed
 * @param {string} [release] the release to adopt, unless the section is removed
 * @returns {Promise<number>} the number of running gateways
 * @throws Error with the reason given by the first gateway that rejects the release, or naming a gateway that does not
 * adopt it in time
 */
async function waitForRollout(store, section, isServed, release) {
  const until = Date.now() + GATEWAYS_LIMIT_MS;
  for (;;) {
    const { gateways } = await store.status(section);
    const refusals = gateways.flatMap(({ sections }) => sections[section]?.refused ?? []);
    const violation = refusals.find((refusal) => refusal.release === release);
    if (violation) throw new Error(violation.reason);
    const late = gateways.find(({ sections }) => !isServed(sections[section]));
    if (!late) return gateways.length;
    if (Date.now() > until) throw new Error(`${late.name} did not follow within ${GATEWAYS_LIMIT_MS / 1000} s`);
    await sleep(POLL_INTERVAL_MS);
  }
}

/** @param {unknown} error */
const toMessage = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Waits until all running gateways serve the activated release. Reverts the activation if a gateway rejects it.
 * @param {ReleaseStore} store @param {string} section @param {string} release
 * @param {{ before: import('./active-release.mjs').ActiveRelease | null, who: string }} change
 * @returns {Promise<Rollout>}
 * @throws Error with the reason
 */
export async function awaitRolloutOrRevert(store, section, release, { before, who }) {
  // A running gateway is bound to one shell release. Only a gateway started later uses the new release.
  if (section === 'shell') return { release, gateways: 0 };
  try {
    return { release, gateways: await waitForRollout(store, section, (report) => report?.active === release, release) };
  } catch (error) {
    const why = toMessage(error);
    await store.revert(section, release, before, { who, why });
    throw new Error(`${section}: release ${release} is rejected: ${why}`, { cause: error });
  }
}

/**
 * Waits until all running gateways serve the canary to its share of visitors. Ends the canary if a gateway rejects it.
 * @param {ReleaseStore} store @param {string} section @param {import('./canary.mjs').Canary} canary
 * @returns {Promise<Rollout>}
 * @throws Error with the reason
 */
export async function awaitCanaryRolloutOrEnd(store, section, { id, release, share, who }) {
  try {
    const gateways = await waitForRollout(
      store,
      section,
      (report) => report?.canary?.id === id && report.canary.share === share,
      release,
    );
    return { release, gateways };
  } catch (error) {
    const why = toMessage(error);
    await store.endCanary(section, { who, why, id });
    throw new Error(`${section}: release ${release} is rejected as a canary: ${why}`, { cause: error });
  }
}

/**
 * Rolls back to the previous release, even if the section is frozen, and waits until all running gateways serve it.
 * @param {ReleaseStore} store @param {string} section @param {import('./release-store.mjs').ExpectedVersion} by
 * @returns {Promise<Rollout>}
 */
export async function rollbackAndAwait(store, section, by) {
  const { pointer: before } = await store.status(section);
  const release = await store.rollback(section, by);
  return awaitRolloutOrRevert(store, section, release, { before, who: by.who });
}

/**
 * Takes a section off the site, and waits until no running gateway serves it.
 * @param {ReleaseStore} store @param {string} section
 * @param {import('./release-store.mjs').Reason & import('./release-store.mjs').ExpectedVersion} by
 * @returns {Promise<number>} the number of running gateways
 */
export async function removeAndAwait(store, section, by) {
  await store.remove(section, by);
  return waitForRollout(store, section, (report) => report?.active === undefined);
}

/**
 * Ends the canary, and waits until no running gateway serves it.
 * @param {ReleaseStore} store @param {string} section @param {import('./release-store.mjs').Actor} by
 * @returns {Promise<Rollout | undefined>} the release that was the canary; undefined without a canary
 */
export async function endCanaryAndAwait(store, section, by) {
  const ended = await store.endCanary(section, by);
  if (!ended) return undefined;
  const gateways = await waitForRollout(store, section, (report) => report?.canary?.id !== ended.id);
  return { release: ended.release, gateways };
}
