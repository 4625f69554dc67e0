import { createHash } from 'node:crypto';
import { formatMoney } from '@verse/api-contract/formats';
import { AppError, invalidField } from '../../../platform/http';
import type { AgreedOrder, AgreedOrders, AgreedPayment } from '../../../platform/ports';
import { type Arrival, SHOP, type StoredOrder, toOrganisationHolder } from './order';
import { newNumber } from './order-number';
import type { OrderSteps } from './order-reservations';
import type { OrderRepository } from './orders.repository';
import { unknownOrder, wrongState } from './orders.service';
import { toPayment, type ViewContext } from './orders.view';
import type { Payment, PaymentRepository } from './payments.repository';
import { toRefund } from './refunding';

interface Dependencies {
  orders: OrderRepository;
  payments: PaymentRepository;
  steps: OrderSteps;
  of: ViewContext;
  now: () => Date;
}

export interface OwnAgreedOrders extends Omit<AgreedOrders, 'onPayment'> {
  /** Books a transfer on an order, given its id. */
  bookById: (id: string, arrival: Omit<Arrival, 'at'>) => Promise<StoredOrder>;
}

const MOST_TRANSFERS = 20;
const BOOKED_ELSEWHERE = 'This reference is already booked for another payment.';
const GONE_SELLER = 'A seller who has left';

/**
 * Returns the order id for a key. Cart orders use hashes of a buyer and a key as ids, and the prefix keeps the two
 * kinds of id distinct.
 */
const toId = (key: string) => createHash('sha256').update(`agreed\n${key}`).digest('hex').slice(0, 32);

function toStored({ key, buyer, item, title, currency, total, project, seller }: AgreedOrder, at: Date): StoredOrder {
  const id = toId(key);
  const isMember = 'id' in buyer;
  const holder = isMember ? `u:${buyer.id}` : toOrganisationHolder(buyer.organisationId);
  return {
    id,
    number: newNumber(),
    buyer: holder,
    holders: [holder],
    keys: [],
    name: buyer.name,
    email: isMember ? buyer.email : '',
    isProved: true,
    currency,
    total,
    state: 'pending',
    revision: 0,
    fingerprint: '',
    cartId: '',
    lines: [
      {
        item,
        name: title,
        picture: null,
        seller: seller?.name ?? null,
        delivery: 'service',
        quantity: 1,
        unit: total,
        total,
      },
    ],
    cartAt: `agreed ${id}`,
    placedAt: at,
    todo: [],
    paid: 0,
    owed: 0,
    sent: 0,
    agreement: { project, seller, ...(isMember ? {} : { organisationId: buyer.organisationId }) },
    events: [{ from: 'placing', to: 'pending', at, by: isMember ? buyer.id : SHOP }],
  };
}

const shownState = ({ state }: StoredOrder): AgreedPayment['state'] => {
  if (state === 'cancelled' || state === 'refunded') return state;
  return state === 'pending' ? 'due' : 'paid';
};

function toView(order: StoredOrder, payments: readonly Payment[], of: ViewContext): AgreedPayment {
  const { number, currency, total, paid, owed, receipts = [] } = order;
  return {
    number,
    state: shownState(order),
    currency,
    total,
    paid,
    owed,
    receipts,
    account: toPayment(order, of)?.account ?? null,
    payments: payments.map(({ amount, reference, on, at }) => ({ amount, reference, on, at })),
  };
}

/**
 * Creates the service for orders agreed on in projects. These orders have no cart and reserve no stock, so they never
 * expire. The seller may use their own bank account.
 */
