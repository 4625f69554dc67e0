import type { z } from 'zod';
import type {
  bankAccountSchema,
  checkoutSchema,
  orderLineSchema,
  orderListSchema,
  orderSchema,
  orderSummarySchema,
  placeOrderSchema,
} from './orders.schema';

export {
  DELIVERIES,
  type Delivery,
  ORDER_LETTERS,
  ORDER_LIMITS,
  ORDER_STATES,
  type OrderState,
  PAYMENT_METHODS,
  type PaymentMethod,
  REFUND_STATES,
  orderNumberOf,
  readOrderNumber,
} from './orders.values';

export type BankAccount = z.infer<typeof bankAccountSchema>;
export type Checkout = z.infer<typeof checkoutSchema>;
export type PlaceOrder = z.infer<typeof placeOrderSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type OrderList = z.infer<typeof orderListSchema>;
