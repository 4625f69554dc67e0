import { LRUCache } from 'lru-cache';

const PER_SECOND = 20;
const BURST = 200;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Limits how many uncacheable pages a client may request, i.e. pages at URLs that do not exist or that contain a query.
 * Cached pages do not count.
 */
export class RenderLimiter {
  readonly #buckets = new LRUCache<string, Bucket>({ max: 10_000 });
  readonly #factor: number;
  readonly #now: () => number;

  /** @param factor multiplies the limit, for load tests */
  constructor(factor = 1, now: () => number = Date.now) {
    this.#factor = factor;
    this.#now = now;
  }

  hasTokens(client: string): boolean {
    return this.#tokens(client) >= 1;
  }

  take(client: string): void {
    this.#buckets.set(client, { tokens: this.#tokens(client) - 1, at: this.#now() });
  }

  /** Refunds the cost of a page that turned out to be cacheable. */
  refund(client: string): void {
    this.#buckets.set(client, { tokens: this.#tokens(client) + 1, at: this.#now() });
  }

  #tokens(client: string): number {
    const bucket = this.#buckets.get(client);
    const burst = BURST * this.#factor;
    return bucket
      ? Math.min(burst, bucket.tokens + ((this.#now() - bucket.at) / 1000) * PER_SECOND * this.#factor)
      : burst;
  }
}
