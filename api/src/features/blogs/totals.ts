import { LRUCache } from 'lru-cache';

/** The cache is bounded because visitors choose the category. */
const MOST = 200;

/** Number of posts by category, cached until a post appears or disappears, because counting reads a whole index. */
export class Totals {
  readonly #known: LRUCache<string, number, () => Promise<number>>;

  constructor(lifetimeMs: number) {
    this.#known = new LRUCache({
      max: MOST,
      ttl: lifetimeMs,
      fetchMethod: (_key, _old, { context: count }) => count(),
      // A total that is invalidated during its count is returned to the waiting callers, but not cached.
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
