export { ContentFolder, seedOnce } from './seeding';
export type { MarkCollection, SeededCollection } from './seeding';
