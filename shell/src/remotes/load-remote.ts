import { CONTRACT_VERSION, type RemoteModule } from '@verse/contract';
import { type Composition, entryOf, type ReleaseRef } from './composition';
import { openContainer } from './container';
import type { Loading } from './second-try';
import { findSection, type SectionOf } from './sections';

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
const bringHelp = () => import(/* webpackChunkName: "shell-trouble" */ './second-try');

/**
 * Loads remotes in the browser: the release that the page came with, else the active one, else the previous one.
 * `report` receives a release that the previous one has replaced.
 */
export function createRemoteLoader(initial: Composition, report: Loading['report']) {
  let composition = initial;
  const loaded = new Map<string, RemoteModule>();
  const used = new Map<string, string>();
  const underWay = new Map<string, Promise<RemoteModule>>();

  async function attempt(section: string, ref: ReleaseRef): Promise<RemoteModule> {
    assertContract(ref.contract);
    const { container, ...files } = entryOf(section, ref);
    const opened = await openContainer(container, { ...ref, ...files, limit: CONNECT_LIMIT });
    const exposed = (await opened.get('./remote'))() as { default?: RemoteModule } | undefined;
    const remote = exposed?.default;
    if (!remote || !Array.isArray(remote.routes)) throw new Error('its entry gives no routes');
    assertContract(remote.contract);
    used.set(section, ref.release);
    return remote;
  }

  const loading = (section: string): Loading => ({
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
    return (await bringHelp()).secondTry({ ...loading(section), known, failure });
  }

  /** The loaded or announced release; empty when none is known. */
  const releaseOf = (section: string) => used.get(section) ?? composition.sections[section]?.release ?? '';

  function bring(section: string): Promise<RemoteModule> {
    const work = Promise.race([find(section), late(TOTAL_LIMIT)])
      .then((remote) => {
        loaded.set(section, remote);
        return remote;
      })
      .finally(() => underWay.delete(section));
    underWay.set(section, work);
    return work;
  }

  const sectionOf: SectionOf = (pathname) => findSection(composition.parts, pathname);

  return {
    sectionOf,
    releaseOf,
    /** The composition as this page knows it. */
    composition: () => composition,
    /** Returns the remote if it is already loaded. */
    peek: (section: string) => loaded.get(section),
    /** Concurrent callers share one load: an entry that ran twice would be two sections. */
    load: async (section: string): Promise<RemoteModule> =>
      loaded.get(section) ?? underWay.get(section) ?? bring(section),
    /** Uses another release than the failed one from now on. @throws unknown without another release */
    async change(section: string): Promise<void> {
      const { anotherThan } = await bringHelp();
      loaded.set(section, await anotherThan(releaseOf(section), loading(section)));
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
