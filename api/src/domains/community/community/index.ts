export { createCommunityFeature } from './community.feature';
