import type { Currency } from '@verse/api-contract/money';
import { type DbPort, insertNew } from '../../store';

/** Money that has arrived by one transfer. */
export interface Payment {
  order: string;
  amount: number;
  reference: string;
  /** The day it arrived, as the bank says it. */
  on: string;
  by: string;
  at: Date;
}

type PaymentDocument = Payment & { _id: string };

/** As two people would type the same reference. */
const plain = (reference: string) => reference.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

export async function createPaymentRepository(db: DbPort) {
  const payments = db.collection<PaymentDocument>('payments');
  await payments.createIndex({ order: 1, at: 1 });
  return {
    /** Keeps a transfer once; gives the one that is kept under its reference. */
    async book(currency: Currency, payment: Payment): Promise<Payment> {
      const _id = `bank:${currency}:${plain(payment.reference)}`;
      if (await insertNew(payments, { _id, ...payment })) return payment;
      return (await payments.findOne({ _id }))!;
    },
    async of(order: string): Promise<Payment[]> {
      const found = await payments.find({ order }).sort({ at: 1 }).toArray();
      return found.map(({ _id: _, ...payment }) => payment);
    },
  };
}

export type PaymentRepository = Awaited<ReturnType<typeof createPaymentRepository>>;
