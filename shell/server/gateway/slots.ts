import { Refusal, tooMuchOfAll, tooMuchOfOne } from './refusal';

const SWEEP_MS = 100;

export interface SlotBounds {
  total: number;
  perClient: number;
  /** How many calls may wait in total, and for how long. */
  waiting: number;
  waitMs: number;
  /** Called repeatedly while `count` calls wait and no slot is free. */
  makeRoom?: (count: number) => void;
  /** Whether a client has to wait until no other client does. */
  isLast?: (client: string) => boolean;
}

interface Waiting {
  deadline: number;
  signal: AbortSignal;
  give(release: () => void): void;
  refuse(reason: Refusal): void;
}

/**
 * Limits concurrent calls to the API. A client gets its share of the slots and no more; waiting clients are served in
 * turn.
 */
export class Slots {
  readonly #bounds: SlotBounds;
  readonly #held = new Map<string, number>();
  readonly #queues = new Map<string, Waiting[]>();
  #taken = 0;
  #waiting = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(bounds: SlotBounds) {
    this.#bounds = bounds;
  }

  /** Resolves with a function that releases the slot. @throws Refusal when none became free in time */
  take(client: string, signal: AbortSignal): Promise<() => void> {
    if (this.#hasRoomFor(client) && !this.#queues.has(client)) return Promise.resolve(this.#give(client));
    const queue = this.#queues.get(client) ?? [];
    if (this.#waiting >= this.#bounds.waiting) return Promise.reject(tooMuchOfAll());
    if (queue.length >= this.#bounds.waiting / 2) return Promise.reject(tooMuchOfOne());
    return new Promise((give, refuse) => {
      queue.push({ deadline: performance.now() + this.#bounds.waitMs, signal, give, refuse });
      this.#queues.set(client, queue);
      this.#waiting += 1;
      this.#timer ??= setInterval(() => this.#sweep(), SWEEP_MS).unref();
    });
  }

  #hasRoomFor(client: string): boolean {
    return this.#taken < this.#bounds.total && (this.#held.get(client) ?? 0) < this.#bounds.perClient;
  }

  #give(client: string): () => void {
    let isHeld = true;
    this.#taken += 1;
    this.#held.set(client, (this.#held.get(client) ?? 0) + 1);
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken -= 1;
      const left = (this.#held.get(client) ?? 1) - 1;
      if (left > 0) this.#held.set(client, left);
      else this.#held.delete(client);
      this.#serve();
    };
  }

  #serve() {
    while (this.#waiting > 0 && this.#taken < this.#bounds.total) {
      const [client, queue] = this.#nextInRow() ?? [];
      const next = queue?.shift();
      if (client === undefined || !queue || !next) return;
      this.#waiting -= 1;
      // Moves to the end of the queue, so that a client with many calls does not go before one with a single call.
      this.#queues.delete(client);
      if (queue.length > 0) this.#queues.set(client, queue);
      if (!next.signal.aborted) next.give(this.#give(client));
    }
  }

  #nextInRow(): [string, Waiting[]] | undefined {
    let last: [string, Waiting[]] | undefined;
    for (const [client, queue] of this.#queues) {
      if (!this.#hasRoomFor(client)) continue;
      if (!this.#bounds.isLast?.(client)) return [client, queue];
      last ??= [client, queue];
    }
    return last;
  }

  #sweep() {
    const now = performance.now();
    for (const [client, queue] of this.#queues) {
      const left = queue.filter(({ deadline, signal }) => deadline > now && !signal.aborted);
      for (const late of queue) if (!left.includes(late)) late.refuse(tooMuchOfAll());
      this.#waiting -= queue.length - left.length;
      if (left.length > 0) this.#queues.set(client, left);
      else this.#queues.delete(client);
    }
    if (this.#waiting > 0) return void (this.#taken >= this.#bounds.total && this.#bounds.makeRoom?.(this.#waiting));
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** Counts how many of something each client has open. */
export class Counts {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @throws Refusal when the client is at its limit */
  enter(client: string): () => void {
    const count = this.#open.get(client) ?? 0;
    if (count >= this.#most) throw tooMuchOfOne();
    this.#open.set(client, count + 1);
    return () => {
      const left = (this.#open.get(client) ?? 1) - 1;
      if (left > 0) this.#open.set(client, left);
      else this.#open.delete(client);
    };
  }
}
