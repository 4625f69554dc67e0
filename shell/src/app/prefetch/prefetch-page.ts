import { type LoaderFunction, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom';
import type { ApiClient } from '@verse/contract';
import { apiContext } from '@verse/contract/react';
import type { GetSection, Section } from '../../remotes/sections';

interface Sources {
  getSection: GetSection;
  /** Returns a section's routes, loading the section if necessary. */
  loadRoutes(section: Section): Promise<RouteObject[]>;
  /** The shell's own pages. */
  pages: RouteObject[];
  /** Stores the responses for the navigation that follows. */
  client: ApiClient;
}

/**
 * Loads what a navigation to `url` would request: the files of the section and the page, and the responses that the
 * page's loaders wait for. Skips members-only pages. Failures are ignored, because the navigation will try again and
 * show them.
 */
export async function prefetchPage(url: URL, { getSection, loadRoutes, pages, client }: Sources): Promise<void> {
  const section = getSection(url.pathname);
  if (section?.membersOnly) return;
  const routes = section ? await loadRoutes(section) : pages;
  const context = new RouterContextProvider();
  context.set(apiContext, client);
  const prepare = async ({ route, params }: { route: RouteObject; params: object }) => {
    const page = typeof route.lazy === 'function' ? await route.lazy() : route;
    if (section && typeof page.loader === 'function')
      await (page.loader as LoaderFunction)({ request: new Request(url), url, params, context, pattern: '' } as never);
  };
  await Promise.all((matchRoutes(routes, url) ?? []).map(prepare));
}
