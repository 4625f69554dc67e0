import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { CONTRACT_VERSION } from './version';

/** The places in the shell's frame that a remote may fill. */
export type SlotName = 'header-cart';

/** What a route says about itself in `handle`. `chunk` is its webpackChunkName: the server preloads its files. */
export interface RouteHandle {
  chunk?: string;
}

/** All that a remote gives the shell: its only export, as `default`, from `src/remote.tsx`. */
export interface RemoteModule {
  contract: number;
  /** Relative to the base the shell mounts the section at. Absolute paths are refused. */
  routes: RouteObject[];
  /** Of a section for members: its pages for everybody, relative to the base that the shell has for those. */
  publicRoutes?: RouteObject[];
  slots?: Partial<Record<SlotName, ComponentType>>;
}

/**
 * Types a remote and stamps it with the contract version it was built for.
 *
 * @example
 * export default defineRemote({ routes });
 */
export function defineRemote(remote: Omit<RemoteModule, 'contract'>): RemoteModule {
  return { contract: CONTRACT_VERSION, ...remote };
}
