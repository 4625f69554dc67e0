import type { ComponentType } from 'react';
import { type LazyRouteFunction, type MiddlewareFunction, type RouteObject, useRouteError } from 'react-router-dom';
import type { RemoteModule } from '@verse/contract';
import type { Section } from '../remotes/sections';
import { isReleaseError } from './content-failure';
import { SectionOutlet } from './section-outlet';

interface HasErrorView {
  ErrorBoundary?: ComponentType | null | undefined;
}

/** Reserves a page's own error view for API errors. Where its code failed, the shell has another release. */
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

/** Stable on server and browser: loader data is keyed by it, and the two trees are built at different times. */
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

interface MountOptions {
  mounts: Mount[];
  /** Runs before the routes for members. */
  guard?: MiddlewareFunction | undefined;
}

/** The id prefix of the routes of one mount. */
const createMountId = (id: string, { list }: Mount) => (list === 'routes' ? `${id}:` : `${id}:${list}`);

/** A remote's routes under the bases of its mounts, inside the section's own boundary. */
export function mountRemote(remote: RemoteModule, name: string, { mounts, guard }: MountOptions): RouteObject {
  return {
    id: name,
    Component: SectionOutlet,
    handle: { section: name },
    // Without member routes it would only turn the first load of a page into a navigation.
    ...(guard && mounts.some(({ membersOnly }) => membersOnly) ? { middleware: [guard] } : {}),
    children: mounts.map((mount) => ({
      id: createMountId(name, mount),
      // A path of its own would make this route a match for the home page.
      ...(mount.base === '/' ? {} : { path: mount.base }),
      children: withIds(remote[mount.list] ?? [], createMountId(name, mount)),
    })),
  };
}
