export type { AgreedOrders, AgreedPayment } from './agreed-orders';
export { createOrdersFeature } from './orders.feature';
