import { CONTRACT_VERSION } from '@verse/contract';

/** One active release of a section, as the server announces it. */
export interface ReleaseRef {
  release: string;
  contract: number;
  /** SHA-256 of the entry script, for the browser to check (`sha256-…`). */
  integrity?: string;
}

/** What the site is made of at one moment. Travels in every page and at `/composition.json`. */
export interface Composition {
  sections: Record<string, ReleaseRef>;
}

export const EMPTY_COMPOSITION: Composition = { sections: {} };

const RELEASE_ID = /^[0-9a-f]{16}$/;
const SECTION_NAME = /^mf-[a-z]+$/;

/** The container's global name and entry address follow from section and release: nothing foreign can be named. */
export function entryOf(section: string, { release }: ReleaseRef): { container: string; entry: string } {
  if (!SECTION_NAME.test(section) || !RELEASE_ID.test(release))
    throw new Error(`a foreign release of ${section} was refused`);
  return {
    container: `${section.replaceAll('-', '_')}__${release}`,
    entry: `/mf/${section}/${release}/client/remote-entry.js`,
  };
}

export const keepsContract = (ref: ReleaseRef): boolean => ref.contract === CONTRACT_VERSION;
