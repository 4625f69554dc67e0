import { HttpError, overloaded, tooManyRequests } from '../http';

const SWEEP_MS = 100;

export interface ConcurrencyLimits {
  total: number;
  perClient: number;
  /** Maximum number of waiting calls, and how long each may wait. */
  waiting: number;
  waitMs: number;
  /** Called repeatedly while `count` calls are waiting and no slot is free. */
  onStarved?: (count: number) => void;
  /** Returns whether this client's calls are served only if no other client is waiting. */
  isDeprioritised?: (client: string) => boolean;
}

interface Waiting {
  deadline: number;
  signal: AbortSignal;
  resolve(release: () => void): void;
  reject(reason: HttpError): void;
}

/**
 * Limits concurrent calls to the API. A client never holds more than its share of the slots, and waiting clients are
 * served round-robin.
 */
export class ConcurrencyLimiter {
  readonly #bounds: ConcurrencyLimits;
  readonly #heldBy = new Map<string, number>();
  readonly #queues = new Map<string, Waiting[]>();
  #taken = 0;
  #waiting = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(bounds: ConcurrencyLimits) {
    this.#bounds = bounds;
  }

  /**
   * Resolves with a function that releases the slot.
   * @throws HttpError if no slot becomes free in time
   */
  acquire(client: string, signal: AbortSignal): Promise<() => void> {
    if (this.#hasRoomFor(client) && !this.#queues.has(client)) return Promise.resolve(this.#grant(client));
    const queue = this.#queues.get(client) ?? [];
    if (this.#waiting >= this.#bounds.waiting) return Promise.reject(overloaded());
    if (queue.length >= this.#bounds.waiting / 2) return Promise.reject(tooManyRequests());
    return new Promise((resolve, reject) => {
      queue.push({ deadline: performance.now() + this.#bounds.waitMs, signal, resolve, reject });
      this.#queues.set(client, queue);
      this.#waiting += 1;
      this.#timer ??= setInterval(() => this.#sweep(), SWEEP_MS).unref();
    });
  }

  #hasRoomFor(client: string): boolean {
    return this.#taken < this.#bounds.total && (this.#heldBy.get(client) ?? 0) < this.#bounds.perClient;
  }

  #grant(client: string): () => void {
    let isHeld = true;
    this.#taken += 1;
    this.#heldBy.set(client, (this.#heldBy.get(client) ?? 0) + 1);
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken -= 1;
      const remaining = (this.#heldBy.get(client) ?? 1) - 1;
      if (remaining > 0) this.#heldBy.set(client, remaining);
      else this.#heldBy.delete(client);
      this.#serveQueue();
    };
  }

  #serveQueue() {
    while (this.#waiting > 0 && this.#taken < this.#bounds.total) {
      const [client, queue] = this.#nextQueue() ?? [];
      const next = queue?.shift();
      if (client === undefined || !queue || !next) return;
      this.#waiting -= 1;
      // Moves the client to the end of the queue, so that a client with many calls does not delay one with a single
      // call.
      this.#queues.delete(client);
      if (queue.length > 0) this.#queues.set(client, queue);
      if (!next.signal.aborted) next.resolve(this.#grant(client));
    }
  }

  #nextQueue(): [string, Waiting[]] | undefined {
    let last: [string, Waiting[]] | undefined;
    for (const [client, queue] of this.#queues) {
      if (!this.#hasRoomFor(client)) continue;
      if (!this.#bounds.isDeprioritised?.(client)) return [client, queue];
      last ??= [client, queue];
    }
    return last;
  }

  #sweep() {
    const now = performance.now();
    for (const [client, queue] of this.#queues) {
      const remaining = queue.filter(({ deadline, signal }) => deadline > now && !signal.aborted);
      for (const late of queue) if (!remaining.includes(late)) late.reject(overloaded());
      this.#waiting -= queue.length - remaining.length;
      if (remaining.length > 0) this.#queues.set(client, remaining);
      else this.#queues.delete(client);
    }
    if (this.#waiting > 0) return void (this.#taken >= this.#bounds.total && this.#bounds.onStarved?.(this.#waiting));
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** Limits each client's open connections or streams. */
export class ConnectionLimiter {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** @throws HttpError if the client has reached its limit */
  acquire(client: string): () => void {
    const count = this.#open.get(client) ?? 0;
    if (count >= this.#max) throw tooManyRequests();
    this.#open.set(client, count + 1);
    return () => {
      const remaining = (this.#open.get(client) ?? 1) - 1;
      if (remaining > 0) this.#open.set(client, remaining);
      else this.#open.delete(client);
    };
  }
}
