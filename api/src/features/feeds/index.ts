export { createFeedsFeature } from './feeds.feature';
export type { FeedPost } from './feeds.view';
