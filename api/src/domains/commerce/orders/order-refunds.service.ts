import type { Refund } from '@verse/api-contract/commerce/store-admin.schema';
import { invalidField, type Person } from '../../../platform/http';
import type { StoredOrder } from './order';
import type { OrderDesk, OrderDeskDependencies } from './order-desk';
import { assertNotAgreed, wrongState } from './orders.service';
import type { Task } from './outbox';
import { toRefund } from './refunding';

/** Returns the tasks that put returned units back into the stock. */
function toReturnTasks({ lines, state }: StoredOrder, returned: Refund['returned']): Task[] {
  if (state === 'paid' && returned.length > 0) throw wrongState('Nothing was sent yet, so nothing can come back.');
  const back = new Map<string, number>();
  for (const { item, quantity } of returned) {
    const line = lines.find((one) => one.item === item);
    if (!line || quantity > line.quantity || back.has(item))
      throw invalidField('returned', 'You cannot return more than was sent.');
    back.set(item, quantity);
  }
  return lines.flatMap(({ item, stockKey }): Task[] => {
    const quantity = back.get(item);
    return stockKey === undefined || quantity === undefined ? [] : [{ kind: 'return', quantity, stockKey }];
  });
}

/** Creates the staff operations on refunds. */
export const createOrderRefunds = (
  { findAtRevision, recordChange, move }: OrderDesk,
  { orders, steps, now }: Pick<OrderDeskDependencies, 'orders' | 'steps' | 'now'>,
) => ({
  async refund(person: Person, number: string, revision: number, { reason, returned }: Refund) {
    const order = await findAtRevision(number, revision);
    assertNotAgreed(order);
    if (order.state !== 'paid' && order.state !== 'delivered') throw wrongState('Only paid orders can be refunded.');
    return move(person, order, `refund (${reason})`, toRefund(order, reason, toReturnTasks(order, returned), now()));
  },

  async declineRefund(person: Person, number: string, revision: number, reason: string) {
    const order = await findAtRevision(number, revision);
    if (order.refund?.state !== 'asked') throw wrongState('There’s no refund request to answer.');
    const changed = await orders.amend(order, { refund: undefined, refundDueAt: undefined }, now(), [
      { kind: 'mail', about: 'declined' },
    ]);
    return recordChange(person, order, changed && (await steps.runSideEffects(changed)), `decline refund (${reason})`);
  },

  /** Records the outgoing refund transfer. This settles the amount owed. */
  async refundSent(person: Person, number: string, revision: number, reference: string) {
    const order = await findAtRevision(number, revision);
    if (order.owed === 0) throw wrongState('This order has nothing to pay back.');
    const { refund, owed, sent } = order;
    const set = { owed: 0, owedSince: undefined, sent: sent + owed };
    const closed = refund ? { refund: { ...refund, state: 'sent' as const, reference } } : {};
    const changed = await orders.amend(order, { ...set, ...closed }, now());
    return recordChange(person, order, changed, `sent back ${owed}, ${reference}`);
  },
});
