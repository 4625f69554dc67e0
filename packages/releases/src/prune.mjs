import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readActiveRelease } from './active-release.mjs';
import { readCanary } from './canary.mjs';
import { withLock } from './lock.mjs';
import { isReleaseId, MANIFEST_FILE } from './names.mjs';
import { releaseFolder } from './release-files.mjs';

/** @typedef {import('./active-release.mjs').ActiveRelease} ActiveRelease */

/**
 * The newest releases are kept for rollbacks. Every release is kept for at least a week, because open tabs may need its
 * files.
 */
const KEPT_RELEASES = 10;
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Returns a section's outdated releases, i.e. those older than a week, except the ten newest, the active one and the
 * ten that were previously active.
 * @param {{ release: string, at: number }[]} releases each with its upload time, in milliseconds since 1970
 * @param {ActiveRelease | null} pointer @param {number} now in milliseconds since 1970
 * @returns {string[]}
 */
export function findOutdatedReleases(releases, pointer, now) {
  const newest = releases.toSorted((one, other) => other.at - one.at).slice(0, KEPT_RELEASES);
  const kept = new Set([
    ...newest.map(({ release }) => release),
    ...(pointer ? [pointer.release, ...pointer.history.slice(0, KEPT_RELEASES)] : []),
  ]);
  return releases.filter(({ release, at }) => !kept.has(release) && at < now - KEPT_MS).map(({ release }) => release);
}

/**
 * Returns the time at which a release was stored, in milliseconds since 1970. An incomplete release counts as new.
 * @param {string} folder @param {number} now
 */
const getArrival = (folder, now) =>
  stat(path.join(folder, MANIFEST_FILE)).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  );

/**
 * Deletes a section's outdated releases from a folder.
 * @param {string} dir @param {string} section @param {number} [now] in milliseconds since 1970
 * @returns {Promise<string[]>} the deleted releases
 */
export const prune = (dir, section, now = Date.now()) =>
  withLock(dir, section, async () => {
    const names = await readdir(path.join(dir, section));
    const releases = await Promise.all(
      names
        .filter(isReleaseId)
        .map(async (release) => ({ release, at: await getArrival(releaseFolder(dir, section, release), now) })),
    );
    const canary = await readCanary(dir, section);
    const outdated = findOutdatedReleases(releases, await readActiveRelease(dir, section), now).filter(
      (id) => id !== canary?.release,
    );
    for (const release of outdated) await rm(releaseFolder(dir, section, release), { recursive: true, force: true });
    return outdated;
  });
