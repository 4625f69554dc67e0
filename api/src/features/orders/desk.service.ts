import { type OrderState, readOrderNumber } from '@verse/api-contract/orders';
import type { BookPayment, DeskQueue, Refund } from '@verse/api-contract/store-desk';
import type { AuditLog } from '../../platform/audit';
import type { FileRecord } from '../../platform/files';
import { AppError, type Person, VersionConflict } from '../../platform/http';
import { owedOf, owing, type StoredOrder, type Task } from './order';
import type { OrderSteps } from './order-steps';
import { type OrderPage, type OrderRepository, QUEUES, type Transition } from './orders.repository';
import { pageOf, unknownOrder, wrongState } from './orders.service';
import type { PaymentRepository } from './payments.repository';
import type { Member } from './placing.service';

interface Dependencies {
  orders: OrderRepository;
  payments: PaymentRepository;
  steps: OrderSteps;
  audit: Pick<AuditLog, 'note'>;
  personOf: (id: string) => Promise<Pick<Member, 'firstName' | 'lastName'> | undefined>;
  now: () => Date;
}

export interface DeskQuery {
  queue?: DeskQueue | undefined;
  state?: OrderState | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
}

function pageFor({ queue, state, q }: DeskQuery): Omit<OrderPage, 'after'> {
  if (queue !== undefined) return { ...QUEUES[queue], way: 'oldest-first' };
  const number = q === undefined ? undefined : readOrderNumber(q);
  const found = number === undefined ? { email: q?.toLowerCase() } : { number };
  return {
    filter: { ...(q === undefined ? {} : found), ...(state === undefined ? {} : { state }) },
    path: 'placedAt',
    way: 'newest-first',
  };
}

/** What the shop does with orders. Every act names the revision that was seen, and is noted. */
export function createDesk({ orders, payments, steps, audit, personOf, now }: Dependencies) {
  async function find(typed: string): Promise<StoredOrder> {
    const order = await orders.findTyped(typed);
    if (!order) throw unknownOrder();
    return order;
  }

  /** @throws VersionConflict where it is another one by now */
  async function seen(typed: string, revision: number): Promise<StoredOrder> {
    const order = await find(typed);
    if (order.revision !== revision) throw new VersionConflict(order);
    return order;
  }

  async function done(person: Person, order: StoredOrder, changed: StoredOrder | undefined, act: string) {
    if (!changed) throw new VersionConflict(await find(order.number));
    await audit.note(person.id, `order ${act}: ${order.state} → ${changed.state}`, order.number);
    return changed;
  }

  async function move(person: Person, order: StoredOrder, act: string, transition: Omit<Transition, 'by' | 'at'>) {
    const moved = await orders.move(order, { ...transition, by: person.id, at: now() });
    return done(person, order, moved && (await steps.afterwards(moved)), act);
  }

  /** Which pieces of a delivered order are on the shelf again. */
  function returnsOf({ lines, state }: StoredOrder, returned: Refund['returned']): Task[] {
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
      return stockKey === undefined || quantity === undefined ? [] : [`return ${quantity} ${stockKey}`];
    });
  }

  return {
    find,
    paymentsOf: ({ id }: StoredOrder) => payments.of(id),

    /** What the desk calls whoever has done something with an order. */
    async nameOf({ buyer }: Pick<StoredOrder, 'buyer'>, by: string): Promise<string> {
      if (by === 'shop') return 'the shop';
      if (by === 'guest' || buyer === `u:${by}`) return 'the buyer';
      const person = await personOf(by);
      return person ? `${person.firstName} ${person.lastName}`.trim() : 'someone who has left';
    },

    async list(query: DeskQuery) {
      const { orders: found, next } = await pageOf(orders, `desk ${query.queue ?? ''}`, query.cursor, pageFor(query));
      return { orders: found.filter(({ state }) => state !== 'refused' && state !== 'placing'), next };
    },

    /** It may show somebody's account: whoever opens it is noted. */
    async receipt(person: Person, number: string, file: string): Promise<FileRecord> {
      const order = await find(number);
      const found = order.receipts?.find(({ id }) => id === file);
      if (!found) throw new AppError('not-found', 'There is no such receipt.');
      await audit.note(person.id, `order receipt opened: ${found.name}`, order.number);
      return found;
    },

    /** A transfer that has arrived, once whoever books it; what does not fit the order is not lost either. */
    async book(person: Person, number: string, revision: number, { amount, reference, on }: BookPayment) {
      const order = await seen(number, revision);
      if (order.state === 'placing') throw wrongState('This order is still being placed.');
      const payment = { order: order.id, amount, reference, on, by: person.id, at: now() };
      const booked = await payments.book(order.currency, payment);
      if (booked.order !== order.id || booked.amount !== amount)
        throw new AppError('conflict', 'This reference is already booked for another payment.', {
          fields: { reference: 'This reference is already booked.' },
        });
      return done(person, order, await steps.settle(order.id, person.id), `payment of ${amount}, ${reference}`);
    },

    async deliver(person: Person, number: string, revision: number) {
      const order = await seen(number, revision);
      if (order.state !== 'paid') throw wrongState('Only paid orders can be sent.');
      return move(person, order, 'deliver', { to: 'delivered', todo: ['ship', 'mail delivered'] });
    },

    async cancel(person: Person, number: string, revision: number, reason: string) {
      const order = await seen(number, revision);
      if (order.state !== 'pending')
        throw wrongState('Only unpaid orders can be cancelled. Refund a paid one instead.');
      return done(person, order, await steps.cancel(order, person.id, reason), `cancel (${reason})`);
    },

    async refund(person: Person, number: string, revision: number, { reason, returned }: Refund) {
      const order = await seen(number, revision);
      if (order.state !== 'paid' && order.state !== 'delivered') throw wrongState('Only paid orders can be refunded.');
      return move(person, order, `refund (${reason})`, refundOf(order, reason, returnsOf(order, returned), now()));
    },

    async declineRefund(person: Person, number: string, revision: number, reason: string) {
      const order = await seen(number, revision);
      if (order.refund?.state !== 'asked') throw wrongState('No refund request is waiting for an answer.');
      const changed = await orders.amend(order, { refund: undefined, refundDueAt: undefined }, now(), [
        'mail declined',
      ]);
      return done(person, order, changed && (await steps.afterwards(changed)), `decline refund (${reason})`);
    },

    /** The outgoing transfer: the debt is paid. */
    async refundSent(person: Person, number: string, revision: number, reference: string) {
      const order = await seen(number, revision);
      if (order.owed === 0) throw wrongState('No money is owed on this order.');
      const { refund, owed, sent } = order;
      const set = { owed: 0, owedSince: undefined, sent: sent + owed };
      const closed = refund ? { refund: { ...refund, state: 'sent' as const, reference } } : {};
      const changed = await orders.amend(order, { ...set, ...closed }, now());
      return done(person, order, changed, `sent back ${owed}, ${reference}`);
    },
  };
}

/** What is not delivered stays on the shelf; what was paid has to go back. */
export function refundOf(order: StoredOrder, why: string, returns: readonly Task[], at: Date) {
  const owed = owedOf({ ...order, state: 'refunded' });
  return {
    to: 'refunded' as const,
    why,
    set: {
      ...owing(owed, at),
      refundDueAt: undefined,
      refund: { state: owed > 0 ? ('owed' as const) : ('sent' as const), reason: why, amount: owed, at },
    },
    todo: [
      ...(order.state === 'paid' ? (['release'] as const) : []),
      ...returns,
      'unrate' as const,
      'mail refunded' as const,
    ],
  };
}

export type Desk = ReturnType<typeof createDesk>;
