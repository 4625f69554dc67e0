/** A feed, from which each format is written. */
export interface SyndicatedFeed {
  title: string;
  description: string;
  /** The page of the feed, and the feed itself; absolute. */
  link: string;
  self: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  /** Absolute; also the identity of the item. */
  link: string;
  categories: readonly string[];
  at: Date;
  text: string;
}

/** An item with what Atom and JSON Feed say besides. */
export interface DetailedItem extends FeedItem {
  id: string;
  updatedAt: Date;
  /** Absolute address of a picture. */
  image?: string | undefined;
}

export interface DetailedFeed extends SyndicatedFeed {
  items: readonly DetailedItem[];
}
