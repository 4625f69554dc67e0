import type { BookPayment } from '@verse/api-contract/api';
import { type OrderState, readOrderNumber } from '@verse/api-contract/commerce/orders.values';
import type { Refund } from '@verse/api-contract/commerce/store-admin.schema';
import type { OrderQueue } from '@verse/api-contract/commerce/store-admin.values';
import type { AuditLog } from '../../../platform/audit';
import type { FileRecord } from '../../../platform/files';
import { AppError, type Person, VersionConflict } from '../../../platform/http';
import type { Accounts } from '../../../platform/ports';
import type { AgreedOrders } from './agreed-orders';
import type { StoredOrder } from './order';
import { OF_SHOP, type OrderPage, QUEUES } from './order-lists';
import type { OrderSteps } from './order-reservations';
import type { OrderRepository, Transition } from './orders.repository';
import { assertNotAgreed, listPage, unknownOrder, wrongState } from './orders.service';
import type { Task } from './outbox';
import type { PaymentRepository } from './payments.repository';
import { toRefund } from './refunding';

interface Dependencies extends Pick<Accounts, 'findPerson'> {
  orders: OrderRepository;
  payments: PaymentRepository;
  steps: OrderSteps;
  audit: Pick<AuditLog, 'record'>;
  bookAgreed: AgreedOrders['bookById'];
  now: () => Date;
}

export interface OrderAdminQuery {
  queue?: OrderQueue | undefined;
  state?: OrderState | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
}

function toPage({ queue, state, q }: OrderAdminQuery): Omit<OrderPage, 'after'> {
  if (queue !== undefined) return { ...QUEUES[queue], way: 'oldest-first' };
  const number = q === undefined ? undefined : readOrderNumber(q);
  const found = number === undefined ? { email: q?.toLowerCase() } : { number };
  return {
    filter: { ...(q === undefined ? {} : found), ...(state === undefined ? {} : { state }), ...OF_SHOP },
    path: 'placedAt',
    way: 'newest-first',
  };
}

