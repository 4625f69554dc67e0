export { createSitePages, type IsPage, type PageSources } from './site-pages';
