export { createReferralsFeature } from './referrals.feature';
