import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { Config } from '../../../platform/config';
import type { Feature, WorkQueue } from '../../../platform/feature';
import type { FileRecord } from '../../../platform/files';
import type { Platform } from '../../../platform/open-platform';
import { NEVER_SHOWN } from '../../../platform/people';
import type { Accounts, AgreedOrders, Organisations } from '../../../platform/ports';
import type { CartForOrders } from '../cart';
import type { Stock } from '../stock';
import { createAgreedOrders } from './agreed-orders';
import type { Carts } from './carts';
import { createCheckout } from './checkout.service';
import { type StoredOrder, toMailLimit } from './order';
import { orderAdminRoutes } from './order-admin.routes';
import { createOrderAdmin } from './order-admin.service';
import { orderMails, toMailKind } from './order-mails';
import { createOrderSteps, type StepDependencies } from './order-reservations';
import { createOrderRepository, type OrderRepository } from './orders.repository';
import { ordersRoutes } from './orders.routes';
import { createOrdersService } from './orders.service';
import type { OrderEmail } from './outbox';
import { bankTransfer } from './payments';
import { createPaymentRepository } from './payments.repository';
import { createPlacing } from './placing.service';
import { ownerOfReceipt } from './receipt-owners';
import { createSweep } from './sweep';

const SWEEP_MS = 30_000;
/** Maximum number of guest orders per hour from one network. High enough for a whole school class. */
const MOST_OF_GUESTS_AN_HOUR = 60;
/** Maximum number of downloads per day, for each file in an order. */
const MOST_DOWNLOADS_A_DAY = 20;

interface OrderPartsDependencies extends Pick<Accounts, 'findPerson' | 'queueMail'> {
  stock: StepDependencies['stock'];
  carts: Carts;
  /** Removes a member's rating of a product. */
  removeRating: (memberId: string, product: string) => Promise<unknown>;
  organisations: Pick<Organisations, 'actsInProjects'>;
}

interface OrdersDependencies extends Pick<OrderPartsDependencies, 'removeRating'> {
  stock: Stock;
  cart: CartForOrders;
}

/**
 * Exports an order without its access keys, its holders and internal fields, and without the account ids of its seller
 * and of the staff who changed it.
 */
function toExport(stored: StoredOrder) {
  const {
    keys: _keys,
    holders: _holders,
    fingerprint: _fingerprint,
    todo: _todo,
    claimants: _claimants,
    arrived: _arrived,
    agreement,
    ...order
  } = stored;
  const plain = ({ blob: _, ...file }: FileRecord) => file;
  const lines = order.lines.map(({ files, ...line }) => (files ? { ...line, files: files.map(plain) } : line));
  const seller = agreement?.seller && { name: agreement.seller.name, account: agreement.seller.account };
  return {
    ...order,
    lines,
    events: order.events.map(({ by: _, ...event }) => event),
    ...(agreement ? { agreement: { project: agreement.project, seller } } : {}),
    ...(order.receipts ? { receipts: order.receipts.map(plain) } : {}),
  };
}

type OrderPlatform = Pick<Platform, 'db' | 'budgets' | 'audit' | 'logger' | 'now' | 'files'> & {
  config: Pick<Config, 'shop'>;
};

/** Creates the parts of the feature. Tests use them without the routes. */
export async function createOrderParts(
  { db, budgets, audit, logger, now, config, files }: OrderPlatform,
  { stock, carts, findPerson, queueMail, removeRating, organisations }: OrderPartsDependencies,
) {
  const orders = await createOrderRepository(db);
  const payments = await createPaymentRepository(db);
  const of = { providers: [bankTransfer(config.shop.accounts)], seller: config.shop.seller };
  const mail = async (about: OrderEmail, order: StoredOrder) => {
    const id = `order-${order.id}-${about}-${order.revision}`;
    await queueMail(toMailKind(about), { order: order.id }, toMailLimit(order), id);
  };
  const paymentListeners: Parameters<AgreedOrders['onPayment']>[0][] = [];
  const agreementChanged = async (project: string) =>
    void (await Promise.all(paymentListeners.map((changed) => changed(project))));
  /** Withdraws the ratings of products of which the member has no other delivered order. */
  async function withdrawRatings(memberId: string, items: readonly string[]): Promise<void> {
    for (const item of items) {
      const [kind, product] = item.split(/:(.*)/s);
      if (kind !== 'product' || (await orders.hasReceived(`u:${memberId}`, item))) continue;
      await removeRating(memberId, product!);
    }
  }
  const steps = createOrderSteps({
    agreementChanged,
    orders,
    payments,
    stock,
    removeOrdered: carts.removeOrdered,
    mail,
    withdrawRatings,
    logger,
    now,
  });
  const countGuest = budgets({
    name: 'guest-orders',
    windowMs: HOUR_MS,
    most: MOST_OF_GUESTS_AN_HOUR,
    message: 'Too many orders from your network. Please try again in a while, or sign in.',
  });
  const countDownload = budgets({
    name: 'order-downloads',
    windowMs: DAY_MS,
    most: MOST_DOWNLOADS_A_DAY,
    message: 'You downloaded this file a lot today. Please try again tomorrow.',
  });
  const { providers } = of;
  const onPayment: AgreedOrders['onPayment'] = (changed) => void paymentListeners.push(changed);
  const agreed = { ...createAgreedOrders({ orders, payments, steps, of, now }), onPayment };
  return {
    orders,
    of,
    steps,
    agreed,
    findCheckout: createCheckout({ orders, carts, findPerson, providers, now }),
    placing: createPlacing({ orders, carts, steps, stock, findPerson, providers, countGuest, now }),
    service: createOrdersService({
      orders,
      steps,
      carts,
      files,
      countDownload,
      agreementChanged,
      paysFor: organisations.actsInProjects,
      now,
    }),
    admin: createOrderAdmin({ orders, payments, steps, audit, findPerson, bookAgreed: agreed.bookById, now }),
    sweep: createSweep({ orders, steps, stock, logger, now }),
  };
}

