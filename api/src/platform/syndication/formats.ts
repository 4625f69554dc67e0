import { atom } from './atom';
import type { DetailedFeed } from './feed';
import { jsonFeed } from './json-feed';
import { rss } from './rss';

/** The formats in which a feed is offered. */
export const FEED_FORMATS = {
  rss: { name: 'RSS', version: '2.0', type: 'application/rss+xml', write: rss },
  atom: { name: 'Atom', version: '1.0', type: 'application/atom+xml', write: atom },
  json: {
    name: 'JSON Feed',
    version: '1.1',
    type: 'application/feed+json',
    write: (feed: DetailedFeed) => JSON.stringify(jsonFeed(feed)),
  },
} as const;

export type FeedFormat = keyof typeof FEED_FORMATS;
