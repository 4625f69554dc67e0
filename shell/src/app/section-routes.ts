import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import { findOwner } from '@verse/releases/path-owner';
import type { RemoteLoader } from '../remotes/load-remote';
import type { Section } from '../remotes/sections';
import { membersOnly, type Opening } from '../session/guard';
import type { createSession } from '../session/session';
import { mountRemote } from './mount-remote';

/** Creates the routes of the mounted sections. */
export function createSectionRoutes(
  { getSection, load, composition }: RemoteLoader,
  session: ReturnType<typeof createSession>,
  opening: Opening,
) {
  const routes = new Map<string, RouteObject>();
  const isForMembers = (pathname: string) => getSection(pathname)?.membersOnly === true;

  async function mount({ name }: Section, guard?: MiddlewareFunction) {
    const remote = await load(name);
    const { parts } = composition();
    const mounts = parts.filter((part) => part.name === name);
    const hasInner = parts.some((part) => part.name !== name && part.claims.some((claim) => findOwner(mounts, claim)));
    const isOwned = (pattern: string) => getSection(pattern)?.name === name;
    return mountRemote(remote, name, { mounts, isOwned: hasInner ? isOwned : undefined, guard });
  }

  return {
    isForMembers,
    has: (name: string) => routes.has(name),
    list: () => [...routes.values()],
    /** Loads a section and returns its routes, without adding them. */
    load: async (section: Section) => [await mount(section)],
    /** Mounts a section, or replaces its routes, in routers created from now on. */
    async add(section: Section) {
      const route = await mount(section, membersOnly(session, isForMembers, opening));
      routes.set(section.name, route);
      return route;
    },
  };
}

export type SectionRoutes = ReturnType<typeof createSectionRoutes>;
