export type * from './conversations.schema';
export * from './conversations.values';
