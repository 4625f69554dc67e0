import { ORDER_LIMITS } from '@verse/api-contract/orders';
import { FEW_LEFT } from '@verse/api-contract/products';
import type { Logger } from '../../platform/logging';
import { accountKey, mailboxKey } from '../../platform/shares';
import { holdsPieces, type MailAbout, owedOf, owing, piecesOf, type StoredOrder, type Task, tasksIn } from './order';
import type { OrderRepository } from './orders.repository';
import type { PaymentRepository } from './payments.repository';

/** The shelf, as orders need it. */
export interface Shelf {
  /** What can still be had of each. */
  available(keys: readonly string[]): Promise<Map<string, number>>;
  /** False where there are too few, or where a claimant would hold more than its share unpaid. */
  take(key: string, order: string, quantity: number, claimants: readonly string[]): Promise<boolean>;
  /** The most pieces of each that an unpaid order of these claimants can have now. */
  room(keys: readonly string[], claimants: readonly string[]): Promise<Map<string, number>>;
  addClaimant(key: string, order: string, claimant: string): Promise<boolean>;
  pay(key: string, order: string): Promise<void>;
  release(key: string, order: string): Promise<boolean>;
  ship(key: string, order: string): Promise<boolean>;
  putBack(key: string, move: string, quantity: number): Promise<void>;
  claims(): AsyncIterable<{ key: string; order: string }>;
}

export interface StepDependencies {
  orders: OrderRepository;
  payments: PaymentRepository;
  stock: Shelf;
  takeOut: (cart: string, order: string, lines: StoredOrder['lines']) => Promise<void>;
  mail: (about: MailAbout, order: StoredOrder) => Promise<void>;
  /** Withdraws what a member has said of things that went back. */
  withdrawRatings: (memberId: string, items: readonly string[]) => Promise<void>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
}

export const SHOP = 'shop';

