import { AppError } from './app-error';

export interface ConcurrencyRule {
  /** Maximum number of concurrent tasks per person. */
  each: number;
  /**
   * Maximum time in milliseconds that a person's next task waits for a slot, to allow for retries and double clicks.
   */
  waitMs: number;
  /** Error message for people who have reached their own limit. */
  own: string;
  /** Maximum number of concurrent tasks in this process, and the error message if it is reached. */
  all?: { atOnce: number; full: string };
  retrySeconds: number;
}

/** Maximum number of tasks per person waiting for a slot. */
const WAITING = 3;

/**
 * Limits concurrent tasks per process and per person. If a person's own slots are taken, the task queues briefly and
 * its form remains unread. If the process has no free slot, the task is rejected at once with a `Retry-After` header.
 */
export class ConcurrencyLimit {
  readonly #rule: ConcurrencyRule;
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();
  #count = 0;

  constructor(rule: ConcurrencyRule) {
    this.#rule = rule;
  }

  async hold<T>(who: string, work: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + this.#rule.waitMs;
    while ((this.#taken.get(who) ?? 0) >= this.#rule.each) await this.#waitForSlot(who, deadline - Date.now());
    this.#take(who);
    try {
      return await work();
    } finally {
      this.#leave(who);
    }
  }

  /**
   * Resolves when one of the person's slots becomes free.
   * @throws AppError if that takes too long, or if too many tasks are already waiting
   */
  #waitForSlot(who: string, limit: number): Promise<void> {
    const queue = this.#waiting.get(who) ?? [];
    this.#waiting.set(who, queue);
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new AppError('too-many', this.#rule.own, { headers: this.#retry() }));
      if (queue.length >= WAITING || limit <= 0) return refuse();
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        refuse();
      }, limit);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      queue.push(start);
    });
  }

  #retry = () => ({ 'Retry-After': String(this.#rule.retrySeconds) });

  #take(who: string): void {
    const { all } = this.#rule;
    if (all && this.#count >= all.atOnce) {
      this.#wakeNext(who);
      throw new AppError('unavailable', all.full, { headers: this.#retry() });
    }
    this.#taken.set(who, (this.#taken.get(who) ?? 0) + 1);
    this.#count += 1;
  }

  #leave(who: string): void {
    const left = (this.#taken.get(who) ?? 1) - 1;
    if (left > 0) this.#taken.set(who, left);
    else this.#taken.delete(who);
    this.#count -= 1;
    this.#wakeNext(who);
  }

  #wakeNext(who: string): void {
    this.#waiting.get(who)?.shift()?.();
    if (!this.#waiting.get(who)?.length) this.#waiting.delete(who);
  }
}
