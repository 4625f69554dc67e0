import { createHash } from 'node:crypto';
import { ORDER_LIMITS } from '@verse/api-contract/commerce/orders.values';
import { MOST_RECEIPTS, RECEIPT_FILES } from '@verse/api-contract/files';
import { DAY_MS } from '@verse/api-contract/time';
import type { FileRecord, PrivateFiles } from '../../../platform/files';
import { AppError, readPage, type SetCookie, type UploadedFile } from '../../../platform/http';
import type { Carts, Visitor } from './carts';
import { findDownloads, maySendReceipt, type StoredOrder } from './order';
import type { OrderPage } from './order-lists';
import type { OrderSteps } from './order-reservations';
import type { OrderRepository } from './orders.repository';
import { ownerOfNewReceipt } from './receipt-owners';

interface Dependencies {
  /** Called with the project number when the buyer has sent a receipt under an agreement. */
  agreementChanged: (project: string) => Promise<void>;
  orders: OrderRepository;
  steps: OrderSteps;
  carts: Pick<Carts, 'findIdentity' | 'newGuest'>;
  files: Pick<PrivateFiles, 'save'>;
  /** Rejects if the file has been downloaded too often. */
  countDownload: (file: string) => Promise<void>;
  /** Whether the member acts for an organisation in its projects. */
  paysFor: (organisationId: string, memberId: string) => Promise<boolean>;
  now: () => Date;
}

const PAGE = 20;

export const UNKNOWN_ORDER = 'There is no such order.';
export const unknownOrder = () => new AppError('not-found', UNKNOWN_ORDER);

export const digestKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const wrongState = (message: string) => new AppError('wrong-state', message);

/** Orders under an agreement can be ended only in the project, either by both sides or by the decision in a dispute. */
export function assertNotAgreed({ agreement }: StoredOrder): void {
  if (agreement) throw wrongState(`This order is part of project ${agreement.project}. Cancel it there.`);
}

export const listPage = (
  orders: Pick<OrderRepository, 'list'>,
  list: string,
  cursor: string | undefined,
  page: Omit<OrderPage, 'before' | 'limit'>,
) =>
  readPage(
    list,
    { cursor, limit: PAGE },
    (part) => orders.list({ ...page, ...part }),
    (order) => ({ at: order[page.path]!, id: order.id }),
  );

function assertAcceptsReceipt(order: StoredOrder): void {
  if (maySendReceipt(order)) return;
  throw wrongState(
    (order.receipts ?? []).length < MOST_RECEIPTS
      ? 'This order is not waiting for a payment.'
      : `You can send at most ${MOST_RECEIPTS} receipts for an order.`,
  );
}

/** Creates the check for whether the visitor may see an order, themselves or for the organisation that pays. */
const createIsHeldBy =
  ({ carts, paysFor }: Pick<Dependencies, 'carts' | 'paysFor'>) =>
  async ({ holders, agreement }: StoredOrder, visitor: Visitor): Promise<boolean> => {
    const holder = carts.findIdentity(visitor);
    if (holder !== undefined && holders.includes(holder)) return true;
    const organisationId = agreement?.organisationId;
    return organisationId !== undefined && !!visitor.member && paysFor(organisationId, visitor.member);
  };

