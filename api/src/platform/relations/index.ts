export { createCounting, retryUntilCounted, BEING_COUNTED } from './counting';
export type { CountedRow, Counter, Counting } from './counting';
export { createRelations } from './relations';
export type { RelationCounter, RelationPage, RelationRow, Relations } from './relations';
