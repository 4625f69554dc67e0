import { readOrderNumber } from '@verse/api-contract/commerce/orders.values';
import { MOST_RECEIPTS } from '@verse/api-contract/files';
import type { DbPort, Update } from '../../../store';
import { mayBecome, type OrderEvent, type OrderPhase, type StoredOrder } from './order';
import { openOrders, type OrderDocuments } from './order-document';
import { createOrderErasure } from './order-erasure';
import { createOrderLists } from './order-lists';
import { type OutboxBatch, type Task, toBatch } from './outbox';

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

/** Converts a change to `$set` and `$unset`. */
function toUpdate(change: OrderChange): Pick<Update, '$set' | '$unset'> {
  const entries = Object.entries(change);
  const gone = entries.flatMap(([key, value]) => (value === undefined ? [[key, ''] as const] : []));
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    ...(gone.length > 0 ? { $unset: Object.fromEntries(gone) } : {}),
  };
}

/** Creates the changes to orders. Each is a single update, which stores the tasks that follow from it. */
const createOrderChanges = (orders: OrderDocuments) => ({
  /** Moves an order to another state. Returns undefined if the order has changed since it was read. */
  async move(order: StoredOrder, { to, by, at, why, set = {}, tasks = [] }: Transition) {
    if (!mayBecome(order.state, to)) throw new Error(`an order that is ${order.state} cannot become ${to}`);
    const event: OrderEvent = { from: order.state, to, at, by, ...(why === undefined ? {} : { why }) };
    // A refused order keeps its claimants until it is removed.
    const placed = to === 'refused' ? {} : { claimants: undefined };
    const { $set, $unset } = toUpdate({ leaseUntil: undefined, heldUntil: undefined, ...placed, ...set });
    return orders.update(
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
    return orders.update(
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
    await orders.collection.updateOne({ _id: id }, { $pull: { todo: batch } });
    await orders.collection.updateOne({ _id: id, todo: { $size: 0 } }, { $unset: { dueAt: '' } });
  },
});

/** Creates the changes that buyers make to their orders. They keep the revision. */
const createBuyerChanges = (orders: OrderDocuments) => ({
  addKey: async (id: string, digest: string) =>
    void (await orders.collection.updateOne({ _id: id }, { $addToSet: { keys: digest } })),

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
    orders.update(
      { _id: id, state, isProved, buyer, keys: digest },
      { $addToSet: { holders: holder }, $set: { isProved: true, ...set } },
    ),

  /** Counts a download; returns false if the order has changed since it was read. */
  countDownload: async ({ id, revision }: StoredOrder, file: string, at: Date) =>
    (await orders.update(
      { _id: id, revision },
      { $inc: { [`downloads.${file}.count`]: 1 }, $set: { [`downloads.${file}.lastAt`]: at } },
    )) !== undefined,

  /**
   * Adds a receipt. No decision of staff depends on the receipts. Returns undefined if the order's state has changed
   * since it was read, or if the order has this receipt or no room for another one.
   */
  addReceipt: ({ id, state }: StoredOrder, receipt: NonNullable<StoredOrder['receipts']>[number]) =>
    orders.update(
      {
        _id: id,
        state,
        [`receipts.${MOST_RECEIPTS - 1}`]: { $exists: false },
        'receipts.sha256': { $ne: receipt.sha256 },
      },
      { $push: { receipts: receipt } },
    ),
});

export async function createOrderRepository(db: DbPort) {
  const orders = await openOrders(db);
  return {
    find: (id: string) => orders.find(id),
    findAll: orders.findAll,
    findByCart: (cartAt: string) => orders.find({ cartAt }),
    /**
     * Finds an order by its number, as a person typed it. Ignores refused orders, because buyers never saw their
     * numbers.
     */
    async findTyped(typed: string): Promise<StoredOrder | undefined> {
      const number = readOrderNumber(typed);
      const order = number === undefined ? undefined : await orders.find({ number });
      return order?.state === 'refused' ? undefined : order;
    },

    /** Returns false if another order has the same id, number or cart version. */
    insert: ({ id, ...order }: StoredOrder) => orders.insert({ _id: id, ...order }),
    remove: async (id: string) => void (await orders.remove({ _id: id, state: 'refused' })),
    ...createOrderChanges(orders),
    ...createBuyerChanges(orders),
    ...createOrderLists(orders),
    ...createOrderErasure(orders),
  };
}

export type OrderRepository = Awaited<ReturnType<typeof createOrderRepository>>;
