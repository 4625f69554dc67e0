import { ADDRESSES } from '@verse/contract/addresses';
import {
  composeParts,
  covers,
  ENTRY_SCRIPT,
  hashesOf,
  integrityOf,
  overlaps,
  type Release,
  sha256,
} from '@verse/releases';
import type { AppManifest, ReleaseRef } from '../../src/remotes/app-manifest';
import type { Section } from '../../src/remotes/sections';

/** Returns a section without a release, and without those claims that the release of another section serves. */
function withoutServed(section: Section, releases: Release[]): Section {
  const isServed = (claim: string) =>
    releases.some(({ parts, routes }) =>
      routes
        ? routes.some((route) => overlaps(claim, route))
        : parts.some(({ claims }) => claims.some((one) => covers(one, claim) || covers(claim, one))),
    );
  return { ...section, claims: section.claims.filter((claim) => !isServed(claim)) };
}

/**
 * Returns the content of a file that lists the integrity hashes of a release's scripts and style sheets, and the hash
 * of that file.
 */
export function createHashList(manifest: Pick<Release, 'files'>): { text: string; integrity: string } {
  const text = JSON.stringify(hashesOf(manifest));
  return { text, integrity: `sha256-${Buffer.from(sha256(text), 'hex').toString('base64')}` };
}

/**
 * Checks that both releases have the same contract, owned paths and page addresses, because routing must not depend on
 * the visitor.
 * @param what the subject of the error message, i.e. what replaces the active release
 * @throws Error if they differ
 */
export function checkSameOwnedPaths(what: string, release: Release, active: Release): void {
  const describe = ({ contract, parts, pages, yields = [] }: Release) =>
    JSON.stringify([contract, parts, pages, yields]);
  if (describe(release) !== describe(active))
    throw new Error(`${what} has the contract and the addresses of the active release; others have to be deployed`);
}

/** Returns the reference that browsers need to load a release, or undefined if it has no client entry. */
function toReleaseRef(manifest: Release): ReleaseRef | undefined {
  const { release, contract } = manifest;
  const integrity = integrityOf(manifest, ENTRY_SCRIPT);
  return integrity ? { release, contract, integrity, hashes: createHashList(manifest).integrity } : undefined;
}

/** Returns the references that browsers need to load releases, keyed by section. */
export const toReleaseRefs = (releases: Iterable<Release>): Record<string, ReleaseRef> =>
  Object.fromEntries(
    [...releases].flatMap((release) => {
      const ref = toReleaseRef(release);
      return ref ? [[release.section, ref] as const] : [];
    }),
  );

/**
 * Creates the current composition, for pages and for `/composition.json`.
 * @param known the sections known when the shell was built; a section that has no release shows an error card
 */
export function createAppManifest(active: ReadonlyMap<string, Release>, known: Section[]): AppManifest {
  const releases = [...active.values()].sort((one, other) => one.section.localeCompare(other.section));
  return {
    sections: toReleaseRefs(releases),
    parts: [
      ...composeParts(releases),
      ...known.filter(({ name }) => !active.has(name)).map((section) => withoutServed(section, releases)),
    ],
    addresses: { ...Object.assign({}, ...releases.map(({ pages }) => pages)), ...ADDRESSES },
  };
}
