export { loader, shouldRevalidate } from './workspace-route';
export { loadPosts, loadVersions } from './own-posts.api';
export { ManagedFilter } from './managed-filter';
export { PostShelf } from './post-shelf';
export { shelfIn } from './shelves';
