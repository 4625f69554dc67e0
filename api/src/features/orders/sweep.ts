import type { Logger } from '../../platform/logging';
import { refundOf } from './desk.service';
import { holdsPieces, isOver, type StoredOrder } from './order';
import { type OrderSteps, type Shelf, SHOP } from './order-steps';
import type { OrderRepository } from './orders.repository';

interface Dependencies {
  orders: OrderRepository;
  steps: OrderSteps;
  stock: Pick<Shelf, 'claims' | 'release'>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
}

/** For the last mail about an order to go out. */
const TELLING_MS = 24 * 3_600_000;
const UNANSWERED = 'We did not answer within seven days.';

/** What is due although nobody asks. Every process does it, as each step is done once whoever does it. */
export function createSweep({ orders, steps, stock, logger, now }: Dependencies) {
  const isPast = (date: Date | undefined) => date !== undefined && date <= now();

  async function sweepOne(order: StoredOrder): Promise<void> {
    if (isPast(order.leaseUntil)) await steps.forward(order);
    if (order.state === 'pending' && isPast(order.heldUntil)) {
      // The money may have arrived, and the process that booked it have ended.
      const current = await steps.settle(order.id, SHOP);
      if (current?.state === 'pending') await steps.cancel(current, SHOP, 'It was not paid in time.');
    }
    if (isPast(order.refundDueAt)) {
      const moved = await orders.move(order, {
        ...refundOf(order, order.refund?.reason ?? UNANSWERED, [], now()),
        ...{ by: SHOP, at: now() },
      });
      if (moved) await steps.afterwards(moved);
    }
    await steps.work(order.id);
  }

  return {
    /**
     * Orders that a process left behind, that nobody paid, and refunds
     * that nobody answered. One that fails holds up no other.
     */
    async orders(): Promise<number> {
      const due = await orders.due(now());
      for (const order of due) {
        try {
          await sweepOne(order);
        } catch (err) {
          logger.error({ err, order: order.id }, 'an order that is due could not be dealt with');
        }
      }
      return due.length;
    },

    /** Erases whom an order was for, once nothing has to be sent or said to a buyer whose account is gone. */
    async buyers(): Promise<number> {
      let forgotten = 0;
      for await (const order of orders.ofNobody()) {
        const [changedAt, leftAt] = [order.events.at(-1)?.at ?? order.placedAt, order.leftAt ?? now()];
        const isTold = changedAt <= leftAt || now().getTime() - changedAt.getTime() > TELLING_MS;
        if (isOver(order) && order.todo.length === 0 && isTold && (await orders.forget(order))) forgotten += 1;
      }
      return forgotten;
    },

    /** Pieces that a process took too late for an order that holds none any more. */
    async claims(): Promise<number> {
      let released = 0;
      for await (const { key, order } of stock.claims())
        if (!holdsPieces(await orders.find(order)) && (await stock.release(key, order))) released += 1;
      return released;
    },
  };
}
