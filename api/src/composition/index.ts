export { createContests, createMarkets } from './markets';
export { createEarnings, createMembers } from './members';
export { createPublicSite } from './public-site';
