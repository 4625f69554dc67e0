import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { dataRoute } from '@verse/contract/page-route';
import type { Completion } from '@verse/contract/server-state';

type PartLoaders = typeof import('./part-loaders');
type Loaded<K extends keyof PartLoaders> = Awaited<ReturnType<PartLoaders[K]>>;

export const asNull = () => null;
export const asNoPackages = () => ({ packages: [], version: 0, hidden: [] });
export const asNoSuggestions = (): Completion => ({ asked: '', suggestions: [] });

/** Creates a route from which pages load part of their data, and which is revalidated with the page. */
export const revalidatedPart = <K extends keyof PartLoaders>(
  path: string,
  loader: K,
  whenUnreachable: () => Loaded<K>,
): RouteObject =>
  dataRoute<Loaded<K>>(
    path,
    async () => (await import('./part-loaders'))[loader] as (args: LoaderFunctionArgs) => Promise<Loaded<K>>,
    'part-loaders',
    whenUnreachable,
  );

/** Creates a route from which pages load part of their data, and which is revalidated only on request. */
export const part: typeof revalidatedPart = (path, loader, whenUnreachable) => ({
  ...revalidatedPart(path, loader, whenUnreachable),
  shouldRevalidate: () => false,
});
