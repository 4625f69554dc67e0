export { CatalogueFile } from './catalogue-file';
export { createServicesCatalogueFeature } from './services-catalogue.feature';
