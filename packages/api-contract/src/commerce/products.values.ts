export const PRODUCT_CATEGORIES = ['Electronics', 'Accessories', 'Fashion'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export const AVAILABILITIES = ['in-stock', 'few', 'sold-out'] as const;
/** If this many units or fewer are left, the stock count is displayed and unpaid orders are held for a shorter time. */
export const FEW_LEFT = 5;
export type Availability = (typeof AVAILABILITIES)[number];
