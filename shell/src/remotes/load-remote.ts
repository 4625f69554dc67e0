import { CONTRACT_VERSION, type RemoteModule } from '@verse/contract';
import { type AppManifest, type ReleaseRef, resolveEntry } from './app-manifest';
import { openContainer } from './container';
import type { LoaderContext } from './load-fallback';
import { findSection, type GetSection } from './sections';

/** Milliseconds. */
const CONNECT_LIMIT = 3000;
const TOTAL_LIMIT = 8000;

const late = (limit: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
  });

/** Checks the contract of a release, as announced and as loaded. */
function assertContract(contract: number) {
  if (contract !== CONTRACT_VERSION) throw new Error(`keeps contract ${contract}, this page needs ${CONTRACT_VERSION}`);
}

/** Loaded separately: only pages with a failure need it. */
const loadFallbackCode = () => import(/* webpackChunkName: "shell-failure" */ './load-fallback');

/**
 * Loads remotes in the browser: the release that the page came with, else the active one, else the previous one.
 * `report` receives a release that the previous one has replaced.
 */
export function createRemoteLoader(initial: AppManifest, report: LoaderContext['report']) {
  let composition = initial;
  const loaded = new Map<string, RemoteModule>();
  const usedReleases = new Map<string, string>();
  const pending = new Map<string, Promise<RemoteModule>>();

  async function attempt(section: string, ref: ReleaseRef): Promise<RemoteModule> {
    assertContract(ref.contract);
    const { container, ...files } = resolveEntry(section, ref);
    const opened = await openContainer(container, { ...ref, ...files, limit: CONNECT_LIMIT });
    const exposed = (await opened.get('./remote'))() as { default?: RemoteModule } | undefined;
    const remote = exposed?.default;
    if (!remote || !Array.isArray(remote.routes)) throw new Error('its entry gives no routes');
    assertContract(remote.contract);
    usedReleases.set(section, ref.release);
    return remote;
  }

  const createContext = (section: string): LoaderContext => ({
    section,
    attempt,
    adopt: (current) => (composition = current),
    report,
  });

  async function find(section: string): Promise<RemoteModule> {
    const known = composition.sections[section];
    let failure: unknown;
    try {
      if (known) return await attempt(section, known);
    } catch (error) {
      failure = error;
    }
    return (await loadFallbackCode()).loadFallback({ ...createContext(section), known, failure });
  }

  /** The loaded or announced release; empty when none is known. */
  const getRelease = (section: string) => usedReleases.get(section) ?? composition.sections[section]?.release ?? '';

  function loadSection(section: string): Promise<RemoteModule> {
    const work = Promise.race([find(section), late(TOTAL_LIMIT)])
      .then((remote) => {
        loaded.set(section, remote);
        return remote;
      })
      .finally(() => pending.delete(section));
    pending.set(section, work);
    return work;
  }

  const getSection: GetSection = (pathname) => findSection(composition.parts, pathname);

  return {
    getSection,
    getRelease,
    /** The composition as this page knows it. */
    composition: () => composition,
    /** Returns the remote if it is already loaded. */
    peek: (section: string) => loaded.get(section),
    /** Concurrent callers share one load: an entry that ran twice would be two sections. */
    load: async (section: string): Promise<RemoteModule> =>
      loaded.get(section) ?? pending.get(section) ?? loadSection(section),
    /** Uses another release than the failed one from now on. @throws unknown without another release */
    async change(section: string): Promise<void> {
      const { loadOtherRelease } = await loadFallbackCode();
      loaded.set(section, await loadOtherRelease(getRelease(section), createContext(section)));
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
