export { createCounting, retryUntilCounted, BEING_COUNTED, type Counting } from './counting';
export { createRelations, type RelationCounter, type RelationRow, type Relations } from './relations';
