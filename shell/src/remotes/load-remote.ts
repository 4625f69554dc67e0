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

/** Checks a release's contract, both as announced and as loaded. */
function assertContract(contract: number) {
  if (contract !== CONTRACT_VERSION)
    throw new Error(`the remote implements contract ${contract}, the shell ${CONTRACT_VERSION}`);
}

/** Loaded separately, because it is only needed after a failure. */
const loadFallbackCode = () => import(/* webpackChunkName: "shell-failure" */ './load-fallback');

/**
 * Creates the browser's remote loader. It tries the release with which the page was rendered, then the active one, then
 * the previous one. `report` is called with every release that failed and was replaced by the previous one.
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
    if (!remote || !Array.isArray(remote.routes)) throw new Error('the remote exports no routes');
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

  /** Returns the loaded release or, failing that, the announced one. Returns an empty string if neither is known. */
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
    composition: () => composition,
    /** Returns the remote if it is already loaded. */
    peek: (section: string) => loaded.get(section),
    /** Concurrent callers share one load, because running an entry twice would create the section twice. */
    load: async (section: string): Promise<RemoteModule> =>
      loaded.get(section) ?? pending.get(section) ?? loadSection(section),
    /**
     * Loads a release other than the one that failed, and uses it from now on.
     * @throws if there is no other release
     */
    async change(section: string): Promise<void> {
      const { loadOtherRelease } = await loadFallbackCode();
      loaded.set(section, await loadOtherRelease(getRelease(section), createContext(section)));
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
