export { seedAll } from './seeding';
export type { ContentFolder, Seed } from './seeding';