/** Stock to which returned items go back. A move is booked once. */
const createOrderStock = (stock: Stock, now: () => Date): StepDependencies['stock'] => ({
  ...stock,
  async restock(key, move, quantity) {
    const id = move.replace(/[^\w-]/g, '-');
    await stock.move(key, { id, change: quantity, reason: 'return', note: '', by: 'shop', at: now() });
  },
});

export interface OrdersFeature extends Feature {
  /** Whether the item was delivered to the member and has not been refunded. */
  hasReceived: (memberId: string, item: string) => Promise<boolean>;
  agreed: AgreedOrders;
}

const queueOf = (orders: OrderRepository): WorkQueue => ({
  desk: 'store-orders',
  count: orders.countTasks,
  oldest: orders.findOldestTask,
  // Only for refunds.
  promised: { nextDue: orders.findNextAnswerDue, countOverdue: orders.countAnswersOverdue },
});

/** Turns a cart into exactly one order; inventory, payments and refunds stay consistent after any crash. */
export async function createOrdersFeature(
  platform: Platform,
  { stock, cart, removeRating }: OrdersDependencies,
): Promise<OrdersFeature> {
  const { find, toView, ...carts } = cart;
  const parts = await createOrderParts(platform, {
    ...platform.accounts,
    organisations: platform.organisations,
    removeRating,
    stock: createOrderStock(stock, platform.now),
    carts: { ...carts, find, findView: async (id) => toView(await find(id)) },
  });
  const { orders, of, steps, admin, sweep, agreed } = parts;
  return {
    name: 'orders',
    agreed,
    routes: [...ordersRoutes({ ...platform, ...parts }), ...orderAdminRoutes({ ...platform, admin, of })],
    pictures: [{ collection: 'orders', ownerOf: ownerOfReceipt, shows: NEVER_SHOWN }],
    workQueues: [queueOf(orders)],
    memberRecords: [
      {
        kind: 'orders',
        find: async (memberId, most) =>
          (await orders.listLatestOf(`u:${memberId}`, most)).map(({ number, state, placedAt }) => ({
            at: placedAt,
            text: `${number}: ${state}`,
            path: addressOf('order', { number }),
          })),
      },
    ],
    hasReceived: (memberId, item) => orders.hasReceived(`u:${memberId}`, item),
    mails: orderMails({ orders, publicOrigin: platform.config.publicOrigin, of }),
    personalData: [
      {
        name: 'orders',
        async *export(userId) {
          for await (const order of orders.listOfBuyer(`u:${userId}`)) yield toExport(order);
        },
        async erase(userId) {
          for await (const order of orders.listOfBuyer(`u:${userId}`))
            if (order.state === 'pending') await steps.cancel(order, userId);
          await orders.detachBuyer(userId, platform.now());
          await sweep.buyers();
        },
      },
    ],
    jobs: [
      {
        name: 'sweep-orders',
        everyMs: SWEEP_MS,
        run: sweep.orders,
        failed: 'failed to process due orders',
      },
      {
        name: 'release-claims',
        run: sweep.claims,
        failed: 'failed to release units of closed orders',
        done: 'released units of closed orders',
      },
      {
        name: 'forget-buyers',
        run: sweep.buyers,
        failed: 'failed to erase deleted buyers from their orders',
      },
    ],
  };
}
