import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

/**
 * Creates the route of a page. The build gives the page's code a chunk of its own, named after the section and the
 * file, and the route the chunk's name (`packages/build/src/webpack/page-chunks.mjs`).
 *
 * @example page('jobs/:id', () => import('./pages/job/job'))
 * @param path relative to the section's base; empty for the base itself
 * @param load the page's module, by one `import()` of a fixed file
 * @param chunk if it is not named after the file, the name without the section; pages with the same name share a chunk
 */
export const page = (path: string, load: LazyRouteFunction<RouteObject>, chunk?: string): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  handle: { chunk },
  lazy: load,
});
