export { isSampleId, seedAll, type ContentFolder, type Seed } from './seeding';
