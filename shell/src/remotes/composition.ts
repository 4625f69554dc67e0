import { containerNameOf, isReleaseId, isSectionName, publicPathOf } from '@verse/releases/names';
import type { Section } from './sections';

/** One active release of a section, as the server announces it. */
export interface ReleaseRef {
  release: string;
  contract: number;
  /** What the entry script must be, for the browser to check: `sha256-…`. */
  integrity: string;
  /** The same for the list of what its other files must be. */
  hashes: string;
}

/** What the site is made of at one moment. Travels in every page and at `/composition.json`. */
export interface Composition {
  sections: Record<string, ReleaseRef>;
  /** Of each section: the release before. At `/composition.json` only, for whom the active one fails. */
  before?: Record<string, ReleaseRef>;
  /** Which addresses are whose. */
  parts: Section[];
  /** The pages of the site, by name. */
  addresses: Record<string, string>;
}

/**
 * Of each section: bytes of code as they are sent, of its container
 * and of each page by its chunk. At `/composition.json` only.
 */
export type Weights = Record<string, { container: number; pages: Record<string, number> }>;

/**
 * The container's global name, where its files are, and what its entry
 * asks for next follow from section and release: nothing foreign can be named.
 */
export function entryOf(section: string, { release }: ReleaseRef): { container: string; folder: string; next: string } {
  if (!isSectionName(section) || !isReleaseId(release)) throw new Error(`a foreign release of ${section} was refused`);
  const folder = publicPathOf(section, release);
  return {
    container: containerNameOf(section, release),
    folder,
    next: `${folder}${section}-remote.js`,
  };
}
