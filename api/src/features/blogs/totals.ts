import { LRUCache } from 'lru-cache';

/** Categories come from visitors: no more of them are remembered. */
const MOST = 200;

/**
 * How many posts there are, by category, remembered until one becomes visible or is taken back. Counting reads a whole
 * index, so without this a list of twelve would cost more with every post.
 */
export class Totals {
  readonly #known: LRUCache<string, number, () => Promise<number>>;

  constructor(lifetimeMs: number) {
    this.#known = new LRUCache({
      max: MOST,
      ttl: lifetimeMs,
      fetchMethod: (_key, _old, { context: count }) => count(),
      // What is forgotten while it is being counted is told to those who wait, but not kept.
      ignoreFetchAbort: true,
    });
  }

  of(key: string, count: () => Promise<number>): Promise<number> {
    return this.#known.forceFetch(key, { context: count });
  }

  forget(): void {
    this.#known.clear();
  }
}
