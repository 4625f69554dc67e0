import type { Logger } from '../../../platform/logging';
import type { Carts } from './carts';
import { SHOP, type StoredOrder } from './order';
import type { OrderPayments } from './order-payments';
import type { OrderStock, OrderUnits } from './order-units';
import type { OrderRepository } from './orders.repository';
import { type OrderEmail, parseTasks, type Task } from './outbox';

export interface OrderTasksDependencies extends Pick<Carts, 'removeOrdered'> {
  orders: OrderRepository;
  stock: Pick<OrderStock, 'restock'>;
  mail: (about: OrderEmail, order: StoredOrder) => Promise<void>;
  /** Withdraws the member's ratings of returned items. */
  withdrawRatings: (memberId: string, items: readonly string[]) => Promise<void>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
}

/** Creates the functions that run the tasks in an order's outbox. */
export function createOrderTasks(
  { orders, stock, removeOrdered, mail, withdrawRatings, logger, now }: OrderTasksDependencies,
  units: OrderUnits,
  { bookArrived }: OrderPayments,
) {
  async function dropRatings({ buyer, lines }: StoredOrder): Promise<void> {
    const items = lines.map(({ item }) => item);
    if (buyer.startsWith('u:')) await withdrawRatings(buyer.slice(2), items);
  }

  /** Marks a paid, download-only order as delivered. The payment email already announces the delivery. */
  async function deliverDownloads(id: string): Promise<void> {
    for (let order = await orders.find(id); order?.state === 'paid'; order = await orders.find(id))
      await orders.move(order, { to: 'delivered', by: SHOP, at: now(), tasks: [{ kind: 'ship' }] });
  }

  async function runTask(order: StoredOrder, task: Task): Promise<void> {
    if (task.kind === 'release') return units.releaseStock(order);
    if (task.kind === 'pay') return units.markStockPaid(order);
    if (task.kind === 'unrate') return dropRatings(order);
    if (task.kind === 'cart') return removeOrdered(order.cartId, order.id, order.lines);
    if (task.kind === 'drop') return orders.remove(order.id);
    if (task.kind === 'mail') return mail(task.about, order);
    if (task.kind === 'return') return stock.restock(task.stockKey, `${order.id}-${task.stockKey}`, task.quantity);
    if (task.kind === 'deliver') return deliverDownloads(order.id);
    if (task.kind === 'book') return bookArrived(order);
    return units.shipStock(order);
  }

  /** Runs the pending side effects in sequence, then returns the updated order. */
  async function drainOutbox(id: string): Promise<StoredOrder | undefined> {
    for (;;) {
      const order = await orders.find(id);
      const [batch] = order?.todo ?? [];
      if (!order || batch === undefined) return order;
      for (const task of parseTasks(batch)) await runTask(order, task);
      await orders.removeBatch(id, batch);
    }
  }

  /** Runs pending side effects without failing the request; the sweep retries any that fail. */
  async function runSideEffects(order: StoredOrder): Promise<StoredOrder> {
    try {
      return (await drainOutbox(order.id)) ?? order;
    } catch (err) {
      logger.error({ err, order: order.id }, 'side effects of an order failed and will be retried');
      return order;
    }
  }

  return { drainOutbox, runSideEffects };
}
