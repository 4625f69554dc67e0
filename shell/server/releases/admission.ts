import { ADDRESSES } from '@verse/contract/addresses';
import { checkOwnedPaths, readActiveReleaseText, type Release } from '@verse/releases';
import type { Section } from '../../src/remotes/sections';
import { toOwner } from './app-manifest';

interface Composition {
  releasesDir: string;
  /** Returns the active releases. */
  active: () => Release[];
  /** The sections known when the shell was built. */
  known: Section[];
  /** Paths that no section can own. */
  reserved: string[];
}

/** Returns the known sections whose active release has not been read yet. */
async function findAwaited({ releasesDir, active, known }: Composition): Promise<Section[]> {
  const missing = known.filter(({ name }) => !active().some(({ section }) => section === name));
  const texts = await Promise.all(missing.map(({ name }) => readActiveReleaseText(releasesDir, name).catch(() => '')));
  return missing.filter((_, index) => texts[index] !== null);
}

/** @throws Error with the reason if the release takes another section's path */
export async function assertAdmissible(release: Release, composition: Composition): Promise<void> {
  const awaited = await findAwaited(composition);
  // Read last, because other releases may have become active meanwhile.
  const active = composition.active();
  const violation = checkOwnedPaths(release.section, release, {
    platform: { addresses: composition.reserved, pages: Object.keys(ADDRESSES) },
    sections: [
      ...active.map(toOwner),
      ...awaited.map((part) => ({ owner: part.name, parts: [part], pages: {}, routes: [] })),
    ],
  });
  if (violation) throw new Error(violation);
}
