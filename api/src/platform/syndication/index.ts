export type { DetailedFeed, DetailedItem } from './feed';
export { FEED_FORMATS, type FeedFormat } from './formats';
export { rss } from './rss';
