import { setTimeout } from 'node:timers/promises';
import { type CollectionPort, type DbPort, insertIfAbsent } from '../../store';
import { AppError } from '../http';

export interface QuotaRule {
  name: string;
  /** Maximum amount that an account can store. */
  most: number;
  /** Error message shown when the quota is reached; explains how to free up space. */
  message: string;
  code?: 'limit' | 'too-large';
  /** Counts what the account currently stores. Called for the first item, and whenever the counter reaches `most`. */
  count: (accountId: string) => Promise<number>;
}

/**
 * Reserves space for an item before it is stored.
 *
 * @throws AppError with the rule's message and code (by default `limit`, 409) if the quota would be exceeded
 */
export type Quota = (accountId: string, amount?: number) => Promise<void>;

export type Quotas = Awaited<ReturnType<typeof createQuotas>>;

interface QuotaCounter {
  _id: string;
  accountId: string;
  /** The last count plus all later reservations. Never less than the actual amount. */
  used: number;
  /** Revision number, incremented by every reservation and every count. */
  turn?: number;
  reservedAt?: Date;
}

/** Maximum number of attempts per reservation if concurrent requests keep changing the counter. */
const ATTEMPTS = 50;
/**
 * Time in milliseconds within which a reserved item should have been stored. A request waits about this long for its
 * store calls.
 */
const SETTLE_MS = 2000;
const FIRST_PAUSE_MS = 50;

function createQuota(
  counters: CollectionPort<QuotaCounter>,
  { name, most, message, count, code = 'limit' }: QuotaRule,
): Quota {
  /** Returns the amount in use. Waits and recounts while recently reserved items may not be stored yet. */
  async function recount(_id: string, accountId: string, amount: number): Promise<number> {
    for (let waitedMs = 0, pauseMs = FIRST_PAUSE_MS; ; waitedMs += pauseMs, pauseMs *= 2) {
      const before = await counters.findOne({ _id });
      if (before && before.used + amount <= most) return before.used;
      const used = await count(accountId);
      if (used + amount > most) return used;
      if (!before) {
        await insertIfAbsent(counters, { _id, accountId, used });
        return used;
      }
      const isSettled = (before.reservedAt?.getTime() ?? 0) <= Date.now() - SETTLE_MS;
      if (isSettled || waitedMs >= SETTLE_MS) {
        await counters.updateOne({ _id, turn: before.turn ?? null }, { $set: { used }, $inc: { turn: 1 } });
        return used;
      }
      await setTimeout(Math.min(pauseMs, SETTLE_MS - waitedMs));
    }
  }

  return async (accountId, amount = 1) => {
    const _id = `${name} ${accountId}`;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { modifiedCount } = await counters.updateOne(
        { _id, used: { $lte: most - amount } },
        { $inc: { used: amount, turn: 1 }, $set: { reservedAt: new Date() } },
      );
      if (modifiedCount === 1) return;
      if ((await recount(_id, accountId, amount)) + amount > most) break;
    }
    throw new AppError(code, message);
  };
}

/**
 * Creates per-account storage quotas. Removing an item does not change the counter; instead, the items are recounted
 * when the counter reaches the quota. A reservation is a single conditional update, so concurrent requests, even in
 * several processes, do not exceed a quota. The only exception is an item that is still not stored when a recount takes
 * place more than two seconds after its reservation.
 *
 * @example const reserve = quotas.create({ name: 'posts', most: 5000, message, count: (id) => posts.countOf(id) });
 * await reserve(person.id);
 */
export async function createQuotas(db: DbPort) {
  const counters = db.collection<QuotaCounter>('quotas');
  await counters.createIndex({ accountId: 1 });
  return {
    create: (rule: QuotaRule): Quota => createQuota(counters, rule),
    /** Erases the counters along with the account. They are derived data, so the data export omits them. */
    personalData: {
      name: 'quotas',
      export: async () => [],
      erase: async (accountId: string) => void (await counters.deleteMany({ accountId })),
    },
  };
}
