import type { BankAccount } from '@verse/api-contract/api';
import type { PaymentMethod } from '@verse/api-contract/commerce/orders.values';
import type { Currency, Money } from '@verse/api-contract/money';

export interface Instructions {
  method: PaymentMethod;
  account: BankAccount;
  reference: string;
}

/** A payment method: defines whether it is available in a currency, and how to start a payment. */
export interface PaymentProvider {
  method: PaymentMethod;
  offers(currency: Currency): boolean;
  /** Starts a payment; idempotent per order. */
  start(order: { number: string; due: Money }): Instructions;
}

export const methodsFor = (providers: readonly PaymentProvider[], currency: Currency): PaymentMethod[] =>
  providers.filter(({ offers }) => offers(currency)).map(({ method }) => method);

type Accounts = Readonly<Partial<Record<Currency, BankAccount | undefined>>>;

/**
 * Bank transfer: the buyer sends the money, quoting the order number as the reference, and staff record its arrival.
 */
export const bankTransfer = (accounts: Accounts): PaymentProvider => ({
  method: 'bank-transfer',
  offers: (currency) => accounts[currency] !== undefined,
  start({ number, due }) {
    const account = accounts[due.currency];
    if (!account) throw new Error(`no bank account is configured for ${due.currency}`);
    return { method: 'bank-transfer', account, reference: number };
  },
});
