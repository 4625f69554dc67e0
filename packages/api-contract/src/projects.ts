export type * from './projects.schema';
export * from './projects.values';
