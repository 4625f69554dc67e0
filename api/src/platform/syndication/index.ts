export { atom } from './atom';
export type { DetailedFeed, DetailedItem, FeedItem, SyndicatedFeed } from './feed';
export { jsonFeed } from './json-feed';
export { rss } from './rss';
