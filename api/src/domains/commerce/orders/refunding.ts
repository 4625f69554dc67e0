import { computeOwed, type StoredOrder, toDebt } from './order';
import type { Task } from './outbox';

/**
 * Returns the change that refunds an order. The amount paid becomes owed to the buyer; if the order has not been
 * delivered yet, its reserved units are released.
 */
export function toRefund(order: StoredOrder, why: string, returns: readonly Task[], at: Date) {
  const owed = computeOwed({ ...order, state: 'refunded' });
  return {
    to: 'refunded' as const,
    why,
    set: {
      ...toDebt(owed, at),
      refundDueAt: undefined,
      refund: { state: owed > 0 ? ('owed' as const) : ('sent' as const), reason: why, amount: owed, at },
    },
    tasks: [
      ...(order.state === 'paid' ? [{ kind: 'release' as const }] : []),
      ...returns,
      { kind: 'unrate' as const },
      { kind: 'mail' as const, about: 'refunded' as const },
    ],
  };
}
