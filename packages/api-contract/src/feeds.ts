export type { JsonFeed, TagJsonFeed } from './feeds.schema';
