export { createServicesCatalogueFeature } from './services-catalogue.feature';
