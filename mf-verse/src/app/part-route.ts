import type { RouteObject } from 'react-router-dom';
import { page } from '@verse/contract/page-route';

type PartLoader = keyof typeof import('./part-loaders');

/**
 * Creates a route that has a loader but no page, from which pages load parts of their data. It is not revalidated
 * automatically unless `isRevalidated` is set.
 */
export const part = (path: string, loader: PartLoader, isRevalidated = false): RouteObject => ({
  ...page(path, async () => ({ loader: (await import('./part-loaders'))[loader] })),
  element: null,
  ...(isRevalidated ? {} : { shouldRevalidate: () => false }),
});
