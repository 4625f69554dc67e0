import { ADDRESSES } from '@verse/contract/addresses';
import { checkOwnedPaths, readActiveReleaseText, type Release } from '@verse/releases';
import type { Section } from '../../src/remotes/sections';

interface Composition {
  releasesDir: string;
  /** Returns the active releases. */
  active: () => Release[];
  /** The sections known when the shell was built. */
  known: Section[];
  /** Paths that no section can own. */
  reserved: string[];
}

/**
 * Returns the known sections that are not active. A release without `routes` was built before paths could be yielded:
 * it keeps its paths unless an active release of a known section still has to be read.
 */
async function findAbsent({ routes }: Release, { releasesDir, active, known }: Composition): Promise<Section[]> {
  const absent = known.filter(({ name }) => !active().some(({ section }) => section === name));
  if (routes) return absent;
  const texts = await Promise.all(absent.map(({ name }) => readActiveReleaseText(releasesDir, name).catch(() => '')));
  return absent.filter((_, index) => texts[index] !== null);
}

/** @throws Error with the reason if the release takes another section's path */
export async function assertAdmissible(release: Release, composition: Composition): Promise<void> {
  const absent = await findAbsent(release, composition);
  // Read last, because other releases may have become active meanwhile.
  const active = composition.active();
  const violation = checkOwnedPaths(release, {
    platform: { addresses: composition.reserved, pages: Object.keys(ADDRESSES) },
    sections: [...active, ...absent.map((part) => ({ section: part.name, parts: [part], pages: {}, routes: [] }))],
  });
  if (violation) throw new Error(violation);
}
