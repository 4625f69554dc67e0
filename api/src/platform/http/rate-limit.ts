import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { MemoryStore, rateLimit, type Store } from 'express-rate-limit';
import type { CollectionPort, DbPort } from '../../store';
import { AppError } from './app-error';

interface Counter {
  _id: string;
  count: number;
  expiresAt: Date;
}

type Counters = CollectionPort<Counter>;

const countersIn = (db: DbPort): Counters => db.collection<Counter>('rate_limits');

const SWEEP_EVERY = 500;

/** Keeps counters in the store, so that all processes share them. A client's window starts with its first request. */
class PortStore implements Store {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #counters: Counters;
  readonly #windowMs: number;
  #sinceSweep = 0;

  constructor(counters: Counters, name: string, windowMs: number) {
    this.#counters = counters;
    this.prefix = name;
    this.#windowMs = windowMs;
  }

  /** Hashed, because IP addresses are personal data. */
  #id(key: string): string {
    return `${this.prefix}:${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
  }

  async increment(key: string, amount = 1) {
    const counter = await this.#count(this.#id(key), amount);
    return { totalHits: counter.count, resetTime: counter.expiresAt };
  }

  async #count(id: string, amount: number): Promise<Counter> {
    const now = new Date();
    if (++this.#sinceSweep >= SWEEP_EVERY) {
      this.#sinceSweep = 0;
      await this.#counters.deleteMany({ expiresAt: { $lte: now } });
    }
    await this.#counters.deleteOne({ _id: id, expiresAt: { $lte: now } });
    const opened = { expiresAt: new Date(now.getTime() + this.#windowMs) };
    const counter = await this.#counters.findOneAndUpdate(
      { _id: id },
      { $inc: { count: amount }, $setOnInsert: opened },
      { upsert: true, returnDocument: 'after' },
    );
    return counter ?? { _id: id, count: amount, ...opened };
  }

  /**
   * Runs after the response, so that no client waits for it. If it fails, the client loses only one request in that
   * window.
   */
  async decrement(key: string, amount = 1): Promise<void> {
    await this.#counters.updateOne({ _id: this.#id(key) }, { $inc: { count: -amount } }).catch(() => undefined);
  }

  async resetKey(key: string): Promise<void> {
    await this.#counters.deleteOne({ _id: this.#id(key) });
  }
}

export interface RateLimitRule {
  name: string;
  windowMs: number;
  limit: number;
  message: string;
  /** Returns the key to count requests by; defaults to the client's network. */
  by?: (request: Request) => string;
  /** Does not count rejected requests, so that typos do not lock anyone out. */
  onlyAccepted?: boolean;
  /**
   * Counts in this process only. For requests so frequent that counting them in the store would cost more than serving
   * them.
   */
  here?: boolean;
  /** Whether to leave the request uncounted. */
  skip?: (request: Request) => boolean;
}

export type RateLimits = (rule: RateLimitRule) => RequestHandler;

function tooMany(message: string, until: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
  return new AppError('too-many', message, { headers: { 'Retry-After': String(seconds) } });
}

/**
 * Creates rate limits that count in the store, unless they are marked `here`. `factor` multiplies all limits, for load
 * tests.
 */
export async function createRateLimits(db: DbPort, factor: number): Promise<RateLimits> {
  const counters = countersIn(db);
  await counters.createIndex({ expiresAt: 1 });
  return ({ name, windowMs, limit, message, by, skip, onlyAccepted = false, here = false }) =>
    rateLimit({
      windowMs,
      limit: Math.max(1, Math.round(limit * factor)),
      // Omitted for limits marked `here`, because cached responses are shared and must not contain one client's limits.
      standardHeaders: here ? false : 'draft-8',
      legacyHeaders: false,
      identifier: name,
      // Reading the stack for each limit takes a tenth of the startup time in tests. Any address that a proxy sends
      // is a key like any other.
      validate: { creationStack: false, ip: false },
      skipFailedRequests: onlyAccepted,
      store: here ? new MemoryStore() : new PortStore(counters, name, windowMs),
      ...(skip ? { skip } : {}),
      ...(by ? { keyGenerator: by } : {}),
      handler: (request, _response, next) => {
        const { resetTime } = (request as Request & { rateLimit: { resetTime?: Date } }).rateLimit;
        next(tooMany(message, resetTime ?? new Date(Date.now() + windowMs)));
      },
    });
}

export interface BudgetRule {
  name: string;
  windowMs: number;
  most: number;
  message: string;
}

/** Spends an amount from a budget, by default 1. If too little is left, rejects without spending anything. */
export type Budgets = (rule: BudgetRule) => (key: string, amount?: number) => Promise<void>;

/** Creates budgets for requests that have a cost. A budget counts the cost instead of the number of requests. */
export function createBudgets(db: DbPort, factor: number): Budgets {
  const counters = countersIn(db);
  return ({ name, windowMs, most, message }) => {
    const store = new PortStore(counters, name, windowMs);
    return async (key, amount = 1) => {
      const { totalHits, resetTime } = await store.increment(key, amount);
      if (totalHits <= most * factor) return;
      await store.decrement(key, amount);
      throw tooMany(message, resetTime);
    };
  };
}
