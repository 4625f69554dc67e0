/**
 * A part of the site: who serves which addresses, and how. A remote may have two: its pages for members, and those it
 * shows everybody. Each section says so in its releases; the shell names none.
 */
export interface Section {
  name: string;
  /** What a visitor calls it: "The store is not available right now." */
  title: string;
  /** Which routes of the remote these are. */
  list: 'routes' | 'publicRoutes';
  /** Where they are mounted. */
  base: string;
  /** The addresses that are this section's, each with everything below; `/` is the home page alone. */
  claims: string[];
  /** Rendered after hydration and never cached; otherwise HTML for everybody, from the server. */
  membersOnly: boolean;
}

const covers = (claim: string, path: string) => path === claim || (claim !== '/' && path.startsWith(`${claim}/`));

/** The section an address belongs to, if any. */
export function findSection(sections: readonly Section[], pathname: string): Section | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return sections.find(({ claims }) => claims.some((claim) => covers(claim, path)));
}

export type SectionOf = (pathname: string) => Section | undefined;
