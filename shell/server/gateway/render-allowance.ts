import { LRUCache } from 'lru-cache';

const PER_SECOND = 20;
const AT_ONCE = 200;

interface Account {
  left: number;
  at: number;
}

/**
 * Limits how many uncacheable pages a client may have rendered: addresses that do not exist, and queries. Cached pages
 * cost nothing.
 */
export class RenderAllowance {
  readonly #accounts = new LRUCache<string, Account>({ max: 10_000 });
  readonly #factor: number;
  readonly #now: () => number;

  /** @param factor scales the limit, for load tests */
  constructor(factor = 1, now: () => number = Date.now) {
    this.#factor = factor;
    this.#now = now;
  }

  has(client: string): boolean {
    return this.#left(client) >= 1;
  }

  spend(client: string): void {
    this.#accounts.set(client, { left: this.#left(client) - 1, at: this.#now() });
  }

  /** Refunds the price of a page that is cached. */
  giveBack(client: string): void {
    this.#accounts.set(client, { left: this.#left(client) + 1, at: this.#now() });
  }

  #left(client: string): number {
    const account = this.#accounts.get(client);
    const most = AT_ONCE * this.#factor;
    return account
      ? Math.min(most, account.left + ((this.#now() - account.at) / 1000) * PER_SECOND * this.#factor)
      : most;
  }
}
