export type { AcceptanceForm, Offer, OfferForm, Offers, Terms } from './project-offers.schema';
export { OFFER_LIMITS, OFFER_TEXTS } from './project-offers.values';
