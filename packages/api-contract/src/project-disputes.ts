export type * from './project-disputes.schema';
