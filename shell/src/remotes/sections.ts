/**
 * A part of the site: the paths it serves, and how. A remote may have two parts: its pages for members and its public
 * pages. Each section declares its parts in its releases; the shell names none.
 */
export interface Section {
  name: string;
  /** The section's name for visitors: "The store is not available right now." */
  title: string;
  /** The remote's list of routes for this part. */
  list: 'routes' | 'publicRoutes';
  /** The path at which they are mounted. */
  base: string;
  /** The paths that this section owns, each with everything below it; `/` is the home page alone. */
  claims: string[];
  /** Rendered after hydration and never cached; otherwise the server renders HTML that is the same for all visitors. */
  membersOnly: boolean;
}

const covers = (claim: string, path: string) => path === claim || (claim !== '/' && path.startsWith(`${claim}/`));

/** Returns the section that owns a path, if any. */
export function findSection(sections: readonly Section[], pathname: string): Section | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return sections.find(({ claims }) => claims.some((claim) => covers(claim, path)));
}

export type GetSection = (pathname: string) => Section | undefined;
