import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import type { DbPort } from '../../store';
import { type AttemptLimit, createAttemptLimit } from '../attempts';

/**
 * Budgets for emails that the recipient did not request:
 * - `stranger`: emails about orders, and messages from people who may have entered someone else's email address;
 * - `pair`: emails that one member or organisation causes for one mailbox;
 * - `member`: emails that all other members together cause for a mailbox;
 * - `merged`: emails that stand for all those beyond these two;
 * - `account`: account emails that anyone can request, separate from the others so that orders cannot block a password
 *   reset;
 * - `accountKind`: a few account emails of each kind, so that requests for one kind cannot block the others.
 */
export type MailBudgetKind = 'stranger' | 'pair' | 'member' | 'merged' | 'account' | 'accountKind';
export type MailBudgets = Readonly<Record<MailBudgetKind, AttemptLimit>>;

export interface MailBudgetOptions {
  accountMailsPerHour: number;
  /** Multiplies all limits, for load tests. */
  factor: number;
  now: () => Date;
}

/** Keeps counters in the store, so that all processes share them. */
export async function createMailBudgets(
  db: DbPort,
  { accountMailsPerHour, factor, now }: MailBudgetOptions,
): Promise<MailBudgets> {
  const limit = (name: string, most: number, windowMs: number) =>
    createAttemptLimit(db, { name, most: Math.max(1, Math.round(most * factor)), windowMs, now });
  return {
    stranger: await limit('mail-stranger', 6, DAY_MS),
    pair: await limit('mail-pair', 6, DAY_MS),
    member: await limit('mail-member', 20, DAY_MS),
    merged: await limit('mail-merged', 1, DAY_MS),
    account: await limit('mail', accountMailsPerHour, HOUR_MS),
    accountKind: await limit('mail-of-kind', 2, HOUR_MS),
  };
}
