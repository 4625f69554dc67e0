import { containerNameOf, isReleaseId, isSectionName, publicPathOf } from '@verse/releases/names';
import type { Section } from './sections';

/** A section's active release, as announced by the server. */
export interface ReleaseRef {
  release: string;
  contract: number;
  /** Integrity of the entry script, checked by the browser: `sha256-…`. */
  integrity: string;
  /** Integrity of the file that lists the hashes of the release's other files. */
  hashes: string;
}

/** The site's active releases and pages at a given moment. Embedded in every page and served at `/composition.json`. */
export interface AppManifest {
  sections: Record<string, ReleaseRef>;
  /**
   * The previous release of each section, for browsers in which the active release fails. Only at `/composition.json`.
   */
  before?: Record<string, ReleaseRef>;
  /** The sections, with the paths that they own. */
  parts: Section[];
  /** The paths of the site's pages, keyed by page name. */
  addresses: Record<string, string>;
}

/**
 * Transfer sizes of each section's code in bytes: its container, and each page, keyed by chunk. Only at
 * `/composition.json`.
 */
export type Weights = Record<string, { container: number; pages: Record<string, number> }>;

/**
 * Derives the container's global name, the folder containing its files, and the file that its entry requests next. All
 * of them are derived from section and release, so that a composition cannot name any other URL.
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
