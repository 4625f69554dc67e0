import { readOrderNumber } from '@verse/api-contract/commerce/orders.values';
import { MOST_RECEIPTS } from '@verse/api-contract/files';
import { ERASED, withoutActor } from '../../../platform/people';
import {
  afterCursor,
  type CollectionPort,
  type DbPort,
  type Filter,
  insertIfAbsent,
  type KeysetCursor,
  readInPages,
  type Update,
} from '../../../store';
import { mayBecome, type MemberSeller, type OrderEvent, type OrderPhase, type StoredOrder } from './order';
import { createIndexes, DUE } from './order-indexes';
import { type OutboxBatch, type Task, toBatch } from './outbox';

type OrderDocument = Omit<StoredOrder, 'id'> & { _id: string };

/** Fields that can be changed with or without a state change. Setting a date to `undefined` removes it. */
export type OrderChange = Partial<
  Pick<
    StoredOrder,
    | 'paid'
    | 'owed'
    | 'sent'
    | 'refund'
    | 'heldUntil'
    | 'refundDueAt'
    | 'owedSince'
    | 'leaseUntil'
    | 'receipts'
    | 'claimants'
    | 'arrived'
  >
>;

export interface Transition {
  to: OrderPhase;
  by: string;
  at: Date;
  why?: string | undefined;
  set?: OrderChange;
  tasks?: readonly Task[];
}

const ORDERS = 'orders';
const LONG_AGO = new Date(0);
export const PAGE = 20;
const SWEPT_AT_ONCE = 50;

/** Matches orders sold by the shop itself. */
export const OF_SHOP = { 'agreement.seller.key': null } as const;

/** The shop's work queues, and the date by which each is sorted. */
export const QUEUES = {
  'to-confirm': { filter: { state: 'pending', ...OF_SHOP }, path: 'placedAt' },
  // Excludes orders under an agreement, because they are delivered through their project.
  'to-deliver': { filter: { state: 'paid', 'agreement.project': null }, path: 'placedAt' },
  asked: { filter: { refundDueAt: { $gt: LONG_AGO } }, path: 'refundDueAt' },
  'to-refund': { filter: { owedSince: { $gt: LONG_AGO }, ...OF_SHOP }, path: 'owedSince' },
} as const;

export interface OrderPage {
  filter: Filter;
  path: 'placedAt' | 'refundDueAt' | 'owedSince';
  way: 'newest-first' | 'oldest-first';
  after: KeysetCursor | undefined;
}

const toOrder = ({ _id, ...order }: OrderDocument): StoredOrder => ({ id: _id, ...order });

/** Converts a change to `$set` and `$unset`. */
function toUpdate(change: OrderChange): Pick<Update, '$set' | '$unset'> {
  const entries = Object.entries(change);
  const gone = entries.flatMap(([key, value]) => (value === undefined ? [[key, ''] as const] : []));
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    ...(gone.length > 0 ? { $unset: Object.fromEntries(gone) } : {}),
  };
}

