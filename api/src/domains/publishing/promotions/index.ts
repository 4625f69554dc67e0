export { createPromotionsFeature } from './promotions.feature';
