/** A published post, as needed for search engines and cards. */
export interface ListedPost {
  id: string;
  title: string;
  category: string;
  updatedAt: Date;
}

export interface ListedContent {
  posts: {
    /** Returns ids of published posts after the given id, sorted by id. Cheap, because no post is read. */
    publishedIds(part: { after: string; limit: number }): Promise<string[]>;
    /** Reads posts page by page, so that other requests are not blocked. */
    publishedAfter(part: { after: string; limit: number }): AsyncIterable<Pick<ListedPost, 'id' | 'updatedAt'>>;
    publishedAmong(ids: readonly string[]): Promise<ListedPost[]>;
  };
  members: {
    /** Returns ids of members with a public profile, sorted by id. Cheap, because no profile is read. */
    openIds(part: { after: string; limit: number }): Promise<string[]>;
    /** Returns which of the given members have a page that may be listed, along with their public works. */
    pagesAmong(ids: readonly string[]): Promise<{ handle: string; works: string[] }[]>;
    /** Finds a member's public name and current handle by current or former handle. */
    namedBy(handle: string): Promise<{ handle: string; name: string } | undefined>;
    /** Returns a public work by a member with a public profile. */
    openWork(id: string): Promise<{ name: string; title: string } | undefined>;
  };
  /** Returns a public post by a member with a public profile. */
  openPost(id: string): Promise<{ name: string; text: string } | undefined>;
  /** Returns the titles of all services. */
  services(): Promise<string[]>;
  /** Returns the ids of products for sale. */
  products(): Promise<string[]>;
  /** Returns when any member's package last changed, or undefined if there are no packages. */
  packagesChangedAt(): Promise<Date | undefined>;
  /** Returns the tags used by public content. */
  tags(): Promise<string[]>;
  /** Lists contests, newest first. */
  contests(): AsyncIterable<{ id: string }>;
  organisations: {
    /** Lists organisations whose page belongs in the sitemap. */
    all(): AsyncIterable<{ handle: string; updatedAt: Date }>;
    named(handle: string): Promise<{ name: string } | undefined>;
  };
  /** Lists open jobs, most recently confirmed first. */
  jobs(): AsyncIterable<{ id: string; confirmedAt: Date }>;
  openJob(id: string): Promise<{ title: string; about: string } | undefined>;
  /** The winning entry of a contest with results. */
  wonContest(id: string): Promise<{ title: string; contest: string } | undefined>;
}
