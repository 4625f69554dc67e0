export { createCommunityFeature, type CommunityFeature } from './community.feature';
