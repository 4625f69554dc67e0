import type { Currency, Money } from '@verse/api-contract/money';
import { type BankAccount, type PaymentMethod } from '@verse/api-contract/orders';

export interface Instructions {
  method: PaymentMethod;
  account: BankAccount;
  reference: string;
}

/** A payment method: whether it is offered for a currency, and how a payment starts. */
export interface PaymentProvider {
  method: PaymentMethod;
  offers(currency: Currency): boolean;
  /** Starts a payment; idempotent per order. */
  start(order: { number: string; due: Money }): Instructions;
}

type Accounts = Readonly<Partial<Record<Currency, BankAccount | undefined>>>;

/** Bank transfer: the buyer sends the money with the order number as its reference, and staff record its arrival. */
export const bankTransfer = (accounts: Accounts): PaymentProvider => ({
  method: 'bank-transfer',
  offers: (currency) => accounts[currency] !== undefined,
  start({ number, due }) {
    const account = accounts[due.currency];
    if (!account) throw new Error(`no bank account is configured for ${due.currency}`);
    return { method: 'bank-transfer', account, reference: number };
  },
});
