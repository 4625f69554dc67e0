import type { Picture } from '@verse/api-contract/blogs';
import { MOST_RECEIPTS } from '@verse/api-contract/files';
import type { Currency } from '@verse/api-contract/money';
import type { Delivery, OrderState } from '@verse/api-contract/orders';
import type { FileRecord } from '../../platform/files';
import type { MailLimit } from '../../platform/mail';

/** Before its pieces are taken an order is being placed; where they could not be had, it is refused and goes. */
export type State = 'placing' | 'refused' | OrderState;

export interface StoredLine {
  item: string;
  name: string;
  picture: Picture | null;
  seller: string | null;
  delivery: Delivery;
  stockKey?: string;
  /** Those of the moment of ordering: a new edition is another file. */
  files?: FileRecord[];
  quantity: number;
  unit: number;
  total: number;
}

export interface OrderEvent {
  from: State;
  to: State;
  at: Date;
  /** A member's id, `guest`, or `shop` for what is done by itself. */
  by: string;
  why?: string;
}

export interface Refund {
  state: 'asked' | 'owed' | 'sent';
  reason: string;
  amount: number;
  at: Date;
  /** Of the outgoing transfer. */
  reference?: string;
}

/** What follows a change. It stands in the order from the same update on, and is done once or again. */
export type Task =
  | 'release'
  | 'pay'
  | 'unrate'
  | 'ship'
  | 'cart'
  | 'drop'
  | 'deliver'
  | `mail ${MailAbout}`
  | `return ${number} ${string}`;
/** Tasks of one change, each under its revision: `3:release,mail cancelled`. */
export type Batch = `${number}:${string}`;
export const batchOf = (revision: number, tasks: readonly Task[]): Batch => `${revision}:${tasks.join(',')}`;
export const tasksIn = (batch: Batch): Task[] => batch.slice(batch.indexOf(':') + 1).split(',') as Task[];

export type MailAbout = 'received' | 'short' | 'paid' | 'delivered' | 'cancelled' | 'refunded' | 'declined';

export interface StoredOrder {
  /** Made of the buyer and the key of the call: whoever sends it again finds it. */
  id: string;
  number: string;
  /** The cart's holder: `u:` and a member, or `g:` and the digest of a browser's key; gone with the member. */
  buyer: string;
  /** All who may see it. */
  holders: string[];
  /** Digests of the keys in the links of mails. */
  keys: string[];
  name: string;
  email: string;
  address?: string;
  /** Somebody reads the mails sent to the address. */
  isProved: boolean;
  currency: Currency;
  lines: StoredLine[];
  total: number;
  state: State;
  revision: number;
  fingerprint: string;
  /** Keys of those against whom its pieces will count; the shelves keep them once the pieces are taken. */
  claimants?: string[];
  cartId: string;
  /** The cart as it was, which can be ordered once. */
  cartAt: string;
  placedAt: Date;
  events: OrderEvent[];
  todo: Batch[];
  /** Each of these stands there only while something is due. */
  dueAt?: Date;
  leaseUntil?: Date;
  heldUntil?: Date;
  refundDueAt?: Date;
  owedSince?: Date;
  /** Proofs of the payment, which its buyer has sent. */
  receipts?: (FileRecord & { at: Date })[];
  /** By the id of a file: how often it was downloaded, and when last. */
  downloads?: Record<string, { count: number; lastAt: Date }>;
  /** When the buyer's account was erased, while the order still says who that was. */
  leftAt?: Date;
  /** What has arrived, what has to go back, and what went back. */
  paid: number;
  owed: number;
  sent: number;
  refund?: Refund;
}

const NEXT: Record<State, readonly State[]> = {
  placing: ['pending', 'paid', 'refused'],
  refused: [],
  pending: ['paid', 'cancelled'],
  paid: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: [],
  refunded: [],
};

export const mayBecome = (from: State, to: State): boolean => NEXT[from].includes(to);

const HOLDING: readonly State[] = ['placing', 'pending', 'paid'];

/** Whether the pieces of an order are kept for it on the shelf. */
export const holdsPieces = (order: Pick<StoredOrder, 'state' | 'todo'> | undefined): boolean =>
  order !== undefined && (HOLDING.includes(order.state) || order.todo.some((batch) => tasksIn(batch).includes('ship')));

/** The pieces of an order by the shelf they come from, always in the same order of shelves. */
export function piecesOf(lines: readonly StoredLine[]): [key: string, quantity: number][] {
  const pieces = new Map<string, number>();
  for (const { stockKey, quantity } of lines)
    if (stockKey !== undefined) pieces.set(stockKey, (pieces.get(stockKey) ?? 0) + quantity);
  return [...pieces].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** What has to go back to the buyer, as things are. */
export function owedOf({ state, paid, total, sent }: Pick<StoredOrder, 'state' | 'paid' | 'total' | 'sent'>): number {
  const isVoid = state === 'cancelled' || state === 'refunded';
  return Math.max(0, (isVoid ? paid : Math.max(0, paid - total)) - sent);
}

/** A debt of the shop as an order keeps it: the moment puts it into the queue of refunds. */
export const owing = (owed: number, at: Date) => ({ owed, ...(owed > 0 ? { owedSince: at } : {}) });

/** Until a payment arrives or a link of a mail is opened, the address may be a stranger's. */
export const mailLimitOf = ({ isProved, paid, email }: Pick<StoredOrder, 'isProved' | 'paid' | 'email'>): MailLimit =>
  isProved || paid > 0 ? 'unlimited' : { stranger: email };

/** Whether nobody has to be reached about an order any more. */
export const isOver = ({ state }: Pick<StoredOrder, 'state'>): boolean =>
  NEXT[state].length === 0 || state === 'delivered';

/** What can be downloaded of an order as it is now: what is paid, and was not given back. */
export const filesOf = ({ state, lines }: Pick<StoredOrder, 'state' | 'lines'>): FileRecord[] =>
  state === 'paid' || state === 'delivered' ? lines.flatMap(({ files = [] }) => files) : [];

/** While it waits for a payment, which a receipt can prove. */
export const maySendReceipt = ({ state, receipts = [] }: Pick<StoredOrder, 'state' | 'receipts'>): boolean =>
  state === 'pending' && receipts.length < MOST_RECEIPTS;
