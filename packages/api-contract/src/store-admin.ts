export type * from './store-admin.schema';
export * from './store-admin.values';
