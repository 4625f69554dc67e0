export { createCommunityFeature } from './community.feature';
export type { CommunityFeature } from './community.feature';
export type { Removal } from './post';
export type { TaggedPosts } from './tags.service';
