/** The order queues on the store admin page, oldest order first. */
export const ORDER_QUEUES = ['to-confirm', 'to-deliver', 'asked', 'to-refund'] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

export const PRODUCT_STATES = ['draft', 'published', 'archived'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** How a product is delivered to its buyer. */
export const PRODUCT_DELIVERIES = ['post', 'download'] as const;
export type ProductDelivery = (typeof PRODUCT_DELIVERIES)[number];

export const STOCK_REASONS = ['delivery', 'count', 'damage', 'return', 'other'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

export const STORE_ADMIN_LIMITS = {
  name: 120,
  description: 4000,
  note: 200,
  reference: 60,
  /** Maximum price, in minor units. */
  price: 1_000_000_000,
  pieces: 100_000,
} as const;
