import { containerNameOf, isReleaseId, isSectionName, publicPathOf } from '@verse/releases/names';
import type { Section } from './sections';

/** One active release of a section, as the server announces it. */
export interface ReleaseRef {
  release: string;
  contract: number;
  /** Integrity of the entry script, for the browser to check: `sha256-…`. */
  integrity: string;
  /** Integrity of the file that lists the hashes of the release's other files. */
  hashes: string;
}

/** The site's active releases and pages at one moment. Part of every page, and at `/composition.json`. */
export interface AppManifest {
  sections: Record<string, ReleaseRef>;
  /** The previous release of each section, for browsers in which the active one fails. At `/composition.json` only. */
  before?: Record<string, ReleaseRef>;
  /** The sections, with the paths that they own. */
  parts: Section[];
  /** The paths of the site's pages, by page name. */
  addresses: Record<string, string>;
}

/**
 * Transfer sizes of each section's code, in bytes: of its container, and of each page by its chunk. At
 * `/composition.json` only.
 */
export type Weights = Record<string, { container: number; pages: Record<string, number> }>;

/**
 * Derives the container's global name, the folder of its files, and the file that its entry requests next. All are
 * derived from section and release, so that no other URL can be named.
 */
export function resolveEntry(
  section: string,
  { release }: ReleaseRef,
): { container: string; folder: string; next: string } {
  if (!isSectionName(section) || !isReleaseId(release)) throw new Error(`invalid section or release name: ${section}`);
  const folder = publicPathOf(section, release);
  return {
    container: containerNameOf(section, release),
    folder,
    next: `${folder}${section}-remote.js`,
  };
}
