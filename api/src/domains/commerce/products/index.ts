export { createProductsFeature } from './products.feature';
export type { ProductsFeature } from './products.feature';
