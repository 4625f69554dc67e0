import { ADDRESSES } from '@verse/contract/addresses';
import { ENTRY_SCRIPT, hashesOf, integrityOf, type Release, sha256 } from '@verse/releases';
import type { Composition, ReleaseRef } from '../../src/remotes/composition';
import type { Section } from '../../src/remotes/sections';

const sectionsOf = ({ section, parts }: Pick<Release, 'section' | 'parts'>): Section[] =>
  parts.map((part) => ({ name: section, ...part }));

/** What the scripts and sheets of a release must be, as a file, and what that must be itself. */
export function listOf(record: Pick<Release, 'files'>): { text: string; integrity: string } {
  const text = JSON.stringify(hashesOf(record));
  return { text, integrity: `sha256-${Buffer.from(sha256(text), 'hex').toString('base64')}` };
}

/**
 * Who owns an address does not depend on who asks.
 * @param what stands in the active one's place for some visitors
 * @throws Error in words when it cannot
 */
export function checkPlaces(what: string, release: Release, active: Release): void {
  const places = ({ contract, parts, pages }: Release) => JSON.stringify([contract, parts, pages]);
  if (places(release) !== places(active))
    throw new Error(`${what} has the contract and the addresses of the active release; others have to be deployed`);
}

/** As browsers are told of a release; nothing of one that has no entry for them. */
function refOf(record: Release): ReleaseRef | undefined {
  const { release, contract } = record;
  const integrity = integrityOf(record, ENTRY_SCRIPT);
  return integrity ? { release, contract, integrity, hashes: listOf(record).integrity } : undefined;
}

/** By section, for browsers. */
export const refsOf = (releases: Iterable<Release>): Record<string, ReleaseRef> =>
  Object.fromEntries(
    [...releases].flatMap((release) => {
      const ref = refOf(release);
      return ref ? [[release.section, ref] as const] : [];
    }),
  );

/**
 * What the site is made of now, for pages and for `/composition.json`.
 * @param known the sections that there were when the shell was built: one without a release has its card all the same
 */
export function compositionOf(active: ReadonlyMap<string, Release>, known: Section[]): Composition {
  const releases = [...active.values()].sort((one, other) => one.section.localeCompare(other.section));
  return {
    sections: refsOf(releases),
    parts: [...releases.flatMap(sectionsOf), ...known.filter(({ name }) => !active.has(name))],
    addresses: { ...Object.assign({}, ...releases.map(({ pages }) => pages)), ...ADDRESSES },
  };
}
