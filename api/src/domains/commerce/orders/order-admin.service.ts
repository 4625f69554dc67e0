import type { BookPayment } from '@verse/api-contract/api';
import { type OrderState, readOrderNumber } from '@verse/api-contract/commerce/orders.values';
import type { OrderQueue } from '@verse/api-contract/commerce/store-admin.values';
import type { FileRecord } from '../../../platform/files';
import { AppError, type Person } from '../../../platform/http';
import type { Accounts } from '../../../platform/ports';
import type { OwnAgreedOrders } from './agreed-orders';
import type { StoredOrder } from './order';
import { createOrderDesk, type OrderDeskDependencies } from './order-desk';
import { OF_SHOP, type OrderPage, QUEUES } from './order-lists';
import { createOrderRefunds } from './order-refunds.service';
import { assertNotAgreed, listPage, wrongState } from './orders.service';
import type { PaymentRepository } from './payments.repository';

interface Dependencies extends OrderDeskDependencies, Pick<Accounts, 'findPerson'> {
  payments: PaymentRepository;
  bookAgreed: OwnAgreedOrders['bookById'];
}

export interface OrderAdminQuery {
  queue?: OrderQueue | undefined;
  state?: OrderState | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
}

function toPage({ queue, state, q }: OrderAdminQuery): Omit<OrderPage, 'before' | 'limit'> {
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
export function createOrderAdmin(dependencies: Dependencies) {
  const { orders, payments, steps, audit, findPerson, bookAgreed, now } = dependencies;
  const desk = createOrderDesk(dependencies);
  const { find, findAtRevision, recordChange, move } = desk;

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
      const { rows, next } = await listPage(orders, `desk ${query.queue ?? ''}`, query.cursor, toPage(query));
      return { orders: rows.filter(({ state }) => state !== 'refused' && state !== 'placing'), next };
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

    ...createOrderRefunds(desk, dependencies),
  };
}

export type OrderAdmin = ReturnType<typeof createOrderAdmin>;
