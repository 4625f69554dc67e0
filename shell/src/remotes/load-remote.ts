import { CONTRACT_VERSION, type RemoteModule } from '@verse/contract';
import { type Composition, entryOf, keepsContract, type ReleaseRef } from './composition';
import { openContainer } from './container';

/** Milliseconds. */
const CONNECT_LIMIT = 3000;
const TOTAL_LIMIT = 8000;

/** A section could not be brought to the page. `reason` is for the people who run the site. */
export class SectionUnavailable extends Error {
  readonly section: string;
  constructor(section: string, reason: string, options?: ErrorOptions) {
    super(`${section}: ${reason}`, options);
    this.name = 'SectionUnavailable';
    this.section = section;
  }
}

const within = <T>(limit: number, work: Promise<T>, late: () => Error): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  return Promise.race([work, alarm]).finally(() => clearTimeout(timer));
};

async function fetchComposition(): Promise<Composition> {
  const response = await fetch('/composition.json', { cache: 'no-store', signal: AbortSignal.timeout(CONNECT_LIMIT) });
  if (!response.ok) throw new Error(`composition.json answered ${response.status}`);
  return (await response.json()) as Composition;
}

/**
 * Loads remotes in the browser. Each load tries the release the page came with, then asks the server for the present
 * composition and tries that: a tab older than a redeploy heals, and a repaired section comes back without a reload.
 */
export function createRemoteLoader(initial: Composition) {
  let composition = initial;
  const loaded = new Map<string, RemoteModule>();
  const underWay = new Map<string, Promise<RemoteModule>>();

  async function attempt(section: string, ref: ReleaseRef): Promise<RemoteModule> {
    if (!keepsContract(ref)) throw new Error(`keeps contract ${ref.contract}, this page needs ${CONTRACT_VERSION}`);
    const { container, entry, next } = entryOf(section, ref);
    const opened = await openContainer(container, {
      address: entry,
      next,
      integrity: ref.integrity,
      limit: CONNECT_LIMIT,
    });
    const exposed = (await opened.get('./remote'))() as { default?: RemoteModule } | undefined;
    const remote = exposed?.default;
    if (!remote || !Array.isArray(remote.routes)) throw new Error('its entry gives no routes');
    if (remote.contract !== CONTRACT_VERSION)
      throw new Error(`keeps contract ${remote.contract}, this page needs ${CONTRACT_VERSION}`);
    return remote;
  }

  async function find(section: string): Promise<RemoteModule> {
    const known = composition.sections[section];
    if (known) {
      const remote = await attempt(section, known).catch(() => null);
      if (remote) return remote;
    }
    composition = await fetchComposition();
    const current = composition.sections[section];
    if (!current) throw new Error('it has no active release');
    return attempt(section, current);
  }

  function bring(section: string): Promise<RemoteModule> {
    const work = within(TOTAL_LIMIT, find(section), () => new Error(`no answer within ${TOTAL_LIMIT} ms`))
      .then((remote) => {
        loaded.set(section, remote);
        return remote;
      })
      .catch((cause: unknown) => {
        throw new SectionUnavailable(section, cause instanceof Error ? cause.message : String(cause), { cause });
      })
      .finally(() => underWay.delete(section));
    underWay.set(section, work);
    return work;
  }

  return {
    /** The remote when it is already here. */
    peek: (section: string) => loaded.get(section),
    /** Who asks while it is under way gets the same: an entry that ran twice would be two sections. */
    load: async (section: string): Promise<RemoteModule> =>
      loaded.get(section) ?? underWay.get(section) ?? bring(section),
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
