import { LRUCache } from 'lru-cache';

/** Visitors choose the category, so the cache is bounded. */
const MOST = 200;

/**
 * Number of posts by category, cached until a post appears or disappears. Counting reads a whole index, so lists would
 * otherwise slow down with every post.
 */
export class Totals {
  readonly #known: LRUCache<string, number, () => Promise<number>>;

  constructor(lifetimeMs: number) {
    this.#known = new LRUCache({
      max: MOST,
      ttl: lifetimeMs,
      fetchMethod: (_key, _old, { context: count }) => count(),
      // A total that is invalidated while it is being counted goes to those waiting, but is not cached.
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
