export type * from './reviews.schema';
export * from './reviews.values';
