import type { Currency, Money } from '@verse/api-contract/money';
import { type BankAccount, type PaymentMethod } from '@verse/api-contract/orders';

/** What somebody is told who has to pay. */
export interface Instructions {
  method: PaymentMethod;
  account: BankAccount;
  reference: string;
}

/**
 * A way to pay. Orders know nothing else of it, so that another one
 * is a further object: whether it can be used, and how one begins.
 */
export interface PaymentProvider {
  method: PaymentMethod;
  offers(currency: Currency): boolean;
  /** Gives the same however often it is asked for an order. */
  start(order: { number: string; due: Money }): Instructions;
}

type Accounts = Readonly<Partial<Record<Currency, BankAccount | undefined>>>;

/** The buyer sends the money with the order's number; staff book it once it has arrived. */
export const bankTransfer = (accounts: Accounts): PaymentProvider => ({
  method: 'bank-transfer',
  offers: (currency) => accounts[currency] !== undefined,
  start({ number, due }) {
    const account = accounts[due.currency];
    if (!account) throw new Error(`no account takes ${due.currency}`);
    return { method: 'bank-transfer', account, reference: number };
  },
});
