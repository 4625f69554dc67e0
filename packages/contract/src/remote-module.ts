import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { CONTRACT_VERSION } from './version';

/** The slots in the shell's layout that a remote may fill. */
export type SlotName = 'header-cart';

/** A route's own `handle`. `chunk` is its webpackChunkName: the server preloads its files. */
export interface RouteHandle {
  chunk?: string;
}

/** The interface of a remote to the shell: the default export of `src/remote.tsx`, which has no other exports. */
export interface RemoteModule {
  contract: number;
  /** Relative to the base path at which the shell mounts the section. Absolute paths are rejected. */
  routes: RouteObject[];
  /** The public pages of a members' section, relative to the shell's base path for them. */
  publicRoutes?: RouteObject[];
  slots?: Partial<Record<SlotName, ComponentType>>;
}

/**
 * Types a remote, and adds the contract version for which it was built.
 *
 * @example
 * export default defineRemote({ routes });
 */
export function defineRemote(remote: Omit<RemoteModule, 'contract'>): RemoteModule {
  return { contract: CONTRACT_VERSION, ...remote };
}
