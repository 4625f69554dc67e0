import { LRUCache } from 'lru-cache';
import type { ReadyPage } from './ready-page';

const FRESH_MS = 30_000;
const STALE_MS = 10 * 60_000;
/** No copy is shown that is older, whatever fails. */
const OLDEST_MS = 24 * 3_600_000;
/** After a failure the copy is sent at once for a while, without waiting for the next one. */
const REST_MS = 5_000;
const PASSING_MS = 5_000;

interface Entry {
  page: ReadyPage;
  /** The releases it was made from. */
  stamp: string;
  storedAt: number;
  failedAt: number;
  /** It may have been withdrawn: shown only when no other can be made. */
  isDoubtful: boolean;
}

export type CacheState = 'hit' | 'stale' | 'miss' | 'error';

export interface Lookup {
  /** The address. */
  key: string;
  /** The canaries of which the page may be made; none when it is left out. */
  edition?: string;
  stamp: string;
  /** Addresses that anybody can make up are kept for seconds only, apart from the others. */
  isPassing?: boolean;
}

interface Rendering extends Lookup {
  render(): Promise<ReadyPage>;
}

/** An address has no line break. */
const placeOf = ({ key, edition }: Pick<Lookup, 'key' | 'edition'>) => (edition ? `${key}\n${edition}` : key);

const isGood = ({ status, render }: ReadyPage) => status === 200 && render === 'ssr';
/** It says nothing about the page, only that it could not be made now. */
const isFailure = ({ status, render }: ReadyPage) => status >= 500 || status === 429 || render !== 'ssr';

/**
 * Whole pages for anonymous visitors: fresh for 30 s, then served while they are rendered anew for 10 minutes, and kept
 * for a day for the moment when rendering fails. A page made from another release is never served as fresh, and one
 * that turns out to be gone is gone from here.
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

  /** A page that may be sent as it is. */
  fresh(lookup: Lookup): ReadyPage | undefined {
    const { stamp } = lookup;
    const place = placeOf(lookup);
    const kept = this.#kept.get(place);
    if (kept?.stamp === stamp && !kept.isDoubtful && this.#age(kept) < FRESH_MS) return kept.page;
    const passing = this.#passing.get(place);
    return passing?.stamp === stamp && this.#age(passing) < PASSING_MS ? passing.page : undefined;
  }

  /** Whether a copy exists that could be sent in need. */
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
   * Forgets pages. A path that ends in `*` covers all that begin with it. Pages being rendered now are not kept either.
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

  /** Something may have changed unseen: no page is shown before it was made anew, unless that fails. */
  doubtAll(): void {
    this.#interrupt();
    this.#passing.clear();
    for (const entry of this.#kept.values()) entry.isDoubtful = true;
  }

  #inNeed<Page extends ReadyPage | undefined>(
    lookup: Lookup,
    page: Page,
  ): { page: Page | ReadyPage; state: CacheState } {
    // Looked up again: it may have been withdrawn while the other was being made.
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
    // Gone, moved or not for everybody: the copy must not come back.
    this.#kept.delete(place);
    this.#passing.set(place, entry);
  }

  #fail(lookup: Lookup): void {
    const entry = this.#kept.get(placeOf(lookup));
    if (entry) entry.failedAt = this.#now();
  }
}
