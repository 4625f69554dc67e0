import { build } from './build.mjs';
import { checkRelease } from './check.mjs';
import { activate } from './pointer.mjs';

/** Builds what is stale, checks the release and makes it the active one. Returns its id. */
export async function deploy(section) {
  const { release, built } = await build(section);
  await checkRelease(section, release);
  await activate(section, release);
  return { release, built };
}
