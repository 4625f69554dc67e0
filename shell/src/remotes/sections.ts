import { withoutEnd } from '@verse/api-contract/without-end';
import { findOwner } from '@verse/releases/path-owner';

/**
 * A part of the site: the paths it serves, and how it serves them. A remote may have two parts, one with members-only
 * pages and one with public pages. Each remote declares its parts in its releases, so that the shell's code need not
 * name them.
 */
export interface Section {
  name: string;
  /** The section's display name, e.g. in "The store is not available right now." */
  title: string;
  /** Which of the remote's route lists belongs to this part. */
  list: 'routes' | 'publicRoutes';
  /** The path at which the routes are mounted. */
  base: string;
  /** The paths that this section owns. The most specific claim wins; see `SectionPart`. */
  claims: string[];
  /**
   * If true, pages are rendered only in the browser and never cached. Otherwise, the server renders HTML that is the
   * same for all visitors.
   */
  membersOnly: boolean;
}

/**
 * Returns whether a path is valid UTF-8 without control characters and dot segments. An encoded dot segment, which URL
 * parsers resolve, would lead to another page than the one that was found for the path.
 */
export function isWellFormed(path: string): boolean {
  try {
    return !/[\0-\x1f\x7f]|\/\.\.?(?:\/|$)/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Returns the section that owns a path, if any. No section owns a malformed path, so that no page has to parse one. */
export function findSection(sections: readonly Section[], pathname: string): Section | undefined {
  if (!isWellFormed(pathname)) return undefined;
  const path = pathname.length > 1 ? withoutEnd(pathname, '/') : pathname;
  return findOwner(sections, path);
}

export type GetSection = (pathname: string) => Section | undefined;
