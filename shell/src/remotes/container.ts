import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import * as router from 'react-router-dom';
import * as contractReact from '@verse/contract/react';

/** What the build makes of a remote's `exposes`: the container protocol of Module Federation. */
export interface Container {
  /** Checks what is shared against what the remote was built with, and rejects in words when it is too old. */
  init(shareScope: ShareScope): Promise<unknown>;
  get(exposed: string): Promise<() => unknown>;
}

type ShareScope = Record<string, Record<string, { get: () => () => unknown }>>;

const MODULES: Record<keyof typeof SHARED_VERSIONS, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router,
  '@verse/contract/react': contractReact,
};

/** What every remote takes from the shell: name → version → factory. */
const shareScope: ShareScope = Object.fromEntries(
  Object.entries(MODULES).map(([name, module]) => [
    name,
    { [SHARED_VERSIONS[name as keyof typeof MODULES]]: { get: () => () => module } },
  ]),
);

export interface Entry {
  address: string;
  /** What the entry asks for as soon as it is here. */
  next: string;
  integrity: string | undefined;
  /** Milliseconds. */
  limit: number;
}

/** One round trip for both files instead of two. By a call that ends, so that nobody waits for it longer than for the entry. */
function fetchEarly({ next, limit }: Entry) {
  const isHinted = document.querySelector(`link[href="${next}"]`) !== null;
  if (!isHinted) fetch(next, { signal: AbortSignal.timeout(limit) }).catch(() => undefined);
}

const runScript = ({ address, integrity, limit }: Entry) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => end(`its entry did not come within ${limit} ms`), limit);
    const end = (failure?: string) => {
      clearTimeout(timer);
      script.remove();
      if (failure) reject(new Error(failure));
      else resolve();
    };
    script.src = address;
    if (integrity) script.integrity = integrity;
    script.onload = () => end();
    script.onerror = () => end('its entry could not be loaded');
    document.head.append(script);
  });

const globals = globalThis as unknown as Record<string, Container | undefined>;

/** A release's container, brought to the page once and given what the shell shares. A failed try can be repeated. */
export async function openContainer(name: string, entry: Entry): Promise<Container> {
  if (!globals[name]) {
    const isRun = runScript(entry);
    fetchEarly(entry);
    await isRun;
  }
  const container = globals[name];
  if (!container) throw new Error('its entry gives no container');
  await container.init(shareScope);
  return container;
}
