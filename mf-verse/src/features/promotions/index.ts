export { PromotionDesk } from './promotion-desk';
export { loadPromotionDesk } from './promotions.api';
