export { loader, shouldRevalidate } from './workspace-route';
export { loadPosts, loadVersions } from './own-posts.api';
export { ManagedFilter } from './managed-filter';
export { ManagedPosts } from './managed-posts';
export { parsePostListFilters } from './post-list-filters';
