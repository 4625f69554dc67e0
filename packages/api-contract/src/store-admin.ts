import type { z } from 'zod';
import type {
  bookPaymentSchema,
  deskOrderListSchema,
  deskOrderSchema,
  deskProductListSchema,
  deskProductSchema,
  productFormSchema,
  refundSchema,
  stockMoveSchema,
  stockSchema,
} from './store-admin.schema';

export {
  DESK_LIMITS,
  DESK_QUEUES,
  type DeskQueue,
  PRODUCT_DELIVERIES,
  PRODUCT_STATES,
  type ProductDelivery,
  type ProductState,
  STOCK_REASONS,
  type StockReason,
} from './store-admin.values';

export type DeskOrder = z.infer<typeof deskOrderSchema>;
export type DeskOrderList = z.infer<typeof deskOrderListSchema>;
export type DeskProduct = z.infer<typeof deskProductSchema>;
export type DeskProductList = z.infer<typeof deskProductListSchema>;
export type ProductForm = z.infer<typeof productFormSchema>;
export type BookPayment = z.infer<typeof bookPaymentSchema>;
export type Refund = z.infer<typeof refundSchema>;
export type StockMove = z.infer<typeof stockMoveSchema>;
export type StockOfItem = z.infer<typeof stockSchema>;
