import type { AdminOrder, Order, OrderSummary } from '@verse/api-contract/api';
import { ORDER_LIMITS, type OrderState } from '@verse/api-contract/commerce/orders.values';
import type { Currency, Money } from '@verse/api-contract/money';
import type { Config } from '../../../platform/config';
import { findDownloads, maySendReceipt, type StoredLine, type StoredOrder } from './order';
import { bankTransfer, type PaymentProvider } from './payments';
import type { Payment } from './payments.repository';

export interface ViewContext {
  providers: readonly PaymentProvider[];
  seller: Config['shop']['seller'];
}

const toMoney = (currency: Currency, minor: number): Money => ({ currency, minor });

/** Shows an order that is still being placed as pending. */
const shownState = ({ state }: StoredOrder): OrderState =>
  state === 'placing' || state === 'refused' ? 'pending' : state;

export function orderSummaryView(order: StoredOrder): OrderSummary {
  const { number, placedAt, lines, currency, total } = order;
  return {
    number,
    state: shownState(order),
    placedAt: placedAt.toISOString(),
    title: lines[0]?.name ?? '',
    further: Math.max(0, lines.length - 1),
    picture: lines[0]?.picture ?? null,
    total: toMoney(currency, total),
  };
}

function lineView({ stockKey: _, unit, total, files: _files, ...line }: StoredLine, order: StoredOrder) {
  const { currency, downloads = {} } = order;
  const files = findDownloads({ ...order, lines: [{ ...line, unit, total, files: _files ?? [] }] });
  return {
    ...line,
    unit: toMoney(currency, unit),
    total: toMoney(currency, total),
    files: files.map(({ id, name, bytes, sha256 }) => ({
      id,
      name,
      bytes,
      sha256,
      downloads: downloads[id]?.count ?? 0,
      lastAt: downloads[id]?.lastAt.toISOString() ?? null,
    })),
  };
}

export function toPayment(
  { state, currency, total, paid, number, agreement }: StoredOrder,
  { providers }: ViewContext,
): Order['payment'] {
  const own = agreement?.seller && bankTransfer({ [currency]: agreement.seller.account });
  const provider = own ?? providers.find(({ offers }) => offers(currency));
  if (state !== 'pending' || !provider) return null;
  const due = toMoney(currency, total - paid);
  return { ...provider.start({ number, due }), due };
}

const toHistory = (order: StoredOrder) =>
  order.events.flatMap(({ to, at, by, why }) =>
    to === 'placing' || to === 'refused' ? [] : [{ state: to, at: at.toISOString(), by, why: why ?? null }],
  );

/** Whether the order is held longer once the link in its email is opened. */
const isHeldBriefly = ({ state, isProved, heldUntil }: StoredOrder): boolean =>
  state === 'pending' && !isProved && heldUntil !== undefined;

export function orderView(order: StoredOrder, of: ViewContext): Order {
  const { state, currency, name, email, address, heldUntil, refund, revision, agreement } = order;
  return {
    ...orderSummaryView(order),
    revision,
    lines: order.lines.map((line) => lineView(line, order)),
    contact: { name, email, address: address ?? null },
    heldUntil: heldUntil?.toISOString() ?? null,
    ...(isHeldBriefly(order) ? { heldLongerByLink: ORDER_LIMITS.heldHoursScarce } : {}),
    payment: toPayment(order, of),
    receipts: (order.receipts ?? []).map((receipt) => ({ name: receipt.name, at: receipt.at.toISOString() })),
    paid: toMoney(currency, order.paid),
    history: toHistory(order).map(({ by: _, ...event }) => event),
    refund: refund
      ? {
          state: refund.state,
          reason: refund.reason,
          amount: toMoney(currency, refund.amount),
          at: refund.at.toISOString(),
        }
      : null,
    may: {
      cancel: state === 'pending' && !agreement,
      sendReceipt: maySendReceipt(order),
      askRefund: (state === 'paid' || state === 'delivered') && order.paid > 0 && !refund && !agreement,
    },
    ...(agreement ? { project: agreement.project } : {}),
    seller: agreement?.seller ? { name: agreement.seller.name, address: '', email: '' } : of.seller,
  };
}

/** @param nameOf returns an actor's display name */
export const orderAdminView = (
  order: StoredOrder,
  payments: readonly Payment[],
  nameOf: (by: string) => string,
  of: ViewContext,
): AdminOrder => ({
  ...orderView(order, of),
  receipts: (order.receipts ?? []).map(({ id, name, bytes, at }) => ({ id, name, bytes, at: at.toISOString() })),
  isMember: order.buyer.startsWith('u:'),
  payments: payments.map(({ amount, reference, on, by, at }) => ({
    amount: toMoney(order.currency, amount),
    reference,
    on,
    by: nameOf(by),
    at: at.toISOString(),
  })),
  owed: toMoney(order.currency, order.owed),
  events: toHistory(order).map((event) => ({ ...event, by: nameOf(event.by) })),
});
