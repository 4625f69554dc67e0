/** @typedef {import('./active-release.mjs').ActiveRelease} ActiveRelease */
/** @typedef {import('./frozen.mjs').Freeze} Freeze */

/** Number of earlier releases to which a section can be rolled back. */
const MAX_HISTORY = 20;

/**
 * Returns the active release and its history after an activation.
 * @param {ActiveRelease | null} before @param {string} release @returns {ActiveRelease}
 */
export const promote = (before, release) => ({
  release,
  history: before ? [before.release, ...before.history.filter((id) => id !== release)].slice(0, MAX_HISTORY) : [],
});

/**
 * Returns the active release and its history after a rollback.
 * @param {string} section @param {ActiveRelease | null} before
 * @returns {ActiveRelease}
 * @throws Error if there is no previous release
 */
export function stepBack(section, before) {
  const [last, ...older] = before?.history ?? [];
  if (!last) throw new Error(`${section}: there is no earlier release to go back to`);
  return { release: last, history: older };
}

/**
 * Returns the reason why a release cannot be activated now, or undefined if it can.
 * @param {string} section @param {{ before: ActiveRelease | null, frozen: Freeze | null }} status
 * @param {string | null | undefined} expected the release that the actor expects to be active
 * @returns {string | undefined}
 */
export function checkActivation(section, { before, frozen }, expected) {
  const active = before?.release;
  if (expected !== undefined && (active ?? null) !== expected)
    return `${section}: release ${active} was activated meanwhile. Look at it first, then try again.`;
  return frozen ? `${section} is frozen by ${frozen.who} since ${frozen.at}: ${frozen.why}` : undefined;
}

/**
 * Returns the reason why a freeze cannot be set or lifted, or undefined if it can. A freeze set by a site admin can be
 * changed only by admins.
 * @param {string} section @param {Freeze | null} frozen @param {import('./frozen.mjs').Authority} by
 * @returns {string | undefined}
 */
export function checkFreezeChange(section, frozen, by) {
  if (!frozen || by === 'site' || frozen.by === 'team') return undefined;
  const { who, at, why } = frozen;
  return `${section} is frozen by ${who}, an admin, since ${at}: ${why}. Only an admin lifts that, at /verse/sections.`;
}