/** Counts the tasks in all work queues, up to `most` per queue. */
async function countTasks(orders: CollectionPort<OrderDocument>, most: number): Promise<number> {
  const counts = Object.values(QUEUES).map(({ filter }) => orders.countDocuments(filter, { limit: most }));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Operations on orders whose buyer has left, and on orders with a seller other than the shop. */
const ordersOfOthers = (orders: CollectionPort<OrderDocument>) => ({
  /** Iterates over orders of erased accounts that still identify the buyer. */
  async *listOfErasedBuyers() {
    for await (const order of readInPages(orders, { leftAt: { $gt: LONG_AGO } })) yield toOrder(order);
  },

  async *listOfSeller(key: string) {
    for await (const order of readInPages(orders, { 'agreement.seller.key': key })) yield toOrder(order);
  },

  /** Erases the seller from an order, but retains what was agreed and paid. */
  async eraseSeller(id: string, { key, memberId }: MemberSeller, name: string): Promise<void> {
    const seller = { key: ERASED, name, account: { holder: '', bank: '', number: '', code: null } };
    const held = { _id: id, 'agreement.seller.key': key };
    for (let order = await orders.findOne(held); order; order = await orders.findOne(held)) {
      const events = withoutActor(order.events, memberId);
      const erased = { $set: { 'agreement.seller': seller, events }, $inc: { revision: 1 } };
      await orders.updateOne({ _id: id, revision: order.revision }, erased);
    }
  },
});

const receiptsOf = (orders: CollectionPort<OrderDocument>) => ({
  /**
   * Adds a receipt. Keeps the revision, because no decision of staff depends on the receipts. Returns undefined if the
   * order's state has changed since it was read, or if the order has no room for another receipt.
   */
  async addReceipt({ id, state }: StoredOrder, receipt: NonNullable<StoredOrder['receipts']>[number]) {
    const after = await orders.findOneAndUpdate(
      { _id: id, state, [`receipts.${MOST_RECEIPTS - 1}`]: { $exists: false } },
      { $push: { receipts: receipt } },
      { returnDocument: 'after' },
    );
    return after ? toOrder(after) : undefined;
  },
});

export async function createOrderRepository(db: DbPort) {
  const orders = db.collection<OrderDocument>(ORDERS);
  await createIndexes(orders);

  const findBy = async (filter: Filter) => {
    const found = await orders.findOne(filter);
    return found ? toOrder(found) : undefined;
  };
  const update = async (filter: Filter, what: Update) => {
    const after = await orders.findOneAndUpdate(filter, what, { returnDocument: 'after' });
    return after ? toOrder(after) : undefined;
  };

  return {
    find: (id: string) => findBy({ _id: id }),
    async findAll(ids: readonly string[]): Promise<StoredOrder[]> {
      const found = ids.length === 0 ? [] : await orders.find({ _id: { $in: ids } }).toArray();
      return found.map(toOrder);
    },
    /**
     * Finds an order by its number, as a person typed it. Ignores refused orders, because buyers never saw their
     * numbers.
     */
    async findTyped(typed: string): Promise<StoredOrder | undefined> {
      const number = readOrderNumber(typed);
      const order = number === undefined ? undefined : await findBy({ number });
      return order?.state === 'refused' ? undefined : order;
    },
    findByCart: (cartAt: string) => findBy({ cartAt }),

    /** Returns false if another order has the same id, number or cart version. */
    insert: ({ id, ...order }: StoredOrder) => insertIfAbsent(orders, { _id: id, ...order }),

    /** Moves an order to another state. Returns undefined if the order has changed since it was read. */
    async move(order: StoredOrder, { to, by, at, why, set = {}, tasks = [] }: Transition) {
      if (!mayBecome(order.state, to)) throw new Error(`an order that is ${order.state} cannot become ${to}`);
      const event: OrderEvent = { from: order.state, to, at, by, ...(why === undefined ? {} : { why }) };
      // A refused order keeps its claimants until it is removed.
      const placed = to === 'refused' ? {} : { claimants: undefined };
      const { $set, $unset } = toUpdate({ leaseUntil: undefined, heldUntil: undefined, ...placed, ...set });
      return update(
        { _id: order.id, state: order.state, revision: order.revision },
        {
          $set: { ...$set, state: to, ...(tasks.length > 0 ? { dueAt: at } : {}) },
          ...($unset ? { $unset } : {}),
          $inc: { revision: 1 },
          $push: { events: event, ...(tasks.length > 0 ? { todo: toBatch(order.revision, tasks) } : {}) },
        },
      );
    },

    /** Changes fields without changing the state. Returns undefined if the order has changed since it was read. */
    async amend(order: StoredOrder, set: OrderChange, at: Date, tasks: readonly Task[] = []) {
      const { $set, $unset } = toUpdate(set);
      return update(
        { _id: order.id, revision: order.revision },
        {
          $set: { ...$set, ...(tasks.length > 0 ? { dueAt: at } : {}) },
          ...($unset ? { $unset } : {}),
          $inc: { revision: 1 },
          ...(tasks.length > 0 ? { $push: { todo: toBatch(order.revision, tasks) } } : {}),
        },
      );
    },

    removeBatch: async (id: string, batch: OutboxBatch) => {
      await orders.updateOne({ _id: id }, { $pull: { todo: batch } });
      await orders.updateOne({ _id: id, todo: { $size: 0 } }, { $unset: { dueAt: '' } });
    },

    /** Counts a download; returns false if the order has changed since it was read. */
    countDownload: async ({ id, revision }: StoredOrder, file: string, at: Date) =>
      (await update(
        { _id: id, revision },
        { $inc: { [`downloads.${file}.count`]: 1 }, $set: { [`downloads.${file}.lastAt`]: at } },
      )) !== undefined,
    addKey: async (id: string, digest: string) =>
      void (await orders.updateOne({ _id: id }, { $addToSet: { keys: digest } })),
    /**
     * Adds a holder and marks the email address as verified. A member also becomes the buyer of a guest order. Returns
     * undefined if the order or its keys have changed since it was read.
     */
    open: (
      { id, state, isProved, buyer }: StoredOrder,
      digest: string,
      holder: string,
      set: { buyer?: string; heldUntil?: Date },
    ) =>
      update(
        { _id: id, state, isProved, buyer, keys: digest },
        { $addToSet: { holders: holder }, $set: { isProved: true, ...set } },
      ),

    remove: async (id: string) => void (await orders.deleteOne({ _id: id, state: 'refused' })),

    async list({ filter, path, way, after }: OrderPage) {
      const step = way === 'newest-first' ? -1 : 1;
      const found = await orders
        .find({ ...filter, ...afterCursor(path, after, way) })
        .sort({ [path]: step, _id: step })
        .limit(PAGE + 1)
        .toArray();
      return found.map(toOrder);
    },
    countTasks: (most: number) => countTasks(orders, most),
    countUnpaid: (buyer: string) =>
      orders.countDocuments({ buyer, state: { $in: ['placing', 'pending'] }, agreement: null }, { limit: 10 }),

    /** Returns orders with a due date in the past. */
    async due(now: Date): Promise<StoredOrder[]> {
      const found = await Promise.all(
        DUE.map((date) =>
          orders
            .find({ [date]: { $lte: now } })
            .sort({ [date]: 1 })
            .limit(SWEPT_AT_ONCE)
            .toArray(),
        ),
      );
      return [...new Map(found.flat().map((order) => [order._id, toOrder(order)])).values()];
    },

    hasReceived: async (buyer: string, item: string) =>
      (await findBy({ buyer, state: 'delivered', 'lines.item': item })) !== undefined,
    async *listOfBuyer(buyer: string) {
      for await (const order of readInPages(orders, { buyer })) yield toOrder(order);
    },
    /**
     * Detaches a buyer from their orders. The name, email address and postal address remain until `eraseBuyer`, because
     * an email or a delivery may still be due.
     */
    async detachBuyer(memberId: string, at: Date): Promise<void> {
      const buyer = `u:${memberId}`;
      for await (const { _id } of readInPages(orders, { buyer }))
        for (let order = await findBy({ _id, buyer }); order; order = await findBy({ _id, buyer })) {
          const events = withoutActor(order.events, memberId);
          await update(
            { _id, revision: order.revision },
            {
              $set: {
                buyer: ERASED,
                cartId: ERASED,
                cartAt: `${ERASED} ${_id}`,
                holders: [],
                keys: [],
                events,
                leftAt: at,
              },
              $unset: { receipts: '' },
              $inc: { revision: 1 },
            },
          );
        }
    },
    ...ordersOfOthers(orders),
    ...receiptsOf(orders),
    /** Erases the buyer from an order, but retains what was sold and paid. */
    async eraseBuyer({ id, revision }: StoredOrder): Promise<boolean> {
      const nobody = { keys: [], name: '', email: '' };
      const erased = await update(
        { _id: id, revision },
        { $set: nobody, $unset: { address: '', leftAt: '' }, $inc: { revision: 1 } },
      );
      return erased !== undefined;
    },
  };
}

export type OrderRepository = Awaited<ReturnType<typeof createOrderRepository>>;
