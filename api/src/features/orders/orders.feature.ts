import type { Config } from '../../platform/config';
import type { Feature } from '../../platform/feature';
import type { FileRecord } from '../../platform/files';
import type { MailQueue } from '../../platform/mail';
import type { Platform } from '../../platform/open-platform';
import { SHOWN_TO_NONE } from '../../platform/people';
import { deskRoutes } from './desk.routes';
import { createDesk } from './desk.service';
import { type MailAbout, mailLimitOf, type StoredOrder } from './order';
import { mailKindOf, orderMails } from './order-mails';
import { createOrderSteps, type StepDependencies } from './order-steps';
import { createOrderRepository } from './orders.repository';
import { ordersRoutes } from './orders.routes';
import { createOrdersService } from './orders.service';
import { bankTransfer } from './payments';
import { createPaymentRepository } from './payments.repository';
import { type Carts, createPlacing, type Member } from './placing.service';
import { createSweep } from './sweep';

const HOUR_MS = 3_600_000;
const SWEEP_MS = 30_000;
/** A class may order from one network. */
const MOST_OF_GUESTS_AN_HOUR = 60;
/** Of one file by those who hold its order. */
const MOST_DOWNLOADS_A_DAY = 20;

interface OrdersNeeds {
  stock: StepDependencies['stock'];
  carts: Carts & Pick<StepDependencies, 'takeOut'>;
  personOf: (id: string) => Promise<Member | undefined>;
  mails: Pick<MailQueue, 'add'>;
  withdrawRatings: StepDependencies['withdrawRatings'];
}

/** Everything that is kept of a member's orders, without what only proves who may see them. */
function exported(stored: StoredOrder) {
  const {
    keys: _keys,
    holders: _holders,
    fingerprint: _fingerprint,
    todo: _todo,
    claimants: _claimants,
    ...order
  } = stored;
  const plain = ({ blob: _, ...file }: FileRecord) => file;
  const lines = order.lines.map(({ files, ...line }) => (files ? { ...line, files: files.map(plain) } : line));
  return { ...order, lines, ...(order.receipts ? { receipts: order.receipts.map(plain) } : {}) };
}

type PartsOf = Pick<Platform, 'db' | 'budgets' | 'audit' | 'logger' | 'now' | 'files'> & {
  config: Pick<Config, 'shop'>;
};

/** What orders are made of; tests use the parts without the calls. */
export async function createOrderParts(
  { db, budgets, audit, logger, now, config, files }: PartsOf,
  needs: OrdersNeeds,
) {
  const { stock, carts, personOf, mails, withdrawRatings } = needs;
  const [orders, payments] = [await createOrderRepository(db), await createPaymentRepository(db)];
  const of = { providers: [bankTransfer(config.shop.accounts)], seller: config.shop.seller };
  const mail = async (about: MailAbout, order: StoredOrder) => {
    const id = `order-${order.id}-${about}-${order.revision}`;
    await mails.add(mailKindOf(about), { order: order.id }, mailLimitOf(order), id);
  };
  const steps = createOrderSteps({
    orders,
    payments,
    stock,
    takeOut: carts.takeOut,
    mail,
    withdrawRatings,
    logger,
    now,
  });
  const spend = budgets({
    name: 'guest-orders',
    windowMs: HOUR_MS,
    most: MOST_OF_GUESTS_AN_HOUR,
    message: 'Many orders have come from your network. Please try again in a while, or sign in.',
  });
  const spendDownload = budgets({
    name: 'order-downloads',
    windowMs: 24 * HOUR_MS,
    most: MOST_DOWNLOADS_A_DAY,
    message: 'You have downloaded this file many times today. Please try again tomorrow.',
  });
  const countGuest = (network: string) => spend(network, 1);
  const { providers } = of;
  return {
    ...{ orders, of, steps },
    placing: createPlacing({ orders, carts, steps, personOf, providers, countGuest, now }),
    service: createOrdersService({ orders, steps, carts, files, countDownload: (file) => spendDownload(file, 1), now }),
    desk: createDesk({ orders, payments, steps, audit, personOf, now }),
    sweep: createSweep({ orders, steps, stock, logger, now }),
  };
}

export interface OrdersFeature extends Feature {
  /** Whether something of it was delivered to the member, and not given back. */
  hasReceived: (memberId: string, item: string) => Promise<boolean>;
}

/** A cart becomes an order, once; shelf, payments and what goes back agree after any crash. */
export async function createOrdersFeature(platform: Platform, needs: OrdersNeeds): Promise<OrdersFeature> {
  const { orders, of, steps, placing, service, desk, sweep } = await createOrderParts(platform, needs);
  return {
    name: 'orders',
    routes: [...ordersRoutes({ ...platform, service, placing, of }), ...deskRoutes({ ...platform, desk, of })],
    pictures: [{ collection: 'orders', shows: SHOWN_TO_NONE }],
    hasReceived: (memberId, item) => orders.hasReceived(`u:${memberId}`, item),
    mails: orderMails({ orders, publicOrigin: platform.config.publicOrigin, of }),
    personalContent: [
      {
        name: 'orders',
        async *export(userId) {
          for await (const order of orders.ofBuyer(`u:${userId}`)) yield exported(order);
        },
        async erase(userId) {
          for await (const order of orders.ofBuyer(`u:${userId}`))
            if (order.state === 'pending') await steps.cancel(order, userId);
          await orders.disown(`u:${userId}`, platform.now());
          await sweep.buyers();
        },
      },
    ],
    jobs: [
      {
        name: 'sweep-orders',
        everyMs: SWEEP_MS,
        run: sweep.orders,
        failed: 'orders that are due could not be dealt with',
      },
      {
        name: 'release-claims',
        run: sweep.claims,
        failed: 'pieces of orders that are no more could not be released',
        done: 'released pieces of orders that are no more',
      },
      {
        name: 'forget-buyers',
        run: sweep.buyers,
        failed: 'buyers who have left could not be erased from their orders',
      },
    ],
  };
}
