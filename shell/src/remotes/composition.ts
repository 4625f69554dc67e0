import { CONTRACT_VERSION } from '@verse/contract';
import { containerNameOf, ENTRY_SCRIPT, isReleaseId, isSectionName, publicPathOf } from '@verse/releases/names';

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

/** Of each section: bytes of code as they are sent, of its container and of each page by its chunk. At `/composition.json` only. */
export type Weights = Record<string, { container: number; pages: Record<string, number> }>;

export const EMPTY_COMPOSITION: Composition = { sections: {} };

/**
 * The container's global name and the addresses of its entry and of what that asks for next follow from section and release:
 * nothing foreign can be named.
 */
export function entryOf(section: string, { release }: ReleaseRef): { container: string; entry: string; next: string } {
  if (!isSectionName(section) || !isReleaseId(release)) throw new Error(`a foreign release of ${section} was refused`);
  const folder = publicPathOf(section, release);
  return {
    container: containerNameOf(section, release),
    entry: folder + ENTRY_SCRIPT,
    next: `${folder}${section}-remote.js`,
  };
}

export const keepsContract = (ref: ReleaseRef): boolean => ref.contract === CONTRACT_VERSION;
