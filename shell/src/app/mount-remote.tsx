import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import type { RemoteModule } from '@verse/contract';
import type { Section } from '../remotes/sections';
import { SectionOutlet } from './section-outlet';

/** Stable on server and browser: loader data is keyed by it, and the two trees are built at different times. */
function withIds(routes: RouteObject[], parent: string): RouteObject[] {
  return routes.map((route) => {
    if (route.path?.startsWith('/')) throw new Error(`${parent}: the path ${route.path} must be relative`);
    const id = `${parent}/${route.index ? 'index' : (route.path ?? 'layout')}`;
    return route.index
      ? { ...route, id }
      : ({ ...route, id, ...(route.children ? { children: withIds(route.children, id) } : {}) } as RouteObject);
  });
}

interface MountOptions {
  middleware?: MiddlewareFunction[];
}

/** A remote's routes under the base the shell gives it, inside the section's own boundary. */
export function mountRemote(section: Section, remote: RemoteModule, { middleware }: MountOptions = {}): RouteObject {
  return {
    id: section.name,
    Component: SectionOutlet,
    handle: { section: section.name },
    ...(middleware ? { middleware } : {}),
    children: [{ id: `${section.name}:`, path: section.base, children: withIds(remote.routes, `${section.name}:`) }],
  };
}
