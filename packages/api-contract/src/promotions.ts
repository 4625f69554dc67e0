export { PROMOTION_LIMITS, PROMOTION_STATES, type PromotionState } from './promotions.values';

export type {
  Promotion,
  PromotionList,
  PromotionRequest,
  StaffPromotion,
  StaffPromotionList,
} from './promotions.schema';
