export { action, loader, shouldRevalidate } from './desk-route';
export { ManagedFilter } from './managed-filter';
export { PostShelf } from './post-shelf';
export { shelfIn } from './shelves';
