import { afterCursor, type Filter, type KeysetCursor } from '../../../store';
import type { StoredOrder } from './order';
import { DUE, type OrderDocuments } from './order-document';

const LONG_AGO = new Date(0);
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

/** Returns since when an order in a queue has waited for the shop. */
export function waitingSince({ refund, refundDueAt, owedSince, placedAt }: StoredOrder): Date {
  if (refundDueAt && refund) return refund.at;
  return owedSince ?? placedAt;
}

export interface OrderPage {
  filter: Filter;
  path: 'placedAt' | 'refundDueAt' | 'owedSince';
  way: 'newest-first' | 'oldest-first';
  /** Position after which the page begins; undefined for the first page. */
  before: KeysetCursor | undefined;
  limit: number;
}

/** Creates the lists and counts of orders. */
export const createOrderLists = (orders: OrderDocuments) => ({
  list({ filter, path, way, before, limit }: OrderPage): Promise<StoredOrder[]> {
    const step = way === 'newest-first' ? -1 : 1;
    return orders.list({ ...filter, ...afterCursor(path, before, way) }, { sort: { [path]: step, _id: step }, limit });
  },

  listOfBuyer: (buyer: string) => orders.each({ buyer }),
  listLatestOf: (buyer: string, limit: number) => orders.list({ buyer }, { sort: { placedAt: -1 }, limit }),
  listOfSeller: (key: string) => orders.each({ 'agreement.seller.key': key }),

  /** Returns orders with a due date in the past. */
  async due(now: Date): Promise<StoredOrder[]> {
    const found = await Promise.all(
      DUE.map((date) => orders.list({ [date]: { $lte: now } }, { sort: { [date]: 1 }, limit: SWEPT_AT_ONCE })),
    );
    return [...new Map(found.flat().map((order) => [order.id, order])).values()];
  },

  /** Counts the tasks in all work queues, up to `most` per queue. */
  async countTasks(most: number): Promise<number> {
    const counts = Object.values(QUEUES).map(({ filter }) => orders.collection.countDocuments(filter, { limit: most }));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  },

  /** Returns since when the oldest task of the shop has waited. */
  async findOldestTask(): Promise<Date | undefined> {
    const found = await Promise.all(
      Object.values(QUEUES).map(({ filter, path }) => orders.list(filter, { sort: { [path]: 1 }, limit: 1 })),
    );
    const dates = found.flat().map(waitingSince);
    return dates.toSorted((one, other) => Number(one) - Number(other))[0];
  },

  /** Returns when the requested refund that is due first must be answered. */
  async findNextAnswerDue(): Promise<Date | undefined> {
    const { filter, path } = QUEUES.asked;
    return (await orders.list(filter, { sort: { [path]: 1 }, limit: 1 }))[0]?.refundDueAt;
  },

  countAnswersOverdue: (now: Date, most: number) =>
    orders.collection.countDocuments({ refundDueAt: { $lte: now } }, { limit: most }),

  countUnpaid: (buyer: string) =>
    orders.collection.countDocuments({ buyer, state: { $in: ['placing', 'pending'] }, agreement: null }, { limit: 10 }),

  hasReceived: async (buyer: string, item: string) =>
    (await orders.find({ buyer, state: 'delivered', 'lines.item': item })) !== undefined,
});
