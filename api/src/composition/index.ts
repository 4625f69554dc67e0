export { createContests, createJobs, createMarkets, type Markets } from './markets';
export { createEarnings, createMembers } from './members';
export { createPublicSite, type PublicSite } from './public-site';
