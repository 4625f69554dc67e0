export const PRODUCT_CATEGORIES = ['Electronics', 'Accessories', 'Fashion'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export type { Product, ProductQuery } from './products.schema';