export function createOrdersService({
  orders,
  steps,
  carts,
  files,
  countDownload,
  agreementChanged,
  paysFor,
  now,
}: Dependencies) {
  const isHeldBy = createIsHeldBy({ carts, paysFor });

  /** Reports other buyers' orders as not found, exactly like unknown ones. */
  async function find(visitor: Visitor, typed: string): Promise<StoredOrder> {
    const order = await orders.findTyped(typed);
    if (!order || !(await isHeldBy(order, visitor))) throw unknownOrder();
    return order;
  }

  async function paidFile(visitor: Visitor, number: string, fileId: string) {
    const order = await find(visitor, number);
    const file = findDownloads(order).find(({ id }) => id === fileId);
    if (!file) throw new AppError('not-found', 'You can’t download this file.');
    return { order, file };
  }

  return {
    find,

    async list(visitor: Visitor, cursor: string | undefined) {
      const buyer = carts.findIdentity(visitor);
      if (buyer === undefined) return { orders: [], next: null };
      const page = { filter: { buyer }, path: 'placedAt', way: 'newest-first' } as const;
      const { rows, next } = await listPage(orders, 'orders', cursor, page);
      return { orders: rows.filter(({ state }) => state !== 'refused'), next };
    },

    /** Opens an order through an emailed link. Opening the link proves access to the mailbox that it was sent to. */
    async open(visitor: Visitor, typed: string, key: string): Promise<{ order: StoredOrder; cookies: SetCookie[] }> {
      const digest = digestKey(key);
      const known = carts.findIdentity(visitor);
      const made = known === undefined ? carts.newGuest() : undefined;
      const holder = known ?? made!.id;
      for (;;) {
        const order = await orders.findTyped(typed);
        if (!order?.keys.includes(digest)) throw unknownOrder();
        const isClaimedByMember = holder.startsWith('u:') && order.buyer.startsWith('g:');
        const isFirstProof = order.state === 'pending' && !order.isProved;
        const heldUntil = isFirstProof ? await steps.extendHold(order, visitor.member) : undefined;
        const set = { ...(isClaimedByMember ? { buyer: holder } : {}), ...(heldUntil ? { heldUntil } : {}) };
        const opened = await orders.open(order, digest, holder, set);
        if (opened) return { order: opened, cookies: made ? [made.cookie] : [] };
      }
    },

    /**
     * Returns a file of the order if the order has been paid and the visitor may see it. The caller must call `taken`
     * to count the download.
     */
    async download(visitor: Visitor, number: string, fileId: string) {
      const { order, file } = await paidFile(visitor, number, fileId);
      await countDownload(`${order.id} ${fileId}`);
      const taken = async () => {
        let current = order;
        while (!(await orders.countDownload(current, fileId, now())))
          current = (await paidFile(visitor, number, fileId)).order;
      };
      return { file, taken };
    },

    /** @throws AppError if the order cannot currently accept a receipt, whatever the file contains */
    async assertTakesReceipt(visitor: Visitor, number: string): Promise<void> {
      assertAcceptsReceipt(await find(visitor, number));
    },

    /** Adds a payment receipt, the same file once. Staff see it with the order. */
    async addReceipt(visitor: Visitor, number: string, file: UploadedFile): Promise<StoredOrder> {
      let record: FileRecord | undefined;
      for (;;) {
        const order = await find(visitor, number);
        if (order.receipts?.some(({ sha256 }) => sha256 === file.digest)) return order;
        assertAcceptsReceipt(order);
        record ??= await files.save(file, RECEIPT_FILES, ownerOfNewReceipt(order, visitor.member));
        const done = await orders.addReceipt(order, { ...record, at: now() });
        if (!done) continue;
        if (done.agreement) await agreementChanged(done.agreement.project);
        return done;
      }
    },

    /** Cancels an unpaid order; idempotent. */
    async cancel(visitor: Visitor, number: string): Promise<StoredOrder> {
      for (;;) {
        const order = await find(visitor, number);
        if (order.state === 'cancelled') return order;
        assertNotAgreed(order);
        if (order.state !== 'pending')
          throw wrongState('This order is already paid. You can ask for a refund instead.');
        const done = await steps.cancel(order, visitor.member ?? 'guest');
        if (done) return done;
      }
    },

    async askRefund(visitor: Visitor, number: string, reason: string): Promise<StoredOrder> {
      for (;;) {
        const order = await find(visitor, number);
        if (order.refund?.state === 'asked' && order.refund.reason === reason) return order;
        assertNotAgreed(order);
        const isPossible = (order.state === 'paid' || order.state === 'delivered') && order.paid > 0 && !order.refund;
        if (!isPossible) throw wrongState('We can’t refund this order.');
        const at = now();
        const refundDueAt = new Date(at.getTime() + ORDER_LIMITS.refundDays * DAY_MS);
        const refund = { state: 'asked', reason, amount: order.total, at } as const;
        const done = await orders.amend(order, { refund, refundDueAt }, at);
        if (done) return done;
      }
    },
  };
}

export type OrdersService = ReturnType<typeof createOrdersService>;
