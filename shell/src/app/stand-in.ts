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

/** What the page lends; imported from here, it would be torn out of the code that every page loads. */
interface Page {
  /** The route that sections are put into. */
  content: string;
  fieldsIn(page: Document): Field[];
  /** From now on another release of the section is loaded. */
  change(section: string): Promise<void>;
  routeOf(section: Section, id: string): Promise<RouteObject>;
  askedAgain(routes: RouteObject[]): RouteObject[];
  routes: RouteObject[];
  /** Has routes of its own. None before the page has one. */
  router: DataRouter | undefined;
}

/** In this document. */
const replaced = new Set<string>();

/**
 * Another release of a section for the one that breaks in this page, once: its routes take the place of those that
 * failed, and the page is made anew with what was typed. False where there is none.
 */
export async function standIn(page: Page, section: Section, typed: readonly Field[]): Promise<boolean> {
  const { name } = section;
  if (replaced.has(name)) return false;
  replaced.add(name);
  const { change, routeOf, routes, router, fieldsIn } = page;
  const failedAt = router?.state.location.key;
  await change(name);
  // Its id is not that of the routes that failed: the router keeps by it what loaders gave.
  const instead = await routeOf(section, `${name}@another`);
  const content = childrenOf(router?.routes ?? routes, page.content) ?? [];
  const at = content.findIndex(({ id }) => id === name);
  content.splice(Math.max(at, 0), at < 0 ? 0 : 1, ...(router ? [] : [instead]));
  if (!router) return true;
  router.patchRoutes(page.content, page.askedAgain([instead]));
  // Whoever has pressed a link meanwhile is not held, and what was typed belongs to no other page.
  const { location, navigation } = router.state;
  if (location.key !== failedAt || navigation.state !== 'idle') return true;
  await router.navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  const { key } = router.state.location;
  putBack(typed, () => (router.state.location.key === key ? fieldsIn(document) : []), FIELDS_LIMIT);
  return true;
}
