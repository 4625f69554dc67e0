import { computeOwed, countUnits, holdsUnits, SHOP, type StoredOrder, toDebt } from './order';
import {
  createOrderPayments,
  mailUnlessAgreed,
  type OrderPaymentsDependencies,
  tasksAfterPayment,
} from './order-payments';
import { createOrderTasks, type OrderTasksDependencies } from './order-tasks';
import { createOrderUnits, type OrderStock } from './order-units';

export interface StepDependencies extends OrderPaymentsDependencies, OrderTasksDependencies {
  stock: OrderStock;
}

/** Creates the steps of an order. Each step must be idempotent, because the sweep may repeat it after a crash. */
export function createOrderSteps(dependencies: StepDependencies) {
  const { orders, stock, now } = dependencies;
  const units = createOrderUnits(stock);
  const payments = createOrderPayments(dependencies);
  const { drainOutbox, runSideEffects } = createOrderTasks(dependencies, units, payments);

  /** Reserves the units of an order, then moves it to pending, or to paid if it is free. */
  async function reserveStock(order: StoredOrder): Promise<StoredOrder | undefined> {
    if (order.state !== 'placing') return order;
    for (const [key, quantity] of countUnits(order.lines)) {
      if (await stock.reserve(key, order.id, quantity, order.claimants ?? [])) continue;
      await orders.move(order, { to: 'refused', by: SHOP, at: now(), tasks: [{ kind: 'release' }, { kind: 'drop' }] });
      return reconcileReservation(order);
    }
    const isFree = order.total === 0;
    await orders.move(order, {
      to: isFree ? 'paid' : 'pending',
      by: order.events[0]?.by ?? SHOP,
      at: now(),
      ...(isFree ? {} : { set: { heldUntil: await units.computeHoldEnd(order, order.isProved) } }),
      tasks: [
        { kind: 'cart' },
        { kind: 'mail', about: isFree ? 'paid' : 'received' },
        ...tasksAfterPayment(isFree ? order : undefined),
      ],
    });
    return reconcileReservation(order);
  }

  /** Releases the units if a concurrent request has refused or closed the order in the meantime. */
  async function reconcileReservation(order: StoredOrder): Promise<StoredOrder | undefined> {
    const current = await orders.find(order.id);
    if (!holdsUnits(current)) await units.releaseStock(order);
    return current;
  }

  async function applyPayments(id: string, by: string): Promise<StoredOrder | undefined> {
    const order = await payments.updateToPayments(id, by);
    return order && runSideEffects(order);
  }

  async function cancel(order: StoredOrder, by: string, why?: string): Promise<StoredOrder | undefined> {
    const set = toDebt(computeOwed({ ...order, state: 'cancelled' }), now());
    const done = await orders.move(order, {
      to: 'cancelled',
      by,
      at: now(),
      why,
      set,
      tasks: [{ kind: 'release' }, ...mailUnlessAgreed(order, 'cancelled')],
    });
    return done && runSideEffects(done);
  }

  return {
    drainOutbox,
    runSideEffects,
    reserveStock,
    applyPayments,
    cancel,
    extendHold: units.extendHold,
  };
}

export type OrderSteps = ReturnType<typeof createOrderSteps>;
