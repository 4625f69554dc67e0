import type { RouteObject } from 'react-router-dom';

type PartLoader = keyof typeof import('./part-loaders');

/**
 * Creates a route with a loader but no page, with which pages load parts of themselves. Changes elsewhere do not reload
 * it unless `isRevalidated`.
 */
export const part = (path: string, loader: PartLoader, isRevalidated = false): RouteObject => ({
  path,
  element: null,
  handle: { chunk: 'mf-verse-part-loaders' },
  lazy: async () => ({
    loader: (await import(/* webpackChunkName: "mf-verse-part-loaders" */ './part-loaders'))[loader],
  }),
  ...(isRevalidated ? {} : { shouldRevalidate: () => false }),
});
