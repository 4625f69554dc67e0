import type { BankAccount, Picture } from '@verse/api-contract/api';
import type { Delivery, OrderState } from '@verse/api-contract/commerce/orders.values';
import { MOST_RECEIPTS } from '@verse/api-contract/files';
import type { Currency } from '@verse/api-contract/money';
import type { FileRecord } from '../../../platform/files';
import type { MailLimit } from '../../../platform/mail';
import { type OutboxBatch, parseTasks } from './outbox';

/**
 * `placing` until the units have been reserved; `refused` if they are unavailable. Refused orders are removed later.
 */
export type OrderPhase = 'placing' | 'refused' | OrderState;

export interface StoredLine {
  item: string;
  name: string;
  picture: Picture | null;
  seller: string | null;
  delivery: Delivery;
  stockKey?: string;
  /** Files as they were when the order was placed, because a new edition has different files. */
  files?: FileRecord[];
  quantity: number;
  unit: number;
  total: number;
}

/** Actor of automatic changes. */
export const SHOP = 'shop';

export interface OrderEvent {
  from: OrderPhase;
  to: OrderPhase;
  at: Date;
  /** Member id, `guest`, or `SHOP`. */
  by: string;
  why?: string;
}

export interface Refund {
  state: 'asked' | 'owed' | 'sent';
  reason: string;
  amount: number;
  at: Date;
  /** Reference of the outgoing refund transfer. */
  reference?: string;
}

/** An agreement made outside the store. Its order has no cart and reserves no units, so there is no hold. */
export interface Agreement {
  /** Number of the project that the order pays for. */
  project: string;
  /** Seller and the account that the buyer pays into, or `null` if the shop is the seller. */
  seller: { key: string; name: string; account: BankAccount } | null;
  /** The organisation that pays; absent if a member does. Its members see the order as long as they act for it. */
  organisationId?: string;
}

export const toOrganisationHolder = (organisationId: string): string => `o:${organisationId}`;

/** A member as the seller of agreed orders. */
export interface MemberSeller {
  /** The seller in orders and payments. */
  key: string;
  memberId: string;
}

/** A transfer that the seller has received. */
export interface Arrival {
  amount: number;
  reference: string;
  /** Date on which the transfer arrived, according to the bank. */
  on: string;
  by: string;
  at: Date;
}

export interface StoredOrder {
  /** Derived from the buyer and the idempotency key, so that a retry finds the same order. */
  id: string;
  number: string;
  /**
   * Cart holder: `u:` and the member id, or `g:` and the hash of a browser key. Erased together with the member. `o:`
   * and the organisation's id if it pays under an agreement.
   */
  buyer: string;
  /** Cart holders who are allowed to see the order. */
  holders: string[];
  /** Hashes of the keys in emailed links. */
  keys: string[];
  name: string;
  email: string;
  address?: string;
  /** Whether the buyer has verified the email address, either by opening a link or by paying. */
  isProved: boolean;
  currency: Currency;
  lines: StoredLine[];
  total: number;
  state: OrderPhase;
  revision: number;
  fingerprint: string;
  /** Claimants whose limits the units will count towards. Moved to the inventory once the units have been reserved. */
  claimants?: string[];
  cartId: string;
  /** Version of the cart. Each version can be ordered only once. */
  cartAt: string;
  placedAt: Date;
  events: OrderEvent[];
  todo: OutboxBatch[];
  /** Each of the following dates is set only while the corresponding step is due. */
  dueAt?: Date;
  leaseUntil?: Date;
  heldUntil?: Date;
  refundDueAt?: Date;
  owedSince?: Date;
  receipts?: (FileRecord & { at: Date })[];
  /** Download count and time of the last download, keyed by file id. */
  downloads?: Record<string, { count: number; lastAt: Date }>;
  /** Time at which the buyer's account was erased. Kept for as long as the order still identifies the buyer. */
  leftAt?: Date;
  /** Amounts received from the buyer, owed to the buyer, and sent back, in minor units. */
  paid: number;
  owed: number;
  sent: number;
  refund?: Refund;
  agreement?: Agreement;
  /**
   * Transfers made under an agreement. The task that records a transfer as a payment is added in the same update as the
   * transfer.
   */
  arrived?: Arrival[];
}

const NEXT: Record<OrderPhase, readonly OrderPhase[]> = {
  placing: ['pending', 'paid', 'refused'],
  refused: [],
  pending: ['paid', 'cancelled'],
  paid: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: [],
  refunded: [],
};

export const mayBecome = (from: OrderPhase, to: OrderPhase): boolean => NEXT[from].includes(to);

const HOLDING: readonly OrderPhase[] = ['placing', 'pending', 'paid'];

/** Whether the inventory still holds units for the order. */
export const holdsUnits = (order: Pick<StoredOrder, 'state' | 'todo'> | undefined): boolean =>
  order !== undefined &&
  (HOLDING.includes(order.state) || order.todo.some((batch) => parseTasks(batch).some(({ kind }) => kind === 'ship')));

/** Returns the number of units per inventory key, sorted by key. */
export function countUnits(lines: readonly StoredLine[]): [key: string, quantity: number][] {
  const units = new Map<string, number>();
  for (const { stockKey, quantity } of lines)
    if (stockKey !== undefined) units.set(stockKey, (units.get(stockKey) ?? 0) + quantity);
  return [...units].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Returns the amount owed to the buyer, in minor units. */
export function computeOwed({
  state,
  paid,
  total,
  sent,
}: Pick<StoredOrder, 'state' | 'paid' | 'total' | 'sent'>): number {
  const isVoid = state === 'cancelled' || state === 'refunded';
  return Math.max(0, (isVoid ? paid : Math.max(0, paid - total)) - sent);
}

/** Fields to store for an amount owed. The date adds the order to the refund queue. */
export const toDebt = (owed: number, at: Date) => ({ owed, ...(owed > 0 ? { owedSince: at } : {}) });

/**
 * Limits emails until a payment arrives or a link is opened, because until then the address may belong to someone else.
 */
export const toMailLimit = ({ isProved, paid, email }: Pick<StoredOrder, 'isProved' | 'paid' | 'email'>): MailLimit =>
  isProved || paid > 0 ? 'unlimited' : { stranger: email };

/** Whether the order is finished, i.e. neither goods nor further emails are due. */
export const isOver = ({ state, agreement }: Pick<StoredOrder, 'state' | 'agreement'>): boolean =>
  NEXT[state].length === 0 || state === 'delivered' || (agreement !== undefined && state === 'paid');

/** Returns the files of a paid order that has not been refunded. */
export const findDownloads = ({ state, lines }: Pick<StoredOrder, 'state' | 'lines'>): FileRecord[] =>
  state === 'paid' || state === 'delivered' ? lines.flatMap(({ files = [] }) => files) : [];

/** A receipt is proof of payment, so it can be sent only while a payment is due. */
export const maySendReceipt = ({ state, receipts = [] }: Pick<StoredOrder, 'state' | 'receipts'>): boolean =>
  state === 'pending' && receipts.length < MOST_RECEIPTS;
