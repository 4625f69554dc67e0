import type { ComponentType } from 'react';
import { type LazyRouteFunction, type MiddlewareFunction, type RouteObject, useRouteError } from 'react-router-dom';
import type { RemoteModule } from '@verse/contract';
import { patternOf } from '@verse/releases/path-owner';
import type { Section } from '../remotes/sections';
import { isReleaseError } from './content-failure';
import { SectionOutlet } from './section-outlet';

interface HasErrorView {
  ErrorBoundary?: ComponentType | null | undefined;
}

/**
 * Restricts a page's own error view to API errors. If the page's code fails, the shell tries another release instead.
 */
function limitErrorView<Page extends HasErrorView>(page: Page): Page {
  const Own = page.ErrorBoundary;
  if (!Own) return page;
  function ApiErrorView() {
    const error = useRouteError();
    if (isReleaseError(error)) throw error;
    return Own ? <Own /> : null;
  }
  return { ...page, ErrorBoundary: ApiErrorView };
}

const limitLazyErrorView = (lazy: LazyRouteFunction<RouteObject>) => async () => limitErrorView(await lazy());

/**
 * Adds IDs that are identical on the server and in the browser. They must be identical, because loader data is keyed by
 * route ID, and each side creates its own route tree.
 */
function withIds(routes: RouteObject[], parent: string): RouteObject[] {
  return routes.map((route) => {
    if (route.path?.startsWith('/')) throw new Error(`${parent}: the path ${route.path} must be relative`);
    const id = `${parent}/${route.index ? 'index' : (route.path ?? 'layout')}`;
    return {
      ...limitErrorView(route),
      id,
      ...(typeof route.lazy === 'function' ? { lazy: limitLazyErrorView(route.lazy) } : {}),
      ...(route.children ? { children: withIds(route.children, id) } : {}),
    } as RouteObject;
  });
}

type Mount = Omit<Section, 'name'>;

/** Returns the routes without those at paths that belong to another section. */
function withoutForeign(routes: RouteObject[], base: string, isOwned: (pattern: string) => boolean): RouteObject[] {
  return routes.flatMap((route) => {
    const pattern = patternOf(base, route.path);
    if (!route.children) return isOwned(pattern) ? [route] : [];
    const children = withoutForeign(route.children, pattern, isOwned);
    return children.length > 0 ? [{ ...route, children }] : [];
  });
}

interface MountOptions {
  mounts: Mount[];
  /** Reports whether a path belongs to the section. Only needed if others have paths below its own. */
  isOwned?: ((pattern: string) => boolean) | undefined;
  /** Runs before members-only routes. */
  guard?: MiddlewareFunction | undefined;
}

/** Returns the ID prefix for the routes of one mount. */
const createMountId = (id: string, { list }: Mount) => (list === 'routes' ? `${id}:` : `${id}:${list}`);

/** Returns a remote's routes at the base paths of its mounts, wrapped in the section's own error boundary. */
export function mountRemote(remote: RemoteModule, name: string, { mounts, isOwned, guard }: MountOptions): RouteObject {
  const routesAt = ({ list, base }: Mount) => {
    const routes = remote[list] ?? [];
    return isOwned ? withoutForeign(routes, base, isOwned) : routes;
  };
  return {
    id: name,
    Component: SectionOutlet,
    handle: { section: name },
    // Left out if no routes are members-only: the middleware would have nothing to guard, and it would turn the first
    // load of a page into a navigation.
    ...(guard && mounts.some(({ membersOnly }) => membersOnly) ? { middleware: [guard] } : {}),
    children: mounts.map((mount) => ({
      id: createMountId(name, mount),
      // At `/`, this route has no path, because it would otherwise match the home page itself.
      ...(mount.base === '/' ? {} : { path: mount.base }),
      children: withIds(routesAt(mount), createMountId(name, mount)),
    })),
  };
}
