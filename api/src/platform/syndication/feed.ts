/** A feed, independent of the output format. */
export interface SyndicatedFeed {
  title: string;
  description: string;
  /** Absolute URLs of the page and of the feed itself. */
  link: string;
  self: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  /** Absolute URL, which also identifies the item. */
  link: string;
  categories: readonly string[];
  at: Date;
  text: string;
}

/** An item with additional data for Atom and JSON Feed. */
export interface DetailedItem extends FeedItem {
  id: string;
  updatedAt: Date;
  /** Absolute URL of a picture. */
  image?: string | undefined;
}

export interface DetailedFeed extends SyndicatedFeed {
  items: readonly DetailedItem[];
}