/** Staff operations on orders. Each change specifies the revision it is based on, and is recorded in the audit log. */
export function createOrderAdmin({ orders, payments, steps, audit, findPerson, bookAgreed, now }: Dependencies) {
  async function find(typed: string): Promise<StoredOrder> {
    const order = await orders.findTyped(typed);
    if (!order || order.agreement?.seller) throw unknownOrder();
    return order;
  }

  /** @throws VersionConflict if the revision has changed */
  async function findAtRevision(typed: string, revision: number): Promise<StoredOrder> {
    const order = await find(typed);
    if (order.revision !== revision) throw new VersionConflict(order);
    return order;
  }

  async function recordChange(person: Person, order: StoredOrder, changed: StoredOrder | undefined, act: string) {
    if (!changed) throw new VersionConflict(await find(order.number));
    await audit.record(person.id, `order ${act}: ${order.state} → ${changed.state}`, order.number);
    return changed;
  }

  async function move(person: Person, order: StoredOrder, act: string, transition: Omit<Transition, 'by' | 'at'>) {
    const moved = await orders.move(order, { ...transition, by: person.id, at: now() });
    return recordChange(person, order, moved && (await steps.runSideEffects(moved)), act);
  }

  function toReturnTasks({ lines, state }: StoredOrder, returned: Refund['returned']): Task[] {
    if (state === 'paid' && returned.length > 0)
      throw wrongState('Nothing in this order has been sent yet, so nothing can come back.');
    const back = new Map<string, number>();
    for (const { item, quantity } of returned) {
      const line = lines.find((one) => one.item === item);
      if (!line || quantity > line.quantity || back.has(item)) {
        const message = 'You cannot return more than was sent.';
        throw new AppError('invalid', message, { fields: { returned: message } });
      }
      back.set(item, quantity);
    }
    return lines.flatMap(({ item, stockKey }): Task[] => {
      const quantity = back.get(item);
      return stockKey === undefined || quantity === undefined ? [] : [{ kind: 'return', quantity, stockKey }];
    });
  }

  return {
    find,
    listPayments: ({ id }: StoredOrder) => payments.listOfOrder(id),

    async findActorName({ buyer }: Pick<StoredOrder, 'buyer'>, by: string): Promise<string> {
      if (by === 'shop') return 'the shop';
      if (by === 'guest' || buyer === `u:${by}`) return 'the buyer';
      const person = await findPerson(by);
      return person ? `${person.firstName} ${person.lastName}`.trim() : 'someone who has left';
    },

    async list(query: OrderAdminQuery) {
      const { orders: found, next } = await listPage(orders, `desk ${query.queue ?? ''}`, query.cursor, toPage(query));
      return { orders: found.filter(({ state }) => state !== 'refused' && state !== 'placing'), next };
    },

    /** Recorded in the audit log, because a receipt may show the buyer's bank account. */
    async receipt(person: Person, number: string, file: string): Promise<FileRecord> {
      const order = await find(number);
      const found = order.receipts?.find(({ id }) => id === file);
      if (!found) throw new AppError('not-found', 'There is no such receipt.');
      await audit.record(person.id, `order receipt opened: ${found.name}`, order.number);
      return found;
    },

    /**
     * Records a transfer at most once, even if two staff members book it. Amounts that do not match the order are
     * recorded too.
     */
    async book(person: Person, number: string, revision: number, { amount, reference, on }: BookPayment) {
      const order = await findAtRevision(number, revision);
      if (order.state === 'placing') throw wrongState('This order is still being placed.');
      const act = `payment of ${amount}, ${reference}`;
      if (order.agreement)
        return recordChange(person, order, await bookAgreed(order.id, { amount, reference, on, by: person.id }), act);
      const payment = { order: order.id, amount, reference, on, by: person.id, at: now() };
      const booked = await payments.record(order.currency, payment);
      if (booked.order !== order.id || booked.amount !== amount)
        throw new AppError('conflict', 'This reference is already booked for another payment.', {
          fields: { reference: 'This reference is already booked.' },
        });
      return recordChange(person, order, await steps.applyPayments(order.id, person.id), act);
    },

    async deliver(person: Person, number: string, revision: number) {
      const order = await findAtRevision(number, revision);
      assertNotAgreed(order);
      if (order.state !== 'paid') throw wrongState('Only paid orders can be sent.');
      return move(person, order, 'deliver', {
        to: 'delivered',
        tasks: [{ kind: 'ship' }, { kind: 'mail', about: 'delivered' }],
      });
    },

    async cancel(person: Person, number: string, revision: number, reason: string) {
      const order = await findAtRevision(number, revision);
      assertNotAgreed(order);
      if (order.state !== 'pending')
        throw wrongState('Only unpaid orders can be cancelled. Refund a paid one instead.');
      return recordChange(person, order, await steps.cancel(order, person.id, reason), `cancel (${reason})`);
    },

    async refund(person: Person, number: string, revision: number, { reason, returned }: Refund) {
      const order = await findAtRevision(number, revision);
      assertNotAgreed(order);
      if (order.state !== 'paid' && order.state !== 'delivered') throw wrongState('Only paid orders can be refunded.');
      return move(person, order, `refund (${reason})`, toRefund(order, reason, toReturnTasks(order, returned), now()));
    },

    async declineRefund(person: Person, number: string, revision: number, reason: string) {
      const order = await findAtRevision(number, revision);
      if (order.refund?.state !== 'asked') throw wrongState('No refund request is waiting for an answer.');
      const changed = await orders.amend(order, { refund: undefined, refundDueAt: undefined }, now(), [
        { kind: 'mail', about: 'declined' },
      ]);
      return recordChange(
        person,
        order,
        changed && (await steps.runSideEffects(changed)),
        `decline refund (${reason})`,
      );
    },

    /** Records the outgoing refund transfer. This settles the amount owed. */
    async refundSent(person: Person, number: string, revision: number, reference: string) {
      const order = await findAtRevision(number, revision);
      if (order.owed === 0) throw wrongState('No money is owed on this order.');
      const { refund, owed, sent } = order;
      const set = { owed: 0, owedSince: undefined, sent: sent + owed };
      const closed = refund ? { refund: { ...refund, state: 'sent' as const, reference } } : {};
      const changed = await orders.amend(order, { ...set, ...closed }, now());
      return recordChange(person, order, changed, `sent back ${owed}, ${reference}`);
    },
  };
}

export type OrderAdmin = ReturnType<typeof createOrderAdmin>;
