export { CatalogueFile } from './catalogue-file';
export { AREA as CATALOGUE_AREA, createServicesCatalogueFeature } from './services-catalogue.feature';
