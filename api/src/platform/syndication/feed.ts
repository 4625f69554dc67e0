/** A feed, from which each format is written. */
export interface SyndicatedFeed {
  title: string;
  description: string;
  /** URLs of the page and of the feed itself; absolute. */
  link: string;
  self: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  /** Absolute URL; also identifies the item. */
  link: string;
  categories: readonly string[];
  at: Date;
  text: string;
}

/** An item with the additional data of Atom and JSON Feed. */
export interface DetailedItem extends FeedItem {
  id: string;
  updatedAt: Date;
  /** Absolute URL of a picture. */
  image?: string | undefined;
}

export interface DetailedFeed extends SyndicatedFeed {
  items: readonly DetailedItem[];
}
