export {
  AVAILABILITIES,
  type Availability,
  FEW_LEFT,
  PRODUCT_CATEGORIES,
  type ProductCategory,
} from './products.values';

export type { Product, ProductPage, ProductQuery } from './products.schema';
