export { FeaturedMember } from './featured-member';
export { loadFeaturedMember } from './featured-member.api';
