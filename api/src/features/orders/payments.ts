import type { Currency, Money } from '@verse/api-contract/money';
import { type BankAccount, type PaymentMethod } from '@verse/api-contract/orders';

/** Payment instructions for the buyer. */
export interface Instructions {
  method: PaymentMethod;
  account: BankAccount;
  reference: string;
}

/** A payment method: whether it is available, and how a payment starts. Another method is another object. */
export interface PaymentProvider {
  method: PaymentMethod;
  offers(currency: Currency): boolean;
  /** Idempotent per order. */
  start(order: { number: string; due: Money }): Instructions;
}

type Accounts = Readonly<Partial<Record<Currency, BankAccount | undefined>>>;

/** The buyer sends the money with the order's number; staff record it on arrival. */
export const bankTransfer = (accounts: Accounts): PaymentProvider => ({
  method: 'bank-transfer',
  offers: (currency) => accounts[currency] !== undefined,
  start({ number, due }) {
    const account = accounts[due.currency];
    if (!account) throw new Error(`no account takes ${due.currency}`);
    return { method: 'bank-transfer', account, reference: number };
  },
});
