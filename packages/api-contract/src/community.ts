export type { CommunityComment, CommunityFeed, CommunityPost, CommunityQuery } from './community.schema';
