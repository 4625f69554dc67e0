import { DAY_MS } from '@verse/api-contract/time';
import type { Logger } from '../../../platform/logging';
import { holdsUnits, isOver, SHOP, type StoredOrder } from './order';
import type { OrderSteps } from './order-reservations';
import type { OrderStock } from './order-units';
import type { OrderRepository } from './orders.repository';
import { toRefund } from './refunding';

interface Dependencies {
  orders: OrderRepository;
  steps: OrderSteps;
  stock: Pick<OrderStock, 'claims' | 'release'>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
}

/** Time, in milliseconds, after which the last email about an order is assumed to have been sent. */
const NOTIFYING_MS = DAY_MS;
const UNANSWERED = 'We didn’t answer within seven days.';

/**
 * Background work that no request triggers. Every process runs it. This is safe, because each step takes effect only
 * once.
 */
export function createSweep({ orders, steps, stock, logger, now }: Dependencies) {
  const isPast = (date: Date | undefined) => date !== undefined && date <= now();

  async function sweepOne(order: StoredOrder): Promise<void> {
    if (isPast(order.leaseUntil)) await steps.reserveStock(order);
    if (order.state === 'pending' && isPast(order.heldUntil)) {
      // A process may have died after recording the payment but before applying it to the order.
      const current = await steps.applyPayments(order.id, SHOP);
      if (current?.state === 'pending') await steps.cancel(current, SHOP, 'It wasn’t paid in time.');
    }
    if (isPast(order.refundDueAt)) {
      const moved = await orders.move(order, {
        ...toRefund(order, order.refund?.reason ?? UNANSWERED, [], now()),
        by: SHOP,
        at: now(),
      });
      if (moved) await steps.runSideEffects(moved);
    }
    await steps.drainOutbox(order.id);
  }

  return {
    /**
     * Processes due orders: those interrupted while being placed, unpaid orders, and unanswered refund requests. A
     * failing order does not block the others.
     */
    async orders(): Promise<number> {
      const due = await orders.due(now());
      for (const order of due) {
        try {
          await sweepOne(order);
        } catch (err) {
          logger.error({ err, order: order.id }, 'failed to process a due order');
        }
      }
      return due.length;
    },

    /** Erases the buyer from the orders of erased accounts, once nothing is left to send. */
    async buyers(): Promise<number> {
      let erased = 0;
      for await (const order of orders.listOfErasedBuyers()) {
        const changedAt = order.events.at(-1)?.at ?? order.placedAt;
        const leftAt = order.leftAt ?? now();
        const isNotified = changedAt <= leftAt || now().getTime() - changedAt.getTime() > NOTIFYING_MS;
        if (isOver(order) && order.todo.length === 0 && isNotified && (await orders.eraseBuyer(order))) erased += 1;
      }
      return erased;
    },

    /** Releases units that were reserved only after their order had already been closed. */
    async claims(): Promise<number> {
      let released = 0;
      for await (const { key, order } of stock.claims())
        if (!holdsUnits(await orders.find(order)) && (await stock.release(key, order))) released += 1;
      return released;
    },
  };
}
