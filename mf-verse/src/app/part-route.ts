import type { RouteObject } from 'react-router-dom';

type PartLoader = keyof typeof import('./part-loaders');

/** A loader without a page, which a change elsewhere does not load again: pages load parts of themselves with it. */
export const part = (path: string, loader: PartLoader, isRevalidated = false): RouteObject => ({
  path,
  element: null,
  handle: { chunk: 'mf-verse-part-loaders' },
  lazy: async () => ({
    loader: (await import(/* webpackChunkName: "mf-verse-part-loaders" */ './part-loaders'))[loader],
  }),
  ...(isRevalidated ? {} : { shouldRevalidate: () => false }),
});
