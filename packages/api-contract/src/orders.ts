export type * from './orders.schema';
export * from './orders.values';
