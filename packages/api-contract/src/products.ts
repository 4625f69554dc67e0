export const PRODUCT_CATEGORIES = ['Electronics', 'Accessories', 'Fashion'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export const AVAILABILITIES = ['in-stock', 'few', 'sold-out'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export type { Product, ProductPage, ProductQuery } from './products.schema';
