export type { Statistics } from './statistics.schema';
