export { isSampleId, seedAll } from './seeding';
export type { ContentFolder, Seed } from './seeding';
