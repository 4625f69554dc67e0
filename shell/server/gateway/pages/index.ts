export { createInvalidator, followInvalidationFeed } from './invalidation-feed';
export type { Invalidator } from './invalidation-feed';
export { liveReload, withLiveReload } from './live-reload';
export { PageCache } from './page-cache';
export { PageServer } from './page-server';
export { RenderWorkers } from './render-workers';
