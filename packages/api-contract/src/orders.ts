export type { BankAccount, Checkout, Order, OrderLine, OrderList, OrderSummary, PlaceOrder } from './orders.schema';
export type { Delivery, OrderState, PaymentMethod } from './orders.values';
export {
  DELIVERIES,
  ORDER_LETTERS,
  ORDER_LIMITS,
  ORDER_STATES,
  PAYMENT_METHODS,
  REFUND_STATES,
  orderNumberOf,
  readOrderNumber,
} from './orders.values';
