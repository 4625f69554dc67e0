import { AppError } from './app-error';

export interface ConcurrencyRule {
  /** For one person. */
  each: number;
  /**
   * Milliseconds that a person's next piece of work waits for the one before: a retry, or a second press, is no attack.
   */
  waitMs: number;
  /** What a person reads who has taken all of their own. */
  own: string;
  /** In this process, and what a person reads when all are taken. */
  all?: { atOnce: number; full: string };
  retrySeconds: number;
}

/** A person's pieces of work that may wait for their own place. */
const WAITING = 3;

/**
 * Bounds what runs at once in this process, and how much of it for one person. A person's own work queues for a moment,
 * its form unread; nobody queues behind others: whoever finds no place is told when to come back.
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
    while ((this.#taken.get(who) ?? 0) >= this.#rule.each) await this.#ownPlace(who, deadline - Date.now());
    this.#take(who);
    try {
      return await work();
    } finally {
      this.#leave(who);
    }
  }

  /**
   * Ends when one of this person's places is free.
   * @throws AppError when it takes too long, or too many wait already
   */
  #ownPlace(who: string, limit: number): Promise<void> {
    const queue = this.#waiting.get(who) ?? [];
    this.#waiting.set(who, queue);
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new AppError('too-many', this.#rule.own, { headers: this.#retry() }));
      if (queue.length >= WAITING || limit <= 0) return refuse();
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(go), 1);
        refuse();
      }, limit);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      queue.push(go);
    });
  }

  #retry = () => ({ 'Retry-After': String(this.#rule.retrySeconds) });

  #take(who: string): void {
    const { all } = this.#rule;
    if (all && this.#count >= all.atOnce) throw new AppError('unavailable', all.full, { headers: this.#retry() });
    this.#taken.set(who, (this.#taken.get(who) ?? 0) + 1);
    this.#count += 1;
  }

  #leave(who: string): void {
    const left = (this.#taken.get(who) ?? 1) - 1;
    if (left > 0) this.#taken.set(who, left);
    else this.#taken.delete(who);
    this.#count -= 1;
    this.#waiting.get(who)?.shift()?.();
    if (!this.#waiting.get(who)?.length) this.#waiting.delete(who);
  }
}
