import type { RouteObject } from 'react-router-dom';

type PartLoader = keyof typeof import('./part-loaders');

/**
 * Creates a route that has a loader but no page, from which pages load parts of their data. It is not revalidated
 * automatically unless `isRevalidated` is set.
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