/** The steps of an order, each of which may run twice: in a request, and in the sweep after a crash. */
export function createOrderSteps({
  orders,
  payments,
  stock,
  takeOut,
  mail,
  withdrawRatings,
  logger,
  now,
}: StepDependencies) {
  async function release({ id, lines }: StoredOrder): Promise<void> {
    for (const [key] of piecesOf(lines)) await stock.release(key, id);
  }

  async function pay({ id, lines }: StoredOrder): Promise<void> {
    for (const [key] of piecesOf(lines)) await stock.pay(key, id);
  }

  async function unrate({ buyer, lines }: StoredOrder): Promise<void> {
    if (buyer.startsWith('u:'))
      await withdrawRatings(
        buyer.slice(2),
        lines.map(({ item }) => item),
      );
  }

  /** Until when the pieces of an order are kept unpaid, counted from when it was placed. */
  async function heldUntilOf({ lines, placedAt }: StoredOrder, isProved: boolean): Promise<Date> {
    const available = await stock.available(piecesOf(lines).map(([key]) => key));
    const isScarce = [...available.values()].some((left) => left <= FEW_LEFT);
    const provedMinutes = 60 * (isScarce ? ORDER_LIMITS.heldHoursScarce : ORDER_LIMITS.heldHours);
    const minutes = isProved ? provedMinutes : ORDER_LIMITS.heldMinutesUnproved;
    return new Date(placedAt.getTime() + minutes * 60_000);
  }

  /**
   * The longer hold of an order whose address is proved now, which counts against the mailbox and the account as well.
   * None where these already hold their share.
   */
  async function extendedHold(order: StoredOrder, account: string | undefined): Promise<Date | undefined> {
    const claimants = [mailboxKey(order.email, true), ...(account === undefined ? [] : [accountKey(account)])];
    for (const [key] of piecesOf(order.lines))
      for (const claimant of claimants) if (!(await stock.addClaimant(key, order.id, claimant))) return undefined;
    return heldUntilOf(order, true);
  }

  /** What is only downloaded is delivered with the payment, whose mail says so. */
  async function deliver(id: string): Promise<void> {
    for (let order = await orders.find(id); order?.state === 'paid'; order = await orders.find(id))
      await orders.move(order, { to: 'delivered', by: SHOP, at: now(), todo: ['ship'] });
  }

  async function perform(order: StoredOrder, task: Task): Promise<void> {
    const [verb, ...rest] = task.split(' ');
    if (verb === 'release') return release(order);
    if (verb === 'pay') return pay(order);
    if (verb === 'unrate') return unrate(order);
    if (verb === 'cart') return takeOut(order.cartId, order.id, order.lines);
    if (verb === 'drop') return orders.remove(order.id);
    if (verb === 'mail') return mail(rest[0] as MailAbout, order);
    if (verb === 'return') return stock.putBack(rest[1]!, `${order.id}-${rest[1]!}`, Number(rest[0]));
    if (verb === 'deliver') return deliver(order.id);
    for (const [key] of piecesOf(order.lines)) await stock.ship(key, order.id);
  }

  /** Does what follows the last changes, in their order, and gives the order as it is then. */
  async function work(id: string): Promise<StoredOrder | undefined> {
    for (;;) {
      const order = await orders.find(id);
      const [batch] = order?.todo ?? [];
      if (!order || batch === undefined) return order;
      for (const task of tasksIn(batch)) await perform(order, task);
      await orders.done(id, batch);
    }
  }

  /** What follows is also done by the sweep: a failure here fails nobody's request. */
  async function afterwards(order: StoredOrder): Promise<StoredOrder> {
    try {
      return (await work(order.id)) ?? order;
    } catch (err) {
      logger.error({ err, order: order.id }, 'what follows a change of an order has to wait');
      return order;
    }
  }

  /** Takes the pieces of an order that is being placed, and only then lets it stand. */
  async function forward(order: StoredOrder): Promise<StoredOrder | undefined> {
    if (order.state !== 'placing') return order;
    for (const [key, quantity] of piecesOf(order.lines)) {
      if (await stock.take(key, order.id, quantity, order.claimants ?? [])) continue;
      await orders.move(order, { to: 'refused', by: SHOP, at: now(), todo: ['release', 'drop'] });
      return obey(order);
    }
    const isFree = order.total === 0;
    await orders.move(order, {
      to: isFree ? 'paid' : 'pending',
      by: order.events[0]?.by ?? SHOP,
      at: now(),
      ...(isFree ? {} : { set: { heldUntil: await heldUntilOf(order, order.isProved) } }),
      todo: ['cart', isFree ? 'mail paid' : 'mail received', ...afterPaying(isFree ? order : undefined)],
    });
    return obey(order);
  }

  /** Whoever was slower than others keeps to what they have made of the order: what it took too late goes back. */
  async function obey(order: StoredOrder): Promise<StoredOrder | undefined> {
    const current = await orders.find(order.id);
    if (!holdsPieces(current)) await release(order);
    return current;
  }

  const afterPaying = (order: StoredOrder | undefined): Task[] =>
    order?.lines.every(({ delivery }) => delivery === 'download') ? ['deliver'] : [];

  /** Brings an order in step with the money that has arrived for it. */
  async function settle(id: string, by: string): Promise<StoredOrder | undefined> {
    for (;;) {
      const order = await orders.find(id);
      if (!order) return undefined;
      const paid = (await payments.of(id)).reduce((sum, { amount }) => sum + amount, 0);
      if (paid === order.paid) return order;
      const isEnough = order.state === 'pending' && paid >= order.total;
      const set = { paid, ...owing(owedOf({ ...order, paid }), now()) };
      const done = isEnough
        ? await orders.move(order, {
            to: 'paid',
            by,
            at: now(),
            set,
            todo: ['pay', 'mail paid', ...afterPaying(order)],
          })
        : await orders.amend(order, set, now(), order.state === 'pending' ? ['mail short'] : []);
      if (done) return afterwards(done);
    }
  }

  async function cancel(order: StoredOrder, by: string, why?: string): Promise<StoredOrder | undefined> {
    const set = owing(owedOf({ ...order, state: 'cancelled' }), now());
    const done = await orders.move(order, {
      ...{ to: 'cancelled', by, at: now(), why, set, todo: ['release', 'mail cancelled'] },
    });
    return done && afterwards(done);
  }

  return { work, afterwards, forward, settle, cancel, extendedHold, room: stock.room, available: stock.available };
}

export type OrderSteps = ReturnType<typeof createOrderSteps>;
