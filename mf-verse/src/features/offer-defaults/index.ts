export { OfferDefaultsPanel } from './offer-defaults-panel';
