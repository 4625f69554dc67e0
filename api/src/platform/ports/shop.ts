import type { BankAccount } from '@verse/api-contract/api';
import type { Currency } from '@verse/api-contract/money';
import type { FileRecord } from '../files';
import type { Browser } from '../http';
import { createPort } from './port';

/** The member who pays, or the organisation for which its members do. Only members get the emails of an order. */
export type AgreedBuyer = { id: string; name: string; email: string } | { organisationId: string; name: string };

/** Order through which the client pays the seller for a milestone; amounts are in minor units. */
export interface AgreedOrder {
  /** Idempotency key: placing an order with the same key again returns the same order. */
  key: string;
  /** Project number. */
  project: string;
  buyer: AgreedBuyer;
  /** `null` if the house is the seller. */
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
  /** Account that the client pays into, or `null` if nothing is due. */
  account: BankAccount | null;
  payments: readonly { amount: number; reference: string; on: string; at: Date }[];
  receipts: readonly FileRecord[];
}

/** Store orders as seen by projects. All calls are idempotent. */
export interface AgreedOrders {
  place(order: AgreedOrder): Promise<string>;
  /** Returns payments, keyed by order key; omits orders that have not been placed. */
  findAll(keys: readonly string[]): Promise<ReadonlyMap<string, AgreedPayment>>;
  /**
   * Records a transfer that has arrived.
   *
   * @throws AppError `wrong-state` if nothing is due, `invalid` if the amount exceeds what is due, `conflict` if the
   * reference belongs to another payment
   */
  book(key: string, transfer: { amount: number; reference: string; on: string; by: string }): Promise<unknown>;
  /** Cancels the order. If it has been paid, it is refunded instead, so that the seller owes the money. */
  cancel(key: string, by: string, why: string): Promise<unknown>;
  /** @throws AppError `wrong-state` if nothing is owed */
  sentBack(key: string, reference: string): Promise<void>;
  eraseSeller(memberId: string): Promise<void>;
  /** Invokes the callback with the project number at least once after each payment. */
  onPayment(changed: (project: string) => Promise<void>): void;
}

/** What features may ask of the shop. */
export interface Shop {
  /** Whether the visitor's cart has items. */
  hasCart: (browser: Browser, member: string | undefined) => Promise<boolean>;
  /** Returns undefined for an unknown service. */
  findService: (slug: string) => Promise<{ slug: string; title: string; isInPreparation: boolean } | undefined>;
}

export const createShopPort = () => createPort<Shop>('shop', { hasCart: true, findService: true });

export const createAgreedOrdersPort = () =>
  createPort<AgreedOrders>('agreedOrders', {
    place: true,
    findAll: true,
    book: true,
    cancel: true,
    sentBack: true,
    eraseSeller: true,
    onPayment: true,
  });
