import type { Picture } from '@verse/api-contract/blogs';
import { MOST_RECEIPTS } from '@verse/api-contract/files';
import type { Currency } from '@verse/api-contract/money';
import type { BankAccount, Delivery, OrderState } from '@verse/api-contract/orders';
import type { FileRecord } from '../../platform/files';
import type { MailLimit } from '../../platform/mail';
import { type OutboxBatch, parseTasks } from './outbox';

/** `placing` until the units are reserved; `refused` when they are not available, until the order is removed. */
export type OrderPhase = 'placing' | 'refused' | OrderState;

export interface StoredLine {
  item: string;
  name: string;
  picture: Picture | null;
  seller: string | null;
  delivery: Delivery;
  stockKey?: string;
  /** Files at the time of the order; a new edition has files of its own. */
  files?: FileRecord[];
  quantity: number;
  unit: number;
  total: number;
}

export interface OrderEvent {
  from: OrderPhase;
  to: OrderPhase;
  at: Date;
  /** Member id, `guest`, or `shop` for automatic changes. */
  by: string;
  why?: string;
}

export interface Refund {
  state: 'asked' | 'owed' | 'sent';
  reason: string;
  amount: number;
  at: Date;
  /** Reference of the outgoing transfer. */
  reference?: string;
}

/** An agreement made outside the store; its order has no cart, no units and no hold. */
export interface Agreement {
  /** Number of the project that the order pays for. */
  project: string;
  /** Seller, with the account that the buyer pays to; `null` when the shop is the seller. */
  seller: { key: string; name: string; account: BankAccount } | null;
}

/** A transfer that the seller has received. */
export interface Arrival {
  amount: number;
  reference: string;
  /** Date of arrival according to the bank. */
  on: string;
  by: string;
  at: Date;
}

export interface StoredOrder {
  /** Derived from the buyer and the idempotency key, so that a retry finds the same order. */
  id: string;
  number: string;
  /** Cart holder: `u:` and the member id, or `g:` and the digest of a browser's key; erased with the member. */
  buyer: string;
  /** Cart holders who can see the order. */
  holders: string[];
  /** Digests of the keys in email links. */
  keys: string[];
  name: string;
  email: string;
  address?: string;
  /** Whether the buyer has confirmed the email address, by a link or a payment. */
  isProved: boolean;
  currency: Currency;
  lines: StoredLine[];
  total: number;
  state: OrderPhase;
  revision: number;
  fingerprint: string;
  /** Claimants that the units will count against; moved to the inventory once the units are reserved. */
  claimants?: string[];
  cartId: string;
  /** Version of the cart; each version can be ordered only once. */
  cartAt: string;
  placedAt: Date;
  events: OrderEvent[];
  todo: OutboxBatch[];
  /** The dates below are set only while something is due. */
  dueAt?: Date;
  leaseUntil?: Date;
  heldUntil?: Date;
  refundDueAt?: Date;
  owedSince?: Date;
  receipts?: (FileRecord & { at: Date })[];
  /** Number of downloads and time of the last one, by file id. */
  downloads?: Record<string, { count: number; lastAt: Date }>;
  /** Time at which the buyer's account was erased; set while the order still names the buyer. */
  leftAt?: Date;
  /** Amounts received, owed to the buyer, and sent back, in minor units. */
  paid: number;
  owed: number;
  sent: number;
  refund?: Refund;
  agreement?: Agreement;
  /** Transfers under an agreement. The same update adds the task that records them as payments. */
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

/** Returns the number of units by inventory key, sorted by key. */
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

/** Amount owed, as stored in an order; the date puts the order into the refund queue. */
export const toDebt = (owed: number, at: Date) => ({ owed, ...(owed > 0 ? { owedSince: at } : {}) });

/**
 * Limits emails until a payment arrives or a link is opened, because until then the address may belong to a stranger.
 */
export const toMailLimit = ({ isProved, paid, email }: Pick<StoredOrder, 'isProved' | 'paid' | 'email'>): MailLimit =>
  isProved || paid > 0 ? 'unlimited' : { stranger: email };

/** Whether the order is finished, so that neither goods nor further emails are due. */
export const isOver = ({ state, agreement }: Pick<StoredOrder, 'state' | 'agreement'>): boolean =>
  NEXT[state].length === 0 || state === 'delivered' || (agreement !== undefined && state === 'paid');

/** Returns the files of a paid order that has not been refunded. */
export const findDownloads = ({ state, lines }: Pick<StoredOrder, 'state' | 'lines'>): FileRecord[] =>
  state === 'paid' || state === 'delivered' ? lines.flatMap(({ files = [] }) => files) : [];

/** A receipt proves a payment, so it can be sent only while one is due. */
export const maySendReceipt = ({ state, receipts = [] }: Pick<StoredOrder, 'state' | 'receipts'>): boolean =>
  state === 'pending' && receipts.length < MOST_RECEIPTS;
