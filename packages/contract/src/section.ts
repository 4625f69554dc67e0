/** Pages of a section below one address. */
export interface SectionPart {
  /** The section's name for visitors: "The store is not available right now." */
  title: string;
  /** The path at which the routes of `list` are mounted. */
  base: string;
  /**
   * The addresses of this section, each with everything below; `/` is the home page alone. The gateway rejects a
   * release that claims an address of another section, the shell or the API.
   */
  claims: readonly string[];
  /** The remote's list of routes for this part. */
  list: 'routes' | 'publicRoutes';
  /** Rendered in the browser and never cached; otherwise the server renders HTML that is the same for all visitors. */
  membersOnly: boolean;
}

/** A section's description of itself, in its `src/section.ts`. It goes into the manifest of each of its releases. */
export interface SectionFacts {
  parts: readonly [SectionPart, ...SectionPart[]];
  /** Its inner pages by name, for `shell.href`. Those that others link to are in `addresses.ts`. */
  pages: Readonly<Record<string, string>>;
}
