import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import * as router from 'react-router-dom';
import * as contractReact from '@verse/contract/react';
import { ENTRY_SCRIPT } from '@verse/releases/names';
import { addHashes, type Ending, fetchHashes, loadFile, loadScript } from './files';

/** The build output for a remote's `exposes`, following Module Federation's container protocol. */
export interface Container {
  /**
   * Compares the shared modules with the versions against which the remote was built. Throws if a shared module is too
   * old.
   */
  init(shareScope: ShareScope, loader: typeof loadFile): unknown;
  get(exposed: string): Promise<() => unknown>;
}

interface SharedModule {
  get: () => () => unknown;
  from: string;
  eager: true;
  loaded: 1;
}

type ShareScope = Record<string, Record<string, SharedModule>>;

const share = (module: unknown): SharedModule => ({ get: () => () => module, from: 'shell', eager: true, loaded: 1 });

const MODULES: Record<keyof typeof SHARED_VERSIONS, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router,
  '@verse/contract/react': contractReact,
};

/** The modules that every remote takes from the shell, in Module Federation's format: name → version → factory. */
const shareScope: ShareScope = Object.fromEntries(
  Object.entries(MODULES).map(([name, module]) => [
    name,
    { [SHARED_VERSIONS[name as keyof typeof MODULES]]: share(module) },
  ]),
);

export interface Entry {
  folder: string;
  /** The file that the entry requests first. */
  next: string;
  /** Integrity of the entry, and of the list of all other files' integrity hashes. */
  integrity: string;
  hashes: string;
  /** Milliseconds. */
  limit: number;
}

/**
 * Preloads the next file, so that loading takes one round trip instead of two. The preload has the same timeout as the
 * entry, so it causes no further delay.
 */
function fetchEarly({ next, limit }: Entry) {
  const isHinted = document.querySelector(`link[href="${next}"]`) !== null;
  if (!isHinted) fetch(next, { signal: AbortSignal.timeout(limit) }).catch(() => undefined);
}

const runEntry = ({ folder, integrity, limit }: Entry) =>
  new Promise<void>((resolve, reject) => {
    addHashes(folder, { [ENTRY_SCRIPT]: integrity });
    const done = ({ type }: Ending) =>
      type === 'load' ? resolve() : reject(new Error(`the entry script did not load: ${type}`));
    loadScript(folder + ENTRY_SCRIPT, done, limit);
  });

const globals = globalThis as unknown as Record<string, Container | undefined>;

/** Loads a release's container once and initialises it with the shared modules. A failed attempt can be retried. */
export async function openContainer(name: string, entry: Entry): Promise<Container> {
  const isRun = globals[name] ? undefined : runEntry(entry);
  if (isRun) fetchEarly(entry);
  await Promise.all([isRun, fetchHashes(entry)]);
  const container = globals[name];
  if (!container) throw new Error('the entry script defines no container');
  await container.init(shareScope, loadFile);
  return container;
}
