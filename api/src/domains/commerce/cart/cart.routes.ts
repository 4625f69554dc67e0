import { z } from 'zod';
import { cartAdditionSchema, cartChangeSchema, cartSchema } from '@verse/api-contract/commerce/cart.schema';
import { AppError, PUBLIC, reply, type Route, route, VersionConflict } from '../../../platform/http';
import type { CartResult, CartService } from './cart.service';
import type { StoredCart } from './cart-document';
import type { Visitor } from './cart-holders';

const byId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
const UNKNOWN = 'There is no such product.';
const cart = { description: 'The cart as it is now', schema: cartSchema };

async function toVisitor(call: Pick<Visitor, 'browser'> & { caller: () => Promise<{ id: string } | undefined> }) {
  return { browser: call.browser, member: (await call.caller())?.id };
}

function toReply({ cart: body, cookies, hasChanged }: CartResult) {
  const headers = { 'Cache-Control': 'no-store', ...(hasChanged ? { 'X-Changed': 'cart' } : {}) };
  return reply(200, body, { headers, cookies });
}

/** Responds with 409 and the current cart, so that the page can show it and let the visitor decide. */
async function orCartConflict(service: CartService, work: Promise<CartResult>): Promise<CartResult> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    throw new AppError('cart-changed', 'Your cart has changed in another window or on another device.', {
      details: { cart: await service.toView(error.current as StoredCart) },
    });
  }
}

export function cartRoutes(service: CartService): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/cart',
        summary: 'Get the visitor’s cart, merged with the cart from before sign-in',
        permission: PUBLIC,
        responses: { 200: cart },
      },
      async (call) => toReply(await service.see(await toVisitor(call))),
    ),
    route(
      {
        method: 'post',
        path: '/api/cart/lines',
        summary: 'Add an item to the cart; idempotent by `click`',
        permission: PUBLIC,
        body: cartAdditionSchema,
        responses: { 200: cart },
        errors: [400, 404, 409, 429],
      },
      async (call) => toReply(await service.add(await toVisitor(call), call.body)),
    ),
    route(
      {
        method: 'put',
        path: '/api/cart',
        summary: 'Update the items, quantities and currency of the cart',
        permission: PUBLIC,
        ifMatch: true,
        body: cartChangeSchema,
        responses: { 200: cart },
        errors: [400, 404, 409, 428, 429],
      },
      async (call) =>
        toReply(await orCartConflict(service, service.replace(await toVisitor(call), call.version, call.body))),
    ),
    ...favouriteRoutes(service),
  ];
}

const favourite = {
  path: '/api/products/:id/favorite',
  permission: PUBLIC,
  params: byId,
  notFoundMessage: UNKNOWN,
  responses: { 200: cart },
} as const;

const favouriteRoutes = (service: CartService): Route[] => [
  route(
    {
      method: 'put',
      summary: 'Add a product to the favourites',
      ...favourite,
      errors: [404, 409, 429],
    },
    async (call) => toReply(await service.like(await toVisitor(call), `product:${call.params.id}`)),
  ),
  route(
    {
      method: 'delete',
      summary: 'Remove a product from the favourites',
      ...favourite,
      errors: [404],
    },
    async (call) => toReply(await service.unlike(await toVisitor(call), `product:${call.params.id}`)),
  ),
];
