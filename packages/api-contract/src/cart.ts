export type * from './cart.schema';
export * from './cart.values';
