export { CatalogueFailure } from './catalogue-failure';
export { loadCatalogue } from './catalogue.api';
export type { Catalogue } from './catalogue.api';
export { ProductList } from './product-list';
