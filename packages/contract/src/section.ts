/** A section's pages below one path. */
export interface SectionPart {
  /** The section name shown to visitors, as in "The store is not available right now." */
  title: string;
  /** The path where the routes in `list` are mounted. */
  base: string;
  /**
   * The paths this section owns, which may have parameters, e.g. `/o/:handle/contests`. Each includes everything below
   * it, except `/`, which means only the home page. The most specific claim owns a path. The gateway rejects a release
   * whose claim equals another section's, takes a path that another section serves, or belongs to the shell or the API.
   */
  claims: readonly string[];
  /** Which of the remote's route lists this part mounts. */
  list: 'routes' | 'publicRoutes';
  /**
   * If true, pages are rendered in the browser and never cached. Otherwise, the server renders HTML that is identical
   * for all visitors.
   */
  membersOnly: boolean;
}

/** A section's metadata, exported by its `src/section.ts` and included in every release's manifest. */
export interface SectionFacts {
  parts: readonly [SectionPart, ...SectionPart[]];
  /**
   * The section's inner pages, keyed by page name, for `shell.href`. Pages linked from other sections are in
   * `addresses.ts`.
   */
  pages: Readonly<Record<string, string>>;
  /** Paths that another section may take over. Until one claims them, this section serves them. */
  yields?: readonly string[];
}
