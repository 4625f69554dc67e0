export const PRODUCT_CATEGORIES = ['Electronics', 'Accessories', 'Fashion'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export const AVAILABILITIES = ['in-stock', 'few', 'sold-out'] as const;
/** From so many on, the number that is left is shown, and unpaid orders are held for a shorter time. */
export const FEW_LEFT = 5;
export type Availability = (typeof AVAILABILITIES)[number];

export type { Product, ProductPage, ProductQuery } from './products.schema';
