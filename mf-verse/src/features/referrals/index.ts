export { DeclinedReferrals } from './declined-referrals';
export { HowItWorks } from './how-it-works';
export { ReferralHistory } from './referral-history';
export { ReferralLink } from './referral-link';
export { ReferralTotals } from './referral-totals';
export { loadReferrals } from './referrals.api';
