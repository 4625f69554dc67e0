import type { Picture } from '@verse/api-contract/blogs';
import { MOST_RECEIPTS } from '@verse/api-contract/files';
import type { Currency } from '@verse/api-contract/money';
import type { BankAccount, Delivery, OrderState } from '@verse/api-contract/orders';
import type { FileRecord } from '../../platform/files';
import type { MailLimit } from '../../platform/mail';
import { type OutboxBatch, parseTasks } from './outbox';

/** `placing` until its units are reserved; `refused` when they are not available, until it is removed. */
export type OrderPhase = 'placing' | 'refused' | OrderState;

export interface StoredLine {
  item: string;
  name: string;
  picture: Picture | null;
  seller: string | null;
  delivery: Delivery;
  stockKey?: string;
  /** Files at the time of the order: a new edition is another file. */
  files?: FileRecord[];
  quantity: number;
  unit: number;
  total: number;
}

export interface OrderEvent {
  from: OrderPhase;
  to: OrderPhase;
  at: Date;
  /** A member's id, `guest`, or `shop` for automatic changes. */
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

/** What two sides have agreed on outside the store: the order has no cart, no units and no hold. */
export interface Agreement {
  /** The number of the project that it pays for. */
  project: string;
  /** The seller with the account that the buyer pays to; null where the shop sells. */
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
  /** Derived from the buyer and the idempotency key, so that a retry finds the order. */
  id: string;
  number: string;
  /** Holder of the cart: `u:` and a member, or `g:` and the digest of a browser's key; erased with the member. */
  buyer: string;
  /** Holders who may see the order. */
  holders: string[];
  /** Digests of keys in links of emails. */
  keys: string[];
  name: string;
  email: string;
  address?: string;
  /** The buyer has confirmed the address by a link or a payment. */
  isProved: boolean;
  currency: Currency;
  lines: StoredLine[];
  total: number;
  state: OrderPhase;
  revision: number;
  fingerprint: string;
  /** Claimants that the units will count against; moved to the inventory once they are reserved. */
  claimants?: string[];
  cartId: string;
  /** The version of the cart, which can be ordered once. */
  cartAt: string;
  placedAt: Date;
  events: OrderEvent[];
  todo: OutboxBatch[];
  /** These dates are set only while something is due. */
  dueAt?: Date;
  leaseUntil?: Date;
  heldUntil?: Date;
  refundDueAt?: Date;
  owedSince?: Date;
  /** Receipts of the payment, sent by the buyer. */
  receipts?: (FileRecord & { at: Date })[];
  /** By file id: number of downloads and the last one. */
  downloads?: Record<string, { count: number; lastAt: Date }>;
  /** When the buyer's account was erased, while the order still names the buyer. */
  leftAt?: Date;
  /** Received, owed to the buyer, and sent back. */
  paid: number;
  owed: number;
  sent: number;
  refund?: Refund;
  agreement?: Agreement;
  /** Transfers for an agreement, recorded in the ledger by the task of the same change. */
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

/** Whether the inventory keeps units for the order. */
export const holdsUnits = (order: Pick<StoredOrder, 'state' | 'todo'> | undefined): boolean =>
  order !== undefined &&
  (HOLDING.includes(order.state) || order.todo.some((batch) => parseTasks(batch).some(({ kind }) => kind === 'ship')));

/** Units of an order by inventory key, always in the same order. */
export function countUnits(lines: readonly StoredLine[]): [key: string, quantity: number][] {
  const units = new Map<string, number>();
  for (const { stockKey, quantity } of lines)
    if (stockKey !== undefined) units.set(stockKey, (units.get(stockKey) ?? 0) + quantity);
  return [...units].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Computes the amount that is owed to the buyer. */
export function computeOwed({
  state,
  paid,
  total,
  sent,
}: Pick<StoredOrder, 'state' | 'paid' | 'total' | 'sent'>): number {
  const isVoid = state === 'cancelled' || state === 'refunded';
  return Math.max(0, (isVoid ? paid : Math.max(0, paid - total)) - sent);
}

/** Debt of the shop as stored in an order: the date puts it into the queue of refunds. */
export const toDebt = (owed: number, at: Date) => ({ owed, ...(owed > 0 ? { owedSince: at } : {}) });

/** Until a payment arrives or a link is opened, the address may be a stranger's. */
export const toMailLimit = ({ isProved, paid, email }: Pick<StoredOrder, 'isProved' | 'paid' | 'email'>): MailLimit =>
  isProved || paid > 0 ? 'unlimited' : { stranger: email };

/** Whether nothing remains to be sent about the order. */
export const isOver = ({ state, agreement }: Pick<StoredOrder, 'state' | 'agreement'>): boolean =>
  NEXT[state].length === 0 || state === 'delivered' || (agreement !== undefined && state === 'paid');

/** Returns the files of a paid order that was not refunded. */
export const findDownloads = ({ state, lines }: Pick<StoredOrder, 'state' | 'lines'>): FileRecord[] =>
  state === 'paid' || state === 'delivered' ? lines.flatMap(({ files = [] }) => files) : [];

/** While the order waits for a payment, which a receipt can prove. */
export const maySendReceipt = ({ state, receipts = [] }: Pick<StoredOrder, 'state' | 'receipts'>): boolean =>
  state === 'pending' && receipts.length < MOST_RECEIPTS;
