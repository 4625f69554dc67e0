export { ProductArticle } from './product-article';
export { ProductHead } from './product-head';
export { loadProduct } from './product.api';
export type { ProductWithOthers } from './product.api';
