import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ENTRY_FILE, ENTRY_SCRIPT, type Release } from '@verse/releases';
import type { Weights } from '../../../src/remotes/app-manifest';

/** Returns the transfer size: the size of the precompressed file or, failing that, of the file itself. */
async function getTransferSize({ folder }: Release, name: string): Promise<number> {
  const file = path.join(folder, 'client', name);
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

const sumTransferSizes = async (release: Release, names: string[]) =>
  (await Promise.all(names.map((name) => getTransferSize(release, name)))).reduce((sum, bytes) => sum + bytes, 0);

async function measureBundles(release: Release): Promise<Weights[string]> {
  const exposed = `${release.section}-remote`;
  const chunks = Object.entries(release.chunks).map(
    async ([name, { js, css }]) => [name, await sumTransferSizes(release, [...js, ...css])] as const,
  );
  const { [exposed]: remote = 0, ...pages } = Object.fromEntries(await Promise.all(chunks));
  return { container: (await getTransferSize(release, ENTRY_SCRIPT)) + remote, pages };
}

/** Never invalidated, because releases are immutable. */
const sizes = new WeakMap<Release, Promise<Weights[string]>>();

function getBundleSize(release: Release): Promise<Weights[string]> {
  const size = sizes.get(release) ?? measureBundles(release);
  sizes.set(release, size);
  return size;
}

/** Returns the bundle size of each section, for browsers that prefetch sections. */
export async function getBundleSizes(active: Release[]): Promise<Weights> {
  const releases = active.filter(({ files, parts }) => files[ENTRY_FILE] && parts.some((part) => !part.membersOnly));
  return Object.fromEntries(
    await Promise.all(releases.map(async (release) => [release.section, await getBundleSize(release)] as const)),
  );
}
