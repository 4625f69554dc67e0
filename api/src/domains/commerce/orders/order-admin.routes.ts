import { z } from 'zod';
import {
  adminOrderListSchema,
  adminOrderQuerySchema,
  adminOrderSchema,
  bookPaymentSchema,
  reasonSchema,
  refundSchema,
  refundSentSchema,
} from '@verse/api-contract/commerce/store-admin.schema';
import type { PrivateFiles } from '../../../platform/files';
import { AppError, NO_STORE, orConflict, type Person, reply, type Route, route } from '../../../platform/http';
import type { StoredOrder } from './order';
import type { OrderAdmin } from './order-admin.service';
import { waitingSince } from './order-lists';
import { byNumber } from './orders.routes';
import { orderAdminView, orderSummaryView, type ViewContext } from './orders.view';

interface Dependencies {
  admin: OrderAdmin;
  of: ViewContext;
  files: Pick<PrivateFiles, 'send'>;
}

const ONE = '/api/desk/orders/:number';
const order = { description: 'The order as it is now', schema: adminOrderSchema };
const permission = 'orders.manage' as const;

/** Creates the routes for actions on an order, and their responses. */
function createActions({ admin, of }: Omit<Dependencies, 'files'>) {
  async function toView(found: StoredOrder) {
    const payments = await admin.listPayments(found);
    const ids = new Set([...found.events, ...payments].map(({ by }) => by));
    const names = new Map(
      await Promise.all([...ids].map(async (by) => [by, await admin.findActorName(found, by)] as const)),
    );
    return orderAdminView(found, payments, (by) => names.get(by) ?? by, of);
  }

  /** Conflict responses include the current order, so that staff do not act on an outdated one. */
  async function answer(number: string, work: Promise<StoredOrder>) {
    const changed = orConflict(work, async (current) => ({
      message: 'This order just changed. Please check it.',
      details: { current: await toView(current) },
    }));
    try {
      return reply(200, await toView(await changed), NO_STORE);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'wrong-state') throw error;
      const current = await toView(await admin.find(number));
      throw new AppError('wrong-state', error.message, { details: { order: current }, cause: error });
    }
  }

  const act = <S extends z.ZodType>(
    name: string,
    summary: string,
    body: S,
    work: (person: Person, number: string, revision: number, body: z.infer<S>) => Promise<StoredOrder>,
  ): Route =>
    route(
      {
        method: 'post',
        path: `${ONE}/${name}`,
        summary,
        permission,
        ...byNumber,
        ifMatch: true,
        body,
        responses: { 200: order },
        errors: [400, 404, 409, 428],
      },
      async (call) => answer(call.params.number, work(call.person, call.params.number, call.version, call.body)),
    );

  return { toView, answer, act };
}

const listRoute = (admin: OrderAdmin): Route =>
  route(
    {
      method: 'get',
      path: '/api/desk/orders',
      summary: 'List a work queue of orders, oldest first, or all orders, newest first',
      permission,
      query: adminOrderQuerySchema,
      responses: { 200: { description: 'A page of orders', schema: adminOrderListSchema } },
      errors: [400],
    },
    async ({ query }) => {
      const { orders, next } = await admin.list(query);
      const shown = orders.map((one) => ({
        ...orderSummaryView(one),
        name: one.name,
        email: one.email,
        waitingSince: query.queue ? waitingSince(one).toISOString() : null,
        dueAt: one.refundDueAt?.toISOString() ?? null,
      }));
      return reply(200, { orders: shown, next }, NO_STORE);
    },
  );

export function orderAdminRoutes({ admin, of, files }: Dependencies): Route[] {
  const { toView, answer, act } = createActions({ admin, of });
  return [
    listRoute(admin),
    route(
      {
        method: 'get',
        path: ONE,
        summary: 'Get an order with its payments',
        permission,
        ...byNumber,
        responses: { 200: order },
        errors: [404],
      },
      async ({ params }) => reply(200, await toView(await admin.find(params.number)), NO_STORE),
    ),
    route(
      {
        method: 'get',
        path: `${ONE}/receipts/:file`,
        summary: 'Download a payment receipt',
        permission,
        params: byNumber.params.extend({ file: z.string().regex(/^[0-9a-f]{16}$/) }),
        notFoundMessage: byNumber.notFoundMessage,
        responses: { 200: { description: 'The file, to be saved', type: 'application/octet-stream' } },
        errors: [404, 503],
      },
      async ({ person, params }) => files.send(await admin.receipt(person, params.number, params.file)),
    ),
    act('payment', 'Add a transfer to an order; idempotent', bookPaymentSchema, admin.book),
    route(
      {
        method: 'post',
        path: `${ONE}/deliver`,
        summary: 'Mark an order as sent',
        permission,
        ...byNumber,
        ifMatch: true,
        responses: { 200: order },
        errors: [404, 409, 428],
      },
      async ({ person, params, version }) => answer(params.number, admin.deliver(person, params.number, version)),
    ),
    act('cancel', 'Cancel an unpaid order', reasonSchema, (person, number, revision, { reason }) =>
      admin.cancel(person, number, revision, reason),
    ),
    act('refund', 'Refund a paid order', refundSchema, admin.refund),
    act('decline-refund', 'Decline a refund', reasonSchema, (person, number, revision, { reason }) =>
      admin.declineRefund(person, number, revision, reason),
    ),
    act('refund-sent', 'Confirm that a refund was sent', refundSentSchema, (person, number, revision, { reference }) =>
      admin.refundSent(person, number, revision, reference),
    ),
  ];
}
