import { activate, rollback as goBack } from '@verse/releases';
import { releasesDir } from '../workspace.mjs';
import { build } from './build.mjs';
import { checkRelease } from './check.mjs';

/**
 * Builds what is stale, checks the release and makes it the active one.
 * @param {string} section
 */
export async function deploy(section) {
  const { release, built } = await build(section);
  if (release === undefined) throw new Error(`${section} has no releases`);
  await checkRelease(section, release);
  await activate(releasesDir(), section, release);
  return { release, built };
}

/** Brings back the release before the active one and returns its id. @param {string} section */
export const rollback = (section) => goBack(releasesDir(), section);
