export type * from './project-offers.schema';
export * from './project-offers.values';
