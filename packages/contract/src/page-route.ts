import type { ComponentType } from 'react';
import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { LoadedPage } from './server-state/load-page';
import type { Failure } from './server-state/result';
import { UNREACHABLE } from './unreachable';

/** A module with a page. One that only loads data needs {@link dataRoute}. */
type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>> & { Component: ComponentType };

/**
 * Creates the route of a page. The build gives the page's code a chunk of its own, named after the section and the
 * file, and the route the chunk's name (`packages/build/src/webpack/page-chunks.mjs`).
 *
 * @example page('jobs/:id', () => import('./pages/job/job'))
 * @param path relative to the section's base; empty for the base itself
 * @param load the page's module, by one `import()` of a fixed file
 * @param chunk if it is not named after the file, the name without the section; pages with the same name share a chunk
 */
export const page = (path: string, load: () => Promise<PageModule>, chunk?: string): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  handle: { chunk },
  lazy: load,
});

/**
 * Creates a route that has no page, and from which pages load data with `useFetcher`. If its code cannot be loaded, the
 * error is reported unless the browser is offline, and the page stays: the fetcher gets the data that it would get if
 * the API could not be reached. The server responds with 404 if the URL is opened as a page.
 *
 * @example dataRoute('cart/contents', async () => (await import('./contents')).loader, 'cart-contents', asFailure)
 * @param load the loader, by one `import()` of a fixed file
 * @param chunk the chunk's name without the section
 * @param whenUnreachable returns the loader's data if the API cannot be reached
 */
export const dataRoute = <T>(
  path: string,
  load: () => Promise<(args: LoaderFunctionArgs) => T | Promise<T>>,
  chunk: string,
  whenUnreachable: () => T,
): RouteObject => ({
  path,
  handle: { chunk },
  element: null,
  // Not `lazy`: if that fails, React Router replaces the page by its error boundary.
  async loader(args) {
    if (typeof window === 'undefined') throw new Response('Not a page', { status: 404 });
    let loader;
    try {
      loader = await load();
    } catch (error) {
      // A browser that knows that it is offline says nothing about the file.
      if (navigator.onLine) reportError(error);
      return whenUnreachable();
    }
    return loader(args);
  },
});

/** For a loader that returns a `Result`. */
export const asFailure = (): Failure => ({
  ok: false,
  status: 0,
  code: 'unreachable',
  message: UNREACHABLE,
  fields: {},
  details: {},
  body: '',
});

/** For a loader that uses `loadPart`. */
export const asFailedPage = (): LoadedPage<never> => ({ entries: [], next: null, after: null, failure: UNREACHABLE });
