import type { z } from 'zod';
import type {
  adminOrderListSchema,
  adminOrderSchema,
  adminProductListSchema,
  adminProductSchema,
  bookPaymentSchema,
  productFormSchema,
  refundSchema,
  stockMoveSchema,
  stockSchema,
} from './store-admin.schema';

export {
  ORDER_QUEUES,
  type OrderQueue,
  PRODUCT_DELIVERIES,
  PRODUCT_STATES,
  type ProductDelivery,
  type ProductState,
  STOCK_REASONS,
  type StockReason,
  STORE_ADMIN_LIMITS,
} from './store-admin.values';

export type AdminOrder = z.infer<typeof adminOrderSchema>;
export type AdminOrderList = z.infer<typeof adminOrderListSchema>;
export type AdminProduct = z.infer<typeof adminProductSchema>;
export type AdminProductList = z.infer<typeof adminProductListSchema>;
export type ProductForm = z.infer<typeof productFormSchema>;
export type BookPayment = z.infer<typeof bookPaymentSchema>;
export type Refund = z.infer<typeof refundSchema>;
export type StockMove = z.infer<typeof stockMoveSchema>;
export type StockOfItem = z.infer<typeof stockSchema>;
