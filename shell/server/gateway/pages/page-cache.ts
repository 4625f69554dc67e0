import { LRUCache } from 'lru-cache';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { RenderedPage } from './rendered-page';

const FRESH_MS = 30_000;
const STALE_MS = 10 * MINUTE_MS;
/** Maximum age of a copy that may be served when rendering fails. */
const OLDEST_MS = DAY_MS;
/** After a failed render, copies are served for this long before rendering is tried again. */
const RETRY_AFTER_MS = 5_000;
const SHORT_LIVED_MS = 5_000;

interface Entry {
  page: RenderedPage;
  /** The releases with which the page was rendered. */
  version: string;
  storedAt: number;
  failedAt: number;
  /** Whether the page may have been withdrawn. If so, it is served only if rendering fails. */
  isStale: boolean;
}

export type CacheState = 'hit' | 'stale' | 'miss' | 'error';

export interface Lookup {
  /** Path and query. */
  key: string;
  /** The canaries that the page may contain, or undefined if no canary runs. */
  variant?: string;
  version: string;
  /**
   * Whether the URL is one that any client could make up. Pages at such URLs are cached for only a few seconds, in a
   * separate cache.
   */
  isShortLived?: boolean;
  /** How long a short-lived page stays fresh. */
  lifetimeMs?: number | undefined;
}

export interface Found extends Lookup {
  state: CacheState;
  /** The page to send, or undefined for a `miss`. */
  page: RenderedPage | undefined;
  /** Whether there is a copy that can be served if rendering fails. */
  hasCopy: boolean;
  /** Whether the page is sent immediately and rendered again for the next visitor. */
  isRenewed: boolean;
}

type Render = () => Promise<RenderedPage>;

/** The separator is safe because a URL contains no line break. */
const toCacheKey = ({ key, variant }: Pick<Lookup, 'key' | 'variant'>) => (variant ? `${key}\n${variant}` : key);

const isCacheable = ({ status, render }: RenderedPage) => status === 200 && render === 'ssr';
/** A failed render only means that the page could not be rendered now, not that it is gone. */
const isFailure = ({ status, render }: RenderedPage) => status >= 500 || status === 429 || render !== 'ssr';

/**
 * Caches whole pages for guests. A page is fresh for 30 s. Until it is 10 minutes old, it is stale, i.e. still served,
 * but rendered again at the same time. Until it is a day old, it is kept as a fallback in case rendering fails. A page
 * rendered with another release is never served as fresh. If rendering shows that a page is gone, it is removed.
 */
export class PageCache {
  readonly #main = new LRUCache<string, Entry>({
    max: 500,
    maxSize: 96 * 1024 * 1024,
    sizeCalculation: ({ page }) => page.bytes,
  });
  readonly #shortLived = new LRUCache<string, Entry>({
    max: 200,
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ page }) => page.bytes,
  });
  readonly #running = new Map<string, Promise<RenderedPage>>();
  #generation = 0;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Looks up a page, once per request. Determines whether a copy may be sent, and whether the page is rendered before
   * or after the response.
   */
  find(lookup: Lookup): Found {
    const key = toCacheKey(lookup);
    const entry = this.#main.get(key);
    const found = (state: CacheState, page?: RenderedPage, isRenewed = false): Found => ({
      ...lookup,
      state,
      page,
      isRenewed,
      hasCopy: entry !== undefined,
    });
    const age = entry ? this.#age(entry) : Infinity;
    const isCurrent = entry?.version === lookup.version && !entry.isStale;
    if (isCurrent && age < FRESH_MS) return found('hit', entry.page);
    const shortLived = this.#shortLived.get(key);
    if (shortLived?.version === lookup.version && this.#age(shortLived) < (lookup.lifetimeMs ?? SHORT_LIVED_MS))
      return found('hit', shortLived.page);
    const isRetryDelayed = entry !== undefined && this.#now() - entry.failedAt < RETRY_AFTER_MS;
    if (isCurrent && age < STALE_MS) return found('stale', entry.page, !isRetryDelayed);
    return isRetryDelayed && age < OLDEST_MS ? found('error', entry.page) : found('miss');
  }

  /** Returns the cached page, or renders it once for all concurrent callers. */
  async load(found: Found, render: Render): Promise<{ page: RenderedPage; state: CacheState }> {
    const { page, state, isRenewed } = found;
    if (isRenewed) void this.#render(found, render).catch(() => undefined);
    if (page) return { page, state };
    try {
      const rendered = await this.#render(found, render);
      return isFailure(rendered) ? this.#fallback(found, rendered) : { page: rendered, state: 'miss' };
    } catch (error) {
      const copy = this.#fallback(found, undefined);
      if (copy.page) return { page: copy.page, state: copy.state };
      throw error;
    }
  }

  /**
   * Removes pages. A path ending in `*` matches every path with that prefix. The results of renders in progress are not
   * stored.
   */
  invalidate(paths: readonly string[]): void {
    this.#discardRunning();
    for (const cache of [this.#main, this.#shortLived]) {
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

  /**
   * Marks every page as possibly withdrawn. Such a page is rendered again before it is served. If rendering fails, the
   * old copy is served.
   */
  markAllStale(): void {
    this.#discardRunning();
    this.#shortLived.clear();
    for (const entry of this.#main.values()) entry.isStale = true;
  }

  #fallback<Page extends RenderedPage | undefined>(
    lookup: Lookup,
    page: Page,
  ): { page: Page | RenderedPage; state: CacheState } {
    // The copy is looked up again, because it may have been withdrawn during rendering.
    const copy = this.#main.get(toCacheKey(lookup));
    return copy && this.#age(copy) < OLDEST_MS ? { page: copy.page, state: 'error' } : { page, state: 'miss' };
  }

  #age({ storedAt }: Entry): number {
    return this.#now() - storedAt;
  }

  #discardRunning(): void {
    this.#generation += 1;
    this.#running.clear();
  }

  #render(lookup: Lookup, render: Render): Promise<RenderedPage> {
    const flight = `${toCacheKey(lookup)} ${lookup.version}`;
    const running = this.#running.get(flight);
    if (running) return running;
    const generation = this.#generation;
    const work = render()
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

  #keep(lookup: Lookup, page: RenderedPage): void {
    if (isFailure(page)) return this.#fail(lookup);
    const entry = { page, version: lookup.version, storedAt: this.#now(), failedAt: -Infinity, isStale: false };
    const cacheKey = toCacheKey(lookup);
    if (isCacheable(page) && !lookup.isShortLived) {
      this.#shortLived.delete(cacheKey);
      this.#main.set(cacheKey, entry);
      return;
    }
    // The page is gone, moved or private, so the old copy must never be served again.
    this.#main.delete(cacheKey);
    this.#shortLived.set(cacheKey, entry);
  }

  #fail(lookup: Lookup): void {
    const entry = this.#main.get(toCacheKey(lookup));
    if (entry) entry.failedAt = this.#now();
  }
}
