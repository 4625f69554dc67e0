export type * from './project-work.schema';
export * from './project-work.values';
