import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { AppError } from './app-error';

interface Counter {
  _id: string;
  count: number;
  expiresAt: Date;
}

/** The part of a collection that counting needs. The storage port's collections have it. */
export interface CounterCollection {
  findOneAndUpdate(filter: object, update: object, options: { upsert: true; returnDocument: 'after' }): Promise<Counter | null>;
  updateOne(filter: object, update: object): Promise<unknown>;
  deleteOne(filter: object): Promise<unknown>;
  deleteMany(filter: object): Promise<unknown>;
  createIndex(spec: { expiresAt: 1 }): Promise<unknown>;
}

const SWEEP_EVERY = 500;

/** Counts in the store, so that all processes count together. A window opens with a client's first request. */
class PortStore implements Store {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #counters: CounterCollection;
  readonly #windowMs: number;
  #sinceSweep = 0;

  constructor(counters: CounterCollection, name: string, windowMs: number) {
    this.#counters = counters;
    this.prefix = name;
    this.#windowMs = windowMs;
  }

  /** Addresses are personal; a digest counts as well. */
  #id(key: string): string {
    return `${this.prefix}:${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
  }

  async increment(key: string) {
    const counter = await this.#count(this.#id(key)).catch((error: unknown) => {
      // Two processes opened the same window at once: the second finds the first one's.
      if ((error as { code?: unknown }).code === 11000) return this.#count(this.#id(key));
      throw error;
    });
    return { totalHits: counter.count, resetTime: counter.expiresAt };
  }

  async #count(id: string): Promise<Counter> {
    const now = new Date();
    if (++this.#sinceSweep >= SWEEP_EVERY) {
      this.#sinceSweep = 0;
      await this.#counters.deleteMany({ expiresAt: { $lte: now } });
    }
    await this.#counters.deleteOne({ _id: id, expiresAt: { $lte: now } });
    const opened = { expiresAt: new Date(now.getTime() + this.#windowMs) };
    const counter = await this.#counters.findOneAndUpdate({ _id: id }, { $inc: { count: 1 }, $setOnInsert: opened }, { upsert: true, returnDocument: 'after' });
    return counter ?? { _id: id, count: 1, ...opened };
  }

  /** Comes after the answer: nobody waits for it, and one too many in one window is no harm. */
  async decrement(key: string): Promise<void> {
    await this.#counters.updateOne({ _id: this.#id(key) }, { $inc: { count: -1 } }).catch(() => undefined);
  }

  async resetKey(key: string): Promise<void> {
    await this.#counters.deleteOne({ _id: this.#id(key) });
  }
}

export interface RateLimitRule {
  name: string;
  windowMs: number;
  limit: number;
  /** What a person reads when it was too much. */
  message: string;
  /** Who is counted; the client's address when absent. */
  by?: (request: Request) => string;
  /** Refused requests are not counted: whoever mistypes is not locked out. */
  onlyAccepted?: boolean;
}

export type RateLimits = (rule: RateLimitRule) => RequestHandler;

/** Makes limits that count in `counters`; `factor` widens all of them, for load tests. */
export async function createRateLimits(counters: CounterCollection, factor: number): Promise<RateLimits> {
  await counters.createIndex({ expiresAt: 1 });
  return ({ name, windowMs, limit, message, by, onlyAccepted = false }) =>
    rateLimit({
      windowMs,
      limit: Math.max(1, Math.round(limit * factor)),
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      identifier: name,
      skipFailedRequests: onlyAccepted,
      store: new PortStore(counters, name, windowMs),
      ...(by ? { keyGenerator: by } : {}),
      handler: (_request, _response, next) => {
        next(new AppError('too-many', 'too-many', message));
      },
    });
}
