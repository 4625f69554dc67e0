export { loadFeed } from './feed.api';
export type { Feed } from './feed.api';
export { FeedFailure } from './feed-failure';
export { FeedList } from './feed-list';
