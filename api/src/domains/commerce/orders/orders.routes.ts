import { z } from 'zod';
import {
  checkoutSchema,
  openOrderSchema,
  orderListQuerySchema,
  orderListSchema,
  orderSchema,
  placeOrderSchema,
  receiptUploadSchema,
  refundRequestSchema,
} from '@verse/api-contract/commerce/orders.schema';
import { RECEIPT_FILES } from '@verse/api-contract/files';
import { HOUR_MS } from '@verse/api-contract/time';
import type { PrivateFiles } from '../../../platform/files';
import {
  type Caller,
  NO_STORE,
  PUBLIC,
  type RateLimits,
  reply,
  type ReplyOptions,
  type Route,
  route,
} from '../../../platform/http';
import type { Visitor } from './carts';
import type { FindCheckout } from './checkout.service';
import type { StoredOrder } from './order';
import { type OrdersService, UNKNOWN_ORDER } from './orders.service';
import { orderSummaryView, orderView, type ViewContext } from './orders.view';
import type { Placing } from './placing.service';

export interface OrdersRoutesDependencies {
  service: OrdersService;
  placing: Placing;
  findCheckout: FindCheckout;
  of: ViewContext;
  files: Pick<PrivateFiles, 'send' | 'form'>;
  rateLimits: RateLimits;
}

export const byNumber = { params: z.object({ number: z.string().max(20) }), notFoundMessage: UNKNOWN_ORDER };
const order = { description: 'The order as it is now', schema: orderSchema };
const ofOrder = { permission: PUBLIC, ...byNumber, responses: { 200: order } } as const;
const keySchema = z
  .string('Send an Idempotency-Key, one for each order.')
  .regex(/^[\w-]{16,64}$/, 'An Idempotency-Key has 16 to 64 letters, digits, - or _.');
const ONE = '/api/orders/:number';
const OPEN = 'open';

export async function toVisitor(call: {
  browser: Visitor['browser'];
  caller: () => Promise<Caller | undefined>;
}): Promise<Visitor> {
  return { browser: call.browser, member: (await call.caller())?.id };
}

function placingRoutes({ placing, findCheckout, of }: OrdersRoutesDependencies): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/checkout',
        summary: 'Get the cart and the details that an order needs',
        permission: PUBLIC,
        responses: { 200: { description: 'The checkout', schema: checkoutSchema } },
      },
      async (call) => {
        const { checkout, cookies } = await findCheckout(await toVisitor(call));
        return reply(200, checkout, { ...NO_STORE, cookies });
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/orders',
        summary: 'Create an order from the displayed cart; idempotent by Idempotency-Key',
        permission: PUBLIC,
        headers: z.object({ 'Idempotency-Key': keySchema }),
        body: placeOrderSchema,
        responses: { 201: order },
        errors: [400, 403, 409, 429],
      },
      async (call) => {
        const placed = await placing.place(await toVisitor(call), call.headers['Idempotency-Key'], call.body);
        const headers = {
          ...NO_STORE.headers,
          'X-Changed': 'cart',
          ...(placed.isReplayed ? { 'Idempotency-Replayed': 'true' } : {}),
        };
        return reply(201, orderView(placed.order, of), { headers, cookies: placed.cookies });
      },
    ),
  ];
}

function readingRoutes({ service, of, files }: OrdersRoutesDependencies): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/orders',
        summary: 'List the caller’s orders, newest first',
        permission: PUBLIC,
        query: orderListQuerySchema,
        responses: { 200: { description: 'A page of orders', schema: orderListSchema } },
        errors: [400],
      },
      async (call) => {
        const { orders, next } = await service.list(await toVisitor(call), call.query.cursor);
        return reply(200, { orders: orders.map(orderSummaryView), next }, NO_STORE);
      },
    ),
    route(
      {
        method: 'get',
        path: ONE,
        summary: 'Get an order with its details',
        ...ofOrder,
        errors: [404],
      },
      async (call) =>
        reply(200, orderView(await service.find(await toVisitor(call), call.params.number), of), NO_STORE),
    ),
    route(
      {
        method: 'get',
        path: `${ONE}/files/:file`,
        summary: 'Download a purchased file, while its order is paid or delivered',
        permission: PUBLIC,
        params: byNumber.params.extend({ file: z.string().regex(/^[0-9a-f]{16}$/) }),
        notFoundMessage: UNKNOWN_ORDER,
        responses: { 200: { description: 'The file, to be saved', type: 'application/octet-stream' } },
        errors: [404, 429, 503],
      },
      async (call) => {
        const { file, taken } = await service.download(await toVisitor(call), call.params.number, call.params.file);
        return files.send(file, taken);
      },
    ),
  ];
}

function receiptRoutes({ service, of, files, rateLimits }: OrdersRoutesDependencies): Route[] {
  const receipts = rateLimits({
    name: 'order-receipts',
    windowMs: HOUR_MS,
    limit: 30,
    message: 'Too many receipts from your network. Please try again in a while.',
  });
  return [
    route(
      {
        method: 'post',
        path: `${ONE}/receipts`,
        summary: 'Upload a payment receipt, visible only to staff',
        ...ofOrder,
        limits: [receipts],
        form: files.form(RECEIPT_FILES),
        body: receiptUploadSchema,
        errors: [400, 404, 409, 411, 413, 415, 429, 503],
      },
      async (call) =>
        reply(200, orderView(await service.addReceipt(await toVisitor(call), call.params.number, call.body), of), {
          ...NO_STORE,
        }),
      async (call) => service.assertTakesReceipt(await toVisitor(call), call.params.number),
    ),
  ];
}

export function ordersRoutes(dependencies: OrdersRoutesDependencies): Route[] {
  const { service, of } = dependencies;
  const answer = (found: StoredOrder, options: ReplyOptions = {}) =>
    reply(200, orderView(found, of), { ...NO_STORE, ...options });
  return [
    ...placingRoutes(dependencies),
    ...readingRoutes(dependencies),
    ...receiptRoutes(dependencies),
    route(
      {
        method: 'post',
        path: `${ONE}/${OPEN}`,
        summary: 'Open an order with the key from an email',
        ...ofOrder,
        body: openOrderSchema,
        errors: [400, 404],
      },
      async (call) => {
        const { order: opened, cookies } = await service.open(await toVisitor(call), call.params.number, call.body.key);
        return answer(opened, { cookies });
      },
    ),
    route(
      {
        method: 'post',
        path: `${ONE}/cancel`,
        summary: 'Cancel an unpaid order; idempotent',
        ...ofOrder,
        errors: [404, 409],
      },
      async (call) => answer(await service.cancel(await toVisitor(call), call.params.number)),
    ),
    route(
      {
        method: 'post',
        path: `${ONE}/refund-request`,
        summary: 'Request a refund; granted if there is no reply within seven days',
        ...ofOrder,
        body: refundRequestSchema,
        errors: [400, 404, 409],
      },
      async (call) => answer(await service.askRefund(await toVisitor(call), call.params.number, call.body.reason)),
    ),
  ];
}
