import { LRUCache } from 'lru-cache';
import type { ReadyPage } from './ready-page';

const FRESH_MS = 30_000;
const STALE_MS = 10 * 60_000;
/** No older copy is served, whatever fails. */
const OLDEST_MS = 24 * 3_600_000;
/** How long after a failure copies are sent at once, without waiting for another attempt. */
const REST_MS = 5_000;
const PASSING_MS = 5_000;

interface Entry {
  page: ReadyPage;
  /** The releases it was rendered with. */
  stamp: string;
  storedAt: number;
  failedAt: number;
  /** The page may have been withdrawn: served only when no new one can be rendered. */
  isDoubtful: boolean;
}

export type CacheState = 'hit' | 'stale' | 'miss' | 'error';

export interface Lookup {
  /** The address. */
  key: string;
  /** The canaries that may be in the page; none when it is left out. */
  edition?: string;
  stamp: string;
  /** Addresses that any client can make up are kept for seconds only, apart from the others. */
  isPassing?: boolean;
}

interface Rendering extends Lookup {
  render(): Promise<ReadyPage>;
}

/** The separator is safe: an address has no line break. */
const placeOf = ({ key, edition }: Pick<Lookup, 'key' | 'edition'>) => (edition ? `${key}\n${edition}` : key);

const isGood = ({ status, render }: ReadyPage) => status === 200 && render === 'ssr';
/** A failure tells nothing about the page, only that it could not be rendered now. */
const isFailure = ({ status, render }: ReadyPage) => status >= 500 || status === 429 || render !== 'ssr';

/**
 * Caches whole pages for guests: fresh for 30 s, then stale for 10 minutes while they are rendered again, and kept for
 * a day as a fallback when rendering fails. A page rendered with another release is never served as fresh, and a page
 * that proves to be gone is removed.
 */
export class PageCache {
  readonly #kept = new LRUCache<string, Entry>({
    max: 500,
    maxSize: 96 * 1024 * 1024,
    sizeCalculation: ({ page }) => page.bytes,
  });
  readonly #passing = new LRUCache<string, Entry>({
    max: 200,
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ page }) => page.bytes,
  });
  readonly #running = new Map<string, Promise<ReadyPage>>();
  #generation = 0;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns a page that may be sent as it is. */
  fresh(lookup: Lookup): ReadyPage | undefined {
    const { stamp } = lookup;
    const place = placeOf(lookup);
    const kept = this.#kept.get(place);
    if (kept?.stamp === stamp && !kept.isDoubtful && this.#age(kept) < FRESH_MS) return kept.page;
    const passing = this.#passing.get(place);
    return passing?.stamp === stamp && this.#age(passing) < PASSING_MS ? passing.page : undefined;
  }

  /** Whether a copy exists that could be served as a fallback. */
  holds(lookup: Lookup): boolean {
    return this.#kept.has(placeOf(lookup));
  }

  async get(lookup: Rendering): Promise<{ page: ReadyPage; state: CacheState }> {
    const fresh = this.fresh(lookup);
    if (fresh) return { page: fresh, state: 'hit' };
    const entry = this.#kept.get(placeOf(lookup));
    const isResting = entry !== undefined && this.#now() - entry.failedAt < REST_MS;
    if (entry?.stamp === lookup.stamp && !entry.isDoubtful && this.#age(entry) < STALE_MS) {
      if (!isResting) void this.#render(lookup).catch(() => undefined);
      return { page: entry.page, state: 'stale' };
    }
    if (entry && isResting && this.#age(entry) < OLDEST_MS) return { page: entry.page, state: 'error' };
    try {
      const page = await this.#render(lookup);
      return isFailure(page) ? this.#inNeed(lookup, page) : { page, state: 'miss' };
    } catch (error) {
      const { page, state } = this.#inNeed(lookup, undefined);
      if (page) return { page, state };
      throw error;
    }
  }

  /**
   * Removes pages. A path that ends in `*` covers all that begin with it. Pages being rendered now are not stored
   * either.
   */
  purge(paths: readonly string[]): void {
    this.#interrupt();
    for (const cache of [this.#kept, this.#passing]) {
      for (const path of paths) {
        if (!path.endsWith('*')) cache.delete(path);
        for (const key of cache.keys())
          if (
            path.endsWith('*')
              ? key.startsWith(path.slice(0, -1))
              : key.startsWith(`${path}?`) || key.startsWith(`${path}\n`)
          )
            cache.delete(key);
      }
    }
  }

  /** Marks all pages as possibly changed: each is rendered again before it is served, unless that fails. */
  doubtAll(): void {
    this.#interrupt();
    this.#passing.clear();
    for (const entry of this.#kept.values()) entry.isDoubtful = true;
  }

  #inNeed<Page extends ReadyPage | undefined>(
    lookup: Lookup,
    page: Page,
  ): { page: Page | ReadyPage; state: CacheState } {
    // Looked up again: it may have been withdrawn during the render.
    const copy = this.#kept.get(placeOf(lookup));
    return copy && this.#age(copy) < OLDEST_MS ? { page: copy.page, state: 'error' } : { page, state: 'miss' };
  }

  #age({ storedAt }: Entry): number {
    return this.#now() - storedAt;
  }

  #interrupt(): void {
    this.#generation += 1;
    this.#running.clear();
  }

  #render(lookup: Rendering): Promise<ReadyPage> {
    const flight = `${placeOf(lookup)} ${lookup.stamp}`;
    const running = this.#running.get(flight);
    if (running) return running;
    const generation = this.#generation;
    const work = lookup
      .render()
      .then((page) => {
        if (generation === this.#generation) this.#keep(lookup, page);
        return page;
      })
      .catch((error: unknown) => {
        this.#fail(lookup);
        throw error;
      })
      .finally(() => {
        if (this.#running.get(flight) === work) this.#running.delete(flight);
      });
    this.#running.set(flight, work);
    return work;
  }

  #keep(lookup: Lookup, page: ReadyPage): void {
    if (isFailure(page)) return this.#fail(lookup);
    const entry = { page, stamp: lookup.stamp, storedAt: this.#now(), failedAt: -Infinity, isDoubtful: false };
    const place = placeOf(lookup);
    if (isGood(page) && !lookup.isPassing) {
      this.#passing.delete(place);
      this.#kept.set(place, entry);
      return;
    }
    // Gone, moved or private: the copy must not come back.
    this.#kept.delete(place);
    this.#passing.set(place, entry);
  }

  #fail(lookup: Lookup): void {
    const entry = this.#kept.get(placeOf(lookup));
    if (entry) entry.failedAt = this.#now();
  }
}
