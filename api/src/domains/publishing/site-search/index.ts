export { createSiteSearchFeature } from './site-search.feature';
