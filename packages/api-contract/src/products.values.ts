export const PRODUCT_CATEGORIES = ['Electronics', 'Accessories', 'Fashion'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export const AVAILABILITIES = ['in-stock', 'few', 'sold-out'] as const;
/** Number of units at or below which the stock count is displayed and unpaid orders are held for a shorter time. */
export const FEW_LEFT = 5;
export type Availability = (typeof AVAILABILITIES)[number];
