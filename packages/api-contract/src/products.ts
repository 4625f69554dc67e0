export type { Product, ProductPage, ProductQuery } from './products.schema';
export type { Availability, ProductCategory } from './products.values';
export { AVAILABILITIES, FEW_LEFT, PRODUCT_CATEGORIES } from './products.values';
