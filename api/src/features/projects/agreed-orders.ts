import type { Currency } from '@verse/api-contract/money';
import type { BankAccount } from '@verse/api-contract/orders';
import type { FileRecord } from '../../platform/files';

/** The amount that the client of a milestone pays to its seller, in minor units. */
export interface AgreedOrder {
  /** The same key is one order, however often it is placed. */
  key: string;
  /** Number of the project. */
  project: string;
  buyer: { id: string; name: string; email: string };
  /** Null where the house sells. */
  seller: { key: string; name: string; account: BankAccount } | null;
  item: string;
  title: string;
  currency: Currency;
  total: number;
}

export interface AgreedPayment {
  /** Number of the order. */
  number: string;
  state: 'due' | 'paid' | 'cancelled' | 'refunded';
  currency: Currency;
  total: number;
  paid: number;
  /** Owed to the client. */
  owed: number;
  /** Where the client pays; null while nothing is due. */
  account: BankAccount | null;
  payments: readonly { amount: number; reference: string; on: string; at: Date }[];
  receipts: readonly FileRecord[];
}

/** Orders of the store, as far as projects need them. Each call takes effect once. */
export interface AgreedOrders {
  /** Returns the number of the order. */
  place(order: AgreedOrder): Promise<string>;
  /** By key; omits orders that are not placed. */
  findAll(keys: readonly string[]): Promise<ReadonlyMap<string, AgreedPayment>>;
  /**
   * Books a transfer that arrived.
   *
   * @throws AppError `wrong-state` when nothing is due, `invalid` for more than is due, `conflict` for a reference of
   * another payment
   */
  book(key: string, transfer: { amount: number; reference: string; on: string; by: string }): Promise<unknown>;
  /** A paid order becomes refunded: the seller owes the money. */
  cancel(key: string, by: string, why: string): Promise<unknown>;
  /** @throws AppError `wrong-state` when nothing is owed */
  sentBack(key: string, reference: string): Promise<void>;
  forgetSeller(sellerKey: string): Promise<void>;
  /** Calls with the number of the project after each payment, at least once. */
  onPayment(changed: (project: string) => Promise<void>): void;
}
