import type { Currency } from '@verse/api-contract/money';
import { createDocuments } from '../../../platform/documents';
import { ERASED } from '../../../platform/people';
import type { DbPort } from '../../../store';
import type { MemberSeller } from './order';

/** A payment received as a single transfer. */
export interface Payment {
  order: string;
  amount: number;
  reference: string;
  /** Date on which the transfer arrived, according to the bank. */
  on: string;
  by: string;
  at: Date;
}

type PaymentDocument = Payment & { _id: string };

/** Normalises a reference, because people type the same one in different ways. */
const plain = (reference: string) => reference.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const toId = (currency: Currency, reference: string, seller?: string) =>
  `bank:${seller === undefined ? '' : `${seller}:`}${currency}:${plain(reference)}`;

export async function createPaymentRepository(db: DbPort) {
  const payments = await createDocuments<PaymentDocument, Payment>(db, {
    name: 'payments',
    indexes: [{ order: 1, at: 1 }],
    toDomain: ({ _id: _, ...payment }) => payment,
  });
  return {
    /**
     * Stores a transfer at most once, and returns the payment stored under its reference. References need to be unique
     * only per seller, because each seller has a separate account.
     */
    async record(currency: Currency, payment: Payment, seller?: string): Promise<Payment> {
      const _id = toId(currency, payment.reference, seller);
      if (await payments.insert({ _id, ...payment })) return payment;
      return (await payments.find(_id))!;
    },
    find: (currency: Currency, reference: string, seller?: string) => payments.find(toId(currency, reference, seller)),
    listOfOrder: (order: string): Promise<Payment[]> => payments.list({ order }, { sort: { at: 1 } }),
    listOfOrders: (orders: readonly string[]): Promise<Payment[]> =>
      payments.list({ order: { $in: orders } }, { sort: { at: 1 } }),
    /**
     * Removes the id of an erased seller. References need to be unique only while the seller can record transfers, so
     * the order replaces the seller in the key.
     */
    async eraseSeller(order: string, { key, memberId }: MemberSeller): Promise<void> {
      const start = `bank:${key}:`;
      for (const { _id, ...payment } of await payments.collection.find({ order }).toArray()) {
        if (!_id.startsWith(start)) continue;
        const by = payment.by === memberId ? ERASED : payment.by;
        await payments.insert({ ...payment, _id: `bank:order ${order}:${_id.slice(start.length)}`, by });
        await payments.remove(_id);
      }
    },
  };
}

export type PaymentRepository = Awaited<ReturnType<typeof createPaymentRepository>>;
