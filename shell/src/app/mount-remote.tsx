import type { ComponentType } from 'react';
import { type LazyRouteFunction, type MiddlewareFunction, type RouteObject, useRouteError } from 'react-router-dom';
import type { RemoteModule } from '@verse/contract';
import type { Section } from '../remotes/sections';
import { isOfRelease } from './content-failure';
import { SectionOutlet } from './section-outlet';

interface Faces {
  ErrorBoundary?: ComponentType | null | undefined;
}

/** Reserves a page's own error view for API errors. Where its code failed, the shell has another release. */
function withFace<Page extends Faces>(page: Page): Page {
  const Own = page.ErrorBoundary;
  if (!Own) return page;
  function Face() {
    const error = useRouteError();
    if (isOfRelease(error)) throw error;
    return Own ? <Own /> : null;
  }
  return { ...page, ErrorBoundary: Face };
}

const lazyWithFace = (lazy: LazyRouteFunction<RouteObject>) => async () => withFace(await lazy());

/** Stable on server and browser: loader data is keyed by it, and the two trees are built at different times. */
function withIds(routes: RouteObject[], parent: string): RouteObject[] {
  return routes.map((route) => {
    if (route.path?.startsWith('/')) throw new Error(`${parent}: the path ${route.path} must be relative`);
    const id = `${parent}/${route.index ? 'index' : (route.path ?? 'layout')}`;
    return {
      ...withFace(route),
      id,
      ...(typeof route.lazy === 'function' ? { lazy: lazyWithFace(route.lazy) } : {}),
      ...(route.children ? { children: withIds(route.children, id) } : {}),
    } as RouteObject;
  });
}

type Part = Omit<Section, 'name'>;

interface MountOptions {
  parts: Part[];
  /** Replaces the section's name as the id, for a second release of it in the same page. */
  id?: string;
  /** Runs before the routes for members. */
  guard?: MiddlewareFunction;
}

/** The id prefix of the routes of one part. */
const idOf = (id: string, { list }: Part) => (list === 'routes' ? `${id}:` : `${id}:${list}`);

/** A remote's routes under the bases of its parts, inside the section's own boundary. */
export function mountRemote(
  remote: RemoteModule,
  name: string,
  { parts, guard, id = name }: MountOptions,
): RouteObject {
  return {
    id,
    Component: SectionOutlet,
    handle: { section: name },
    // Without member routes it would only turn the first load of a page into a navigation.
    ...(guard && parts.some(({ membersOnly }) => membersOnly) ? { middleware: [guard] } : {}),
    children: parts.map((part) => ({
      id: idOf(id, part),
      path: part.base,
      children: withIds(remote[part.list] ?? [], idOf(id, part)),
    })),
  };
}
