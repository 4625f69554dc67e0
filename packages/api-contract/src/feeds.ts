export type { JsonFeed } from './feeds.schema';
