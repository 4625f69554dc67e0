import { readOrderNumber } from '@verse/api-contract/orders';
import { behind, type DbPort, type Filter, inPages, insertNew, type Place, type Update } from '../../store';
import { type Batch, batchOf, mayBecome, type OrderEvent, type State, type StoredOrder, type Task } from './order';

type OrderDocument = Omit<StoredOrder, 'id'> & { _id: string };

/** What changes with the state, or beside it. A date that is not due any more is `undefined`. */
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
  >
>;

export interface Transition {
  to: State;
  by: string;
  at: Date;
  why?: string | undefined;
  set?: OrderChange;
  todo?: readonly Task[];
}

const ORDERS = 'orders';
const DUE = ['dueAt', 'leaseUntil', 'heldUntil', 'refundDueAt'] as const;
const LONG_AGO = new Date(0);
export const PAGE = 20;
const SWEPT_AT_ONCE = 50;

/** What the desk works through, by the date that puts an order there. */
export const QUEUES = {
  'to-confirm': { filter: { state: 'pending' }, path: 'placedAt' },
  'to-deliver': { filter: { state: 'paid' }, path: 'placedAt' },
  asked: { filter: { refundDueAt: { $gt: LONG_AGO } }, path: 'refundDueAt' },
  'to-refund': { filter: { owedSince: { $gt: LONG_AGO } }, path: 'owedSince' },
} as const;

export interface OrderPage {
  filter: Filter;
  path: 'placedAt' | 'refundDueAt' | 'owedSince';
  way: 'newest-first' | 'oldest-first';
  after: Place | undefined;
}

const toOrder = ({ _id, ...order }: OrderDocument): StoredOrder => ({ id: _id, ...order });

/** What is set and what is unset, as an update says it. */
function changed(change: OrderChange): Pick<Update, '$set' | '$unset'> {
  const entries = Object.entries(change);
  const gone = entries.flatMap(([key, value]) => (value === undefined ? [[key, ''] as const] : []));
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    ...(gone.length > 0 ? { $unset: Object.fromEntries(gone) } : {}),
  };
}

export async function createOrderRepository(db: DbPort) {
  const orders = db.collection<OrderDocument>(ORDERS);
  await orders.createIndex({ number: 1 }, { unique: true });
  await orders.createIndex({ cartAt: 1 }, { unique: true });
  await orders.createIndex({ buyer: 1, placedAt: -1 });
  await orders.createIndex({ buyer: 1, _id: 1 });
  await orders.createIndex({ email: 1, placedAt: -1 });
  await orders.createIndex({ state: 1, placedAt: 1 });
  await orders.createIndex({ placedAt: -1 });
  for (const date of [...DUE, 'owedSince', 'leftAt']) await orders.createIndex({ [date]: 1 });

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
    /** Of a number as somebody has typed it; none where the order was refused, which is nobody's. */
    async findTyped(typed: string): Promise<StoredOrder | undefined> {
      const number = readOrderNumber(typed);
      const order = number === undefined ? undefined : await findBy({ number });
      return order?.state === 'refused' ? undefined : order;
    },
    findByCart: (cartAt: string) => findBy({ cartAt }),

    /** False where its id, its number or its cart is another order's. */
    insert: ({ id, ...order }: StoredOrder) => insertNew(orders, { _id: id, ...order }),

    /** To another state, once. Nothing when somebody else was quicker. */
    async move(order: StoredOrder, { to, by, at, why, set = {}, todo = [] }: Transition) {
      if (!mayBecome(order.state, to)) throw new Error(`an order that is ${order.state} cannot become ${to}`);
      const event: OrderEvent = { from: order.state, to, at, by, ...(why === undefined ? {} : { why }) };
      // A refused order is about to go; until then it says against whom its pieces counted.
      const placed = to === 'refused' ? {} : { claimants: undefined };
      const { $set, $unset } = changed({ leaseUntil: undefined, heldUntil: undefined, ...placed, ...set });
      return update(
        { _id: order.id, state: order.state, revision: order.revision },
        {
          $set: { ...$set, state: to, ...(todo.length > 0 ? { dueAt: at } : {}) },
          ...($unset ? { $unset } : {}),
          $inc: { revision: 1 },
          $push: { events: event, ...(todo.length > 0 ? { todo: batchOf(order.revision, todo) } : {}) },
        },
      );
    },

    /** Changes something beside the state, once. Nothing when somebody else was quicker. */
    async amend(order: StoredOrder, set: OrderChange, at: Date, todo: readonly Task[] = []) {
      const { $set, $unset } = changed(set);
      return update(
        { _id: order.id, revision: order.revision },
        {
          $set: { ...$set, ...(todo.length > 0 ? { dueAt: at } : {}) },
          ...($unset ? { $unset } : {}),
          $inc: { revision: 1 },
          ...(todo.length > 0 ? { $push: { todo: batchOf(order.revision, todo) } } : {}),
        },
      );
    },

    done: async (id: string, batch: Batch) => {
      await orders.updateOne({ _id: id }, { $pull: { todo: batch } });
      await orders.updateOne({ _id: id, todo: { $size: 0 } }, { $unset: { dueAt: '' } });
    },

    /** Counts a download, where the order has not changed since it was read. */
    countDownload: async ({ id, revision }: StoredOrder, file: string, at: Date) =>
      (await update(
        { _id: id, revision },
        { $inc: { [`downloads.${file}.count`]: 1 }, $set: { [`downloads.${file}.lastAt`]: at } },
      )) !== undefined,
    addKey: async (id: string, digest: string) =>
      void (await orders.updateOne({ _id: id }, { $addToSet: { keys: digest } })),
    /** Adds a holder; a member takes the order over from a guest. Undefined when it has changed meanwhile. */
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
        .find({ ...filter, ...behind(path, after, way) })
        .sort({ [path]: step, _id: step })
        .limit(PAGE + 1)
        .toArray();
      return found.map(toOrder);
    },
    countUnpaid: (buyer: string) =>
      orders.countDocuments({ buyer, state: { $in: ['placing', 'pending'] } }, { limit: 10 }),

    /** All for which something is due. */
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
    async *ofBuyer(buyer: string) {
      for await (const order of inPages(orders, { buyer })) yield toOrder(order);
    },
    /** Nobody's from now on. Name, email and address stay until `forget`: something may still have to be sent. */
    disown: async (buyer: string, at: Date) =>
      void (await orders.updateMany(
        { buyer },
        {
          $set: { buyer: 'erased', holders: [], keys: [], leftAt: at },
          $unset: { receipts: '' },
          $inc: { revision: 1 },
        },
      )),
    /** Orders of erased accounts that still say whom they were for. */
    async *ofNobody() {
      for await (const order of inPages(orders, { leftAt: { $gt: LONG_AGO } })) yield toOrder(order);
    },
    /** What was sold and paid stays; whom it was sold to goes. */
    async forget({ id, revision }: StoredOrder): Promise<boolean> {
      const nobody = { keys: [], name: '', email: '' };
      const forgotten = await update(
        { _id: id, revision },
        { $set: nobody, $unset: { address: '', leftAt: '' }, $inc: { revision: 1 } },
      );
      return forgotten !== undefined;
    },
  };
}

export type OrderRepository = Awaited<ReturnType<typeof createOrderRepository>>;
