import type { Currency } from '@verse/api-contract/money';
import type { BankAccount } from '@verse/api-contract/orders';
import type { FileRecord } from '../../platform/files';

/** Order by which the client pays the seller for a milestone; amounts are in minor units. */
export interface AgreedOrder {
  /** Idempotency key: placing the same key again returns the same order. */
  key: string;
  /** Project number. */
  project: string;
  buyer: { id: string; name: string; email: string };
  /** `null` when the house is the seller. */
  seller: { key: string; name: string; account: BankAccount } | null;
  item: string;
  title: string;
  currency: Currency;
  total: number;
}

export interface AgreedPayment {
  /** Order number. */
  number: string;
  state: 'due' | 'paid' | 'cancelled' | 'refunded';
  currency: Currency;
  total: number;
  paid: number;
  /** Amount owed to the client. */
  owed: number;
  /** Account that the client pays to; `null` while nothing is due. */
  account: BankAccount | null;
  payments: readonly { amount: number; reference: string; on: string; at: Date }[];
  receipts: readonly FileRecord[];
}

/** Store orders as projects use them. Every call is idempotent. */
export interface AgreedOrders {
  place(order: AgreedOrder): Promise<string>;
  /** Returns payments by order key; omits orders that have not been placed. */
  findAll(keys: readonly string[]): Promise<ReadonlyMap<string, AgreedPayment>>;
  /**
   * Books a transfer that has arrived.
   *
   * @throws AppError `wrong-state` when nothing is due, `invalid` for more than the amount due, `conflict` for a
   * reference of another payment
   */
  book(key: string, transfer: { amount: number; reference: string; on: string; by: string }): Promise<unknown>;
  /** Cancels the order. A paid order becomes refunded, and the seller owes the money. */
  cancel(key: string, by: string, why: string): Promise<unknown>;
  /** @throws AppError `wrong-state` when nothing is owed */
  sentBack(key: string, reference: string): Promise<void>;
  eraseSeller(sellerKey: string): Promise<void>;
  /** Calls back with the project number after each payment, at least once. */
  onPayment(changed: (project: string) => Promise<void>): void;
}
