import { z } from 'zod';
import {
  becauseSchema,
  bookPaymentSchema,
  deskOrderListSchema,
  deskOrderQuerySchema,
  deskOrderSchema,
  refundSchema,
  refundSentSchema,
} from '@verse/api-contract/store-desk.schema';
import type { PrivateFiles } from '../../platform/files';
import { AppError, orConflict, type Person, reply, type Route, route } from '../../platform/http';
import type { Desk } from './desk.service';
import type { StoredOrder } from './order';
import { byNumber, NO_STORE } from './orders.routes';
import { deskOrderView, orderSummaryView, type ViewOf } from './orders.view';

interface Dependencies {
  desk: Desk;
  of: ViewOf;
  files: Pick<PrivateFiles, 'send'>;
}

const ONE = '/api/desk/orders/:number';
const order = { description: 'The order as it is now', schema: deskOrderSchema };
const may = 'orders.manage' as const;

export function deskRoutes({ desk, of, files }: Dependencies): Route[] {
  async function viewOf(found: StoredOrder) {
    const payments = await desk.paymentsOf(found);
    const ids = new Set([...found.events, ...payments].map(({ by }) => by));
    const names = new Map(await Promise.all([...ids].map(async (by) => [by, await desk.nameOf(found, by)] as const)));
    return deskOrderView(found, payments, (by) => names.get(by) ?? by, of);
  }

  /** Tells what the order is by now, so that nobody acts on what was. */
  async function answer(number: string, work: Promise<StoredOrder>) {
    const changed = orConflict(work, async (current) => ({
      message: 'This order has changed in the meantime. Please check it again.',
      details: { current: await viewOf(current) },
    }));
    try {
      return reply(200, await viewOf(await changed), { headers: NO_STORE });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'wrong-state') throw error;
      const current = await viewOf(await desk.find(number));
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
        ...{ method: 'post', path: `${ONE}/${name}`, summary, may, ...byNumber, ifMatch: true, body },
        ...{ answers: { 200: order }, refusals: [400, 404, 409, 428] },
      },
      async (call) =>
        answer(call.params.number, work(call.person, call.params.number, call.version, call.body as z.infer<S>)),
    );

  return [
    route(
      {
        method: 'get',
        path: '/api/desk/orders',
        summary: 'What the desk works through, oldest first; or all orders, the last first',
        may,
        query: deskOrderQuerySchema,
        answers: { 200: { description: 'A page of orders', schema: deskOrderListSchema } },
        refusals: [400],
      },
      async ({ query }) => {
        const { orders, next } = await desk.list(query);
        const shown = orders.map((one) => ({ ...orderSummaryView(one), name: one.name, email: one.email }));
        return reply(200, { orders: shown, next }, { headers: NO_STORE });
      },
    ),
    route(
      {
        ...{ method: 'get', path: ONE, summary: 'An order with its payments', may, ...byNumber },
        ...{ answers: { 200: order }, refusals: [404] },
      },
      async ({ params }) => reply(200, await viewOf(await desk.find(params.number)), { headers: NO_STORE }),
    ),
    route(
      {
        ...{ method: 'get', path: `${ONE}/receipts/:file`, summary: 'A proof of the payment', may },
        params: byNumber.params.extend({ file: z.string().regex(/^[0-9a-f]{16}$/) }),
        unknown: byNumber.unknown,
        answers: { 200: { description: 'The file, to be saved', type: 'application/octet-stream' } },
        refusals: [404, 503],
      },
      async ({ person, params }) => files.send(await desk.receipt(person, params.number, params.file)),
    ),
    act('payment', 'Books a transfer, once however often it is asked', bookPaymentSchema, desk.book),
    route(
      {
        ...{ method: 'post', path: `${ONE}/deliver`, summary: 'Marks an order as sent', may, ...byNumber },
        ...{ ifMatch: true, answers: { 200: order }, refusals: [404, 409, 428] },
      },
      async ({ person, params, version }) => answer(params.number, desk.deliver(person, params.number, version)),
    ),
    act('cancel', 'Cancels an order that is not paid', becauseSchema, (person, number, revision, { reason }) =>
      desk.cancel(person, number, revision, reason),
    ),
    act('refund', 'Refunds a paid order', refundSchema, desk.refund),
    act('decline-refund', 'Refuses a refund', becauseSchema, (person, number, revision, { reason }) =>
      desk.declineRefund(person, number, revision, reason),
    ),
    act('refund-sent', 'Says that money was sent back', refundSentSchema, (person, number, revision, { reference }) =>
      desk.refundSent(person, number, revision, reference),
    ),
  ];
}
