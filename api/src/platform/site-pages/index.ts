export type { ListedContent, ListedPost } from './listed-content';
export { createSitePages, type IsPage, type PageSources } from './site-pages';
