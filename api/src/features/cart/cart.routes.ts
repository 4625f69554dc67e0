import { z } from 'zod';
import { cartAdditionSchema, cartChangeSchema, cartSchema } from '@verse/api-contract/cart.schema';
import { AppError, EVERYBODY, reply, type Route, route, VersionConflict } from '../../platform/http';
import type { Answer, CartService, Visitor } from './cart.service';
import type { StoredCart } from './cart-document';

const byId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
const UNKNOWN = 'There is no such product.';
const cart = { description: 'The cart as it is now', schema: cartSchema };

async function visitorOf(call: Pick<Visitor, 'browser'> & { caller: () => Promise<{ id: string } | undefined> }) {
  return { browser: call.browser, member: (await call.caller())?.id };
}

function answerOf({ cart: body, cookies, hasChanged }: Answer) {
  const headers = { 'Cache-Control': 'no-store', ...(hasChanged ? { 'X-Changed': 'cart' } : {}) };
  return reply(200, body, { headers, cookies });
}

/** 409 with the cart as it is, so that the page can show it and ask again. */
async function orChanged(service: CartService, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    throw new AppError('cart-changed', 'Your cart has changed in another window or on another device.', {
      details: { cart: await service.viewOf(error.current as StoredCart) },
    });
  }
}

export function cartRoutes(service: CartService): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/cart',
        summary: 'The visitor’s cart; the one filled before signing in is taken over',
        may: EVERYBODY,
        answers: { 200: cart },
      },
      async (call) => answerOf(await service.see(await visitorOf(call))),
    ),
    route(
      {
        method: 'post',
        path: '/api/cart/lines',
        summary: 'Puts something into the cart; the same click counts once',
        may: EVERYBODY,
        body: cartAdditionSchema,
        answers: { 200: cart },
        refusals: [400, 404, 409, 429],
      },
      async (call) => answerOf(await service.add(await visitorOf(call), call.body)),
    ),
    route(
      {
        method: 'put',
        path: '/api/cart',
        summary: 'Changes what the cart holds, how much of it, and the currency',
        may: EVERYBODY,
        ifMatch: true,
        body: cartChangeSchema,
        answers: { 200: cart },
        refusals: [400, 404, 409, 428, 429],
      },
      async (call) =>
        answerOf(await orChanged(service, service.replace(await visitorOf(call), call.version, call.body))),
    ),
    ...favouriteRoutes(service),
  ];
}

const favouriteRoutes = (service: CartService): Route[] => [
  route(
    {
      method: 'put',
      path: '/api/products/:id/favorite',
      summary: 'Keeps a product as a favourite',
      may: EVERYBODY,
      params: byId,
      unknown: UNKNOWN,
      answers: { 200: cart },
      refusals: [404, 409, 429],
    },
    async (call) => answerOf(await service.like(await visitorOf(call), `product:${call.params.id}`)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/products/:id/favorite',
      summary: 'Takes a favourite back',
      may: EVERYBODY,
      params: byId,
      unknown: UNKNOWN,
      answers: { 200: cart },
      refusals: [404],
    },
    async (call) => answerOf(await service.unlike(await visitorOf(call), `product:${call.params.id}`)),
  ),
];
