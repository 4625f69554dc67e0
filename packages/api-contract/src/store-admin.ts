export type {
  AdminOrder,
  AdminOrderList,
  AdminProduct,
  AdminProductList,
  BookPayment,
  ProductForm,
  Refund,
  StockMove,
  StockOfItem,
} from './store-admin.schema';
export type { OrderQueue, ProductDelivery, ProductState, StockReason } from './store-admin.values';
export {
  ORDER_QUEUES,
  PRODUCT_DELIVERIES,
  PRODUCT_STATES,
  STOCK_REASONS,
  STORE_ADMIN_LIMITS,
} from './store-admin.values';
