export { FromMembers } from './from-members';
export { offersQuery, parseOffersChoice, readNewestOffers, readOffers } from './member-packages.api';
export { OfferList } from './offer-list';