export function createAgreedOrders({ orders, payments, steps, of, now }: Dependencies): OwnAgreedOrders {
  async function findById(id: string): Promise<StoredOrder> {
    const order = await steps.drainOutbox(id);
    if (!order?.agreement) throw unknownOrder();
    return order;
  }

  const findBooked = ({ currency, agreement }: StoredOrder, reference: string) =>
    payments.find(currency, reference, agreement?.seller?.key);

  function assertTakes({ state, currency, total, paid, arrived = [] }: StoredOrder, amount: number): void {
    if (state !== 'pending') throw wrongState(state === 'paid' ? 'This is already paid.' : 'This was cancelled.');
    const due = formatMoney({ currency, minor: total - paid });
    if (amount > total - paid) throw invalidField('amount', `Only ${due} is due. Send the rest back to the client.`);
    if (arrived.length >= MOST_TRANSFERS) throw new AppError('limit', `At most ${MOST_TRANSFERS} transfers.`);
  }

  /**
   * Books a transfer at most once. If the process is killed, either nothing has been stored or the sweep finishes
   * recording the transfer.
   */
  async function bookById(id: string, arrival: Omit<Arrival, 'at'>): Promise<StoredOrder> {
    for (;;) {
      const order = await findById(id);
      const booked = await findBooked(order, arrival.reference);
      if (booked?.order === id && booked.amount === arrival.amount) return order;
      if (booked) throw new AppError('conflict', BOOKED_ELSEWHERE, { fields: { reference: BOOKED_ELSEWHERE } });
      assertTakes(order, arrival.amount);
      const at = now();
      const { arrived = [] } = order;
      await orders.amend(order, { arrived: [...arrived, { ...arrival, at }] }, at, [{ kind: 'book' }]);
    }
  }

  /** Cancels or refunds an order; any amount already paid is then owed to the buyer. */
  async function cancelById(id: string, by: string, why: string): Promise<StoredOrder> {
    for (;;) {
      // The outbox need not be drained first: payments that its tasks record later still become owed to the buyer.
      const order = await orders.find(id);
      if (!order) throw unknownOrder();
      if (order.state === 'cancelled' || order.state === 'refunded') return order;
      if (order.state === 'pending') await steps.cancel(order, by, why);
      else await orders.move(order, { ...toRefund(order, why, [], now()), tasks: [], by, at: now() });
    }
  }

  return {
    bookById,

    async place(agreed) {
      for (;;) {
        const order = await orders.find(toId(agreed.key));
        if (order) return order.number;
        await orders.insert(toStored(agreed, now()));
      }
    },

    async findAll(keys) {
      const ids = keys.map(toId);
      const found = await orders.findAll(ids);
      const all = found.size === 0 ? [] : await payments.listOfOrders([...found.keys()]);
      const views = new Map<string, AgreedPayment>();
      for (const key of keys) {
        const order = found.get(toId(key));
        const booked = all.filter((payment) => payment.order === order?.id);
        if (order) views.set(key, toView(order, booked, of));
      }
      return views;
    },

    book: (key, arrival) => bookById(toId(key), arrival),
    cancel: (key, by, why) => cancelById(toId(key), by, why),

    async sentBack(key, reference) {
      for (;;) {
        const order = await findById(toId(key));
        const { owed, sent, refund } = order;
        if (owed === 0 && refund?.reference === reference) return;
        if (owed === 0) throw wrongState('You owe the client nothing.');
        const reason = order.events.at(-1)?.why ?? '';
        const closed = { reason, amount: owed, at: now(), ...refund, state: 'sent' as const, reference };
        await orders.amend(order, { owed: 0, owedSince: undefined, sent: sent + owed, refund: closed }, now());
      }
    },

    /** Cancels the unpaid orders of a seller who is leaving, and erases the seller from all of their orders. */
    async eraseSeller(memberId) {
      const seller = { key: `member:${memberId}`, memberId };
      for await (const { id } of orders.listOfSeller(seller.key)) {
        if ((await findById(id)).state === 'pending') await cancelById(id, 'shop', 'The seller has left.');
        await payments.eraseSeller(id, seller);
        await orders.eraseSeller(id, seller, GONE_SELLER);
      }
    },
  };
}
