import type { DataRouter, RouteObject } from 'react-router-dom';
import type { Section } from '../remotes/sections';
import { putBack } from '../shared/put-back';
import type { Field } from '../shared/typed-fields';

/** Milliseconds. */
const FIELDS_LIMIT = 5000;

/** The children of the route with this id, wherever it is in the tree. */
function childrenOf(routes: readonly RouteObject[], id: string): RouteObject[] | undefined {
  for (const route of routes) {
    if (route.id === id) return route.children;
    const found = route.children && childrenOf(route.children, id);
    if (found) return found;
  }
  return undefined;
}

/** Dependencies from the page; importing them here would split them out of the main chunk. */
interface Page {
  /** The id of the route that contains the sections. */
  content: string;
  fieldsIn(page: Document): Field[];
  /** Makes the section load another release from now on. */
  change(section: string): Promise<void>;
  routeOf(section: Section, id: string): Promise<RouteObject>;
  askedAgain(routes: RouteObject[]): RouteObject[];
  routes: RouteObject[];
  /** The router, which keeps its own routes. Undefined before the page has one. */
  router: DataRouter | undefined;
}

/** Sections replaced in this document. */
const replaced = new Set<string>();

/**
 * Replaces the release of a section that fails in this page, once: the routes of another release take the place of
 * those that failed, and the page is rendered again with the typed fields. Returns false where there is no other
 * release.
 */
export async function standIn(page: Page, section: Section, typed: readonly Field[]): Promise<boolean> {
  const { name } = section;
  if (replaced.has(name)) return false;
  replaced.add(name);
  const { change, routeOf, routes, router, fieldsIn } = page;
  const failedAt = router?.state.location.key;
  await change(name);
  // Its id differs from that of the failed routes: the router stores loader data by id.
  const instead = await routeOf(section, `${name}@another`);
  const content = childrenOf(router?.routes ?? routes, page.content) ?? [];
  const at = content.findIndex(({ id }) => id === name);
  content.splice(Math.max(at, 0), at < 0 ? 0 : 1, ...(router ? [] : [instead]));
  if (!router) return true;
  router.patchRoutes(page.content, page.askedAgain([instead]));
  // A visitor who has followed a link meanwhile is not held, and the typed fields belong to no other page.
  const { location, navigation } = router.state;
  if (location.key !== failedAt || navigation.state !== 'idle') return true;
  await router.navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  const { key } = router.state.location;
  putBack(typed, () => (router.state.location.key === key ? fieldsIn(document) : []), FIELDS_LIMIT);
  return true;
}
