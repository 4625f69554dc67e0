export { createCommunityFeature } from './community.feature';
export { createCommunityRepository } from './community.repository';
export { seedCommunity } from './seed-community';
