import { LRUCache } from 'lru-cache';

/** Maximum number of cached counts. Visitors choose the category, so the cache must be bounded. */
const MOST = 200;

/** Caches post counts by category until a post appears or disappears, because counting reads a whole index. */
export class Totals {
  readonly #known: LRUCache<string, number, () => Promise<number>>;

  constructor(lifetimeMs: number) {
    this.#known = new LRUCache({
      max: MOST,
      ttl: lifetimeMs,
      fetchMethod: (_key, _old, { context: count }) => count(),
      // If a total is invalidated while being counted, waiting callers still receive it, but it is not cached.
      ignoreFetchAbort: true,
    });
  }

  count(key: string, count: () => Promise<number>): Promise<number> {
    return this.#known.forceFetch(key, { context: count });
  }

  forget(): void {
    this.#known.clear();
  }
}
