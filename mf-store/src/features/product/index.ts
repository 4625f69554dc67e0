export { ProductArticle } from './product-article';
export { ProductHead } from './product-head';
export { loadProduct } from './product.api';
export type { LoadedProduct } from './product.api';
