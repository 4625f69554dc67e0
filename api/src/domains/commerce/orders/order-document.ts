import { createDocuments, type Documents } from '../../../platform/documents';
import type { DbPort, IndexSpec } from '../../../store';
import type { StoredOrder } from './order';

type OrderDocument = Omit<StoredOrder, 'id'> & { _id: string };

export type OrderDocuments = Documents<OrderDocument, StoredOrder>;

/** Dates at which something is due. */
export const DUE = ['dueAt', 'leaseUntil', 'heldUntil', 'refundDueAt'] as const;

const INDEXES = [
  [{ number: 1 }, { unique: true }],
  [{ cartAt: 1 }, { unique: true }],
  { buyer: 1, placedAt: -1 },
  { buyer: 1, _id: 1 },
  { email: 1, placedAt: -1 },
  { state: 1, placedAt: 1 },
  { placedAt: -1 },
  { 'agreement.seller.key': 1, _id: 1 },
  { 'agreement.seller.key': 1, placedAt: -1, _id: -1 },
  { 'agreement.seller.key': 1, owedSince: 1, _id: 1 },
  { 'agreement.seller.key': 1, state: 1, placedAt: 1, _id: 1 },
  { 'agreement.project': 1, state: 1, placedAt: 1, _id: 1 },
  ...[...DUE, 'owedSince', 'leftAt'].map((date): IndexSpec => ({ [date]: 1 })),
] as const;

export const openOrders = (db: DbPort): Promise<OrderDocuments> =>
  createDocuments<OrderDocument, StoredOrder>(db, {
    name: 'orders',
    indexes: INDEXES,
    toDomain: ({ _id, ...order }) => ({ id: _id, ...order }),
  });
