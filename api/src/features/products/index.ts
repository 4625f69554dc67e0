export { createProductsFeature } from './products.feature';
export { createProductRepository } from './products.repository';
export { seedProducts } from './seed-products';
