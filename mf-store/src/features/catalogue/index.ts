export { loadCatalogue } from './catalogue.api';
export { CatalogueFacts } from './catalogue-facts';
export type { Arranged } from './catalogue';
export { ProductCard } from './product-card';
export { DigitalProductsLink } from './digital-products-link';
export { ProductList } from './product-list';
