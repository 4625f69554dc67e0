export { OffersPanel } from './offers-panel';
