import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { CONTRACT_VERSION } from './version';

/** The slots in the shell's layout that a remote can fill. */
export type SlotName = 'header-cart';

/** A route's own `handle`. `chunk` is the name of the page's chunk, so that the server can preload its files. */
export interface RouteHandle {
  chunk?: string;
}

/** The interface that a remote exposes to the shell: the default and only export of `src/remote.tsx`. */
export interface RemoteModule {
  contract: number;
  /** Relative to the base path at which the shell mounts the section. Absolute paths are rejected. */
  routes: RouteObject[];
  /** The public pages of a members-only section, relative to the base path where the shell mounts them. */
  publicRoutes?: RouteObject[];
  slots?: Partial<Record<SlotName, ComponentType>>;
}

/**
 * Types a remote, and adds the contract version it was built against.
 *
 * @example export default defineRemote({ routes });
 */
export function defineRemote(remote: Omit<RemoteModule, 'contract'>): RemoteModule {
  return { contract: CONTRACT_VERSION, ...remote };
}
