import type { PictureHolder } from '../../../platform/people';

/** Returns the account that a receipt counts against; receipts of guests count against their order. */
export const ownerOfNewReceipt = (orderId: string, memberId: string | undefined): string =>
  memberId ?? `order:${orderId}`;

interface StoredReceipts {
  _id: string;
  buyer?: string;
  receipts?: { blob: string }[];
}

/** The other files and the pictures of an order belong to its products. */
export const ownerOfReceipt: PictureHolder['ownerOf'] = (document, name) => {
  const { _id, buyer = '', receipts = [] } = document as StoredReceipts;
  if (!receipts.some(({ blob }) => blob === name)) return undefined;
  return ownerOfNewReceipt(_id, buyer.startsWith('u:') ? buyer.slice(2) : undefined);
};
