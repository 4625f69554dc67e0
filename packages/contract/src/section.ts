/** Pages of a section below one path. */
export interface SectionPart {
  /** The section's name for visitors: "The store is not available right now." */
  title: string;
  /** The path at which the routes in `list` are mounted. */
  base: string;
  /**
   * The owned paths of this section, each including everything below it; `/` means only the home page. The gateway
   * rejects a release that claims a path of another section, the shell or the API.
   */
  claims: readonly string[];
  /** The remote's list of routes for this part. */
  list: 'routes' | 'publicRoutes';
  /**
   * True for pages that the browser renders and that are never cached. Otherwise the server renders HTML that is the
   * same for all visitors.
   */
  membersOnly: boolean;
}

/** A section's metadata, exported by its `src/section.ts` and included in the manifest of each release. */
export interface SectionFacts {
  parts: readonly [SectionPart, ...SectionPart[]];
  /**
   * The section's inner pages by page name, for `shell.href`. Pages to which other sections link are in `addresses.ts`.
   */
  pages: Readonly<Record<string, string>>;
}
