export { createCommunityFeature } from './community.feature';
export type { CommunityFeature } from './community.feature';
export type { Removal } from './post';
