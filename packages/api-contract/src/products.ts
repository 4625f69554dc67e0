export type * from './products.schema';
export * from './products.values';
