export { createFeedsFeature } from './feeds.feature';
