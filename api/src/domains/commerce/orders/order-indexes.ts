import type { CollectionPort, IndexSpec, StoredDocument } from '../../../store';

/** Dates at which something is due. */
export const DUE = ['dueAt', 'leaseUntil', 'heldUntil', 'refundDueAt'] as const;

const INDEXES_OF_AGREEMENTS: readonly IndexSpec[] = [
  { 'agreement.seller.key': 1, _id: 1 },
  { 'agreement.seller.key': 1, placedAt: -1, _id: -1 },
  { 'agreement.seller.key': 1, owedSince: 1, _id: 1 },
  { 'agreement.seller.key': 1, state: 1, placedAt: 1, _id: 1 },
  { 'agreement.project': 1, state: 1, placedAt: 1, _id: 1 },
];

export async function createIndexes(orders: Pick<CollectionPort<StoredDocument>, 'createIndex'>): Promise<void> {
  await orders.createIndex({ number: 1 }, { unique: true });
  await orders.createIndex({ cartAt: 1 }, { unique: true });
  await orders.createIndex({ buyer: 1, placedAt: -1 });
  await orders.createIndex({ buyer: 1, _id: 1 });
  await orders.createIndex({ email: 1, placedAt: -1 });
  await orders.createIndex({ state: 1, placedAt: 1 });
  await orders.createIndex({ placedAt: -1 });
  for (const index of INDEXES_OF_AGREEMENTS) await orders.createIndex(index);
  for (const date of [...DUE, 'owedSince', 'leftAt']) await orders.createIndex({ [date]: 1 });
}
