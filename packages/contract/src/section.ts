/** Pages of a section that lie below one address. */
export interface SectionPart {
  /** What a visitor calls it: "The store is not available right now." */
  title: string;
  /** Where the routes of `list` are mounted. */
  base: string;
  /**
   * The addresses that are this section's, each with everything below; `/` is the home page alone. The gateway refuses
   * a release that claims what another section, the shell or the API has.
   */
  claims: readonly string[];
  /** Which routes of the remote these are. */
  list: 'routes' | 'publicRoutes';
  /** Rendered in the browser and never cached; otherwise HTML for everybody, from the server. */
  membersOnly: boolean;
}

/** What a section says of itself, in its `src/section.ts`. It goes into the record of each of its releases. */
export interface SectionFacts {
  parts: readonly [SectionPart, ...SectionPart[]];
  /** Its inner pages by name, for `shell.href`. Those to which others lead stand in `addresses.ts`. */
  pages: Readonly<Record<string, string>>;
}
