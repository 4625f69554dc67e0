import type { PictureHolder } from '../../../platform/people';
import type { StoredOrder } from './order';

const toOwner = (orderId: string, memberId: string | undefined): string => memberId ?? `order:${orderId}`;

/**
 * Returns the account that a receipt counts against. Receipts of guests, and of members of an organisation that pays,
 * count against their order.
 */
export const ownerOfNewReceipt = (
  { id, agreement }: Pick<StoredOrder, 'id' | 'agreement'>,
  memberId: string | undefined,
): string => toOwner(id, agreement?.organisationId === undefined ? memberId : undefined);

interface StoredReceipts {
  _id: string;
  buyer?: string;
  receipts?: { blob: string }[];
}

/** The other files and the pictures of an order belong to its products. */
export const ownerOfReceipt: PictureHolder['ownerOf'] = (document, name) => {
  const { _id, buyer = '', receipts = [] } = document as StoredReceipts;
  if (!receipts.some(({ blob }) => blob === name)) return undefined;
  return toOwner(_id, buyer.startsWith('u:') ? buyer.slice(2) : undefined);
};
