import { DAY_SECONDS, HOUR_MS } from '@verse/api-contract/time';
import type { Feature } from '../../../platform/feature';
import { createBrowserKey } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';
import type { Shop } from '../../../platform/ports';
import { createCartRepository } from './cart.repository';
import { cartRoutes } from './cart.routes';
import { type CartForOrders, createCartService } from './cart.service';
import { GUEST_DAYS, type Sellable } from './cart-document';
import { createItemCheck } from './cart-holders';

export interface CartFeature extends Feature, Pick<Shop, 'hasCart'> {
  forOrders: CartForOrders;
}

/** Generous, because a whole school may share one IP address. */
const MOST_BEGUN_AN_HOUR = 600;

/** The cart for all types of items. It reserves no stock, and every operation is safe to retry. */
export async function createCartFeature(platform: Platform, sellables: readonly Sellable[]): Promise<CartFeature> {
  const { db, budgets, config, now } = platform;
  const carts = await createCartRepository(db);
  const key = createBrowserKey(config.publicOrigin, 'cart', GUEST_DAYS * DAY_SECONDS);
  const countBegun = budgets({
    name: 'new-carts',
    windowMs: HOUR_MS,
    most: MOST_BEGUN_AN_HOUR,
    message: 'Too many carts from your network. Please try again in a while.',
  });
  const service = createCartService({ carts, sellables, key, now, countBegun });
  return {
    name: 'cart',
    forOrders: service.forOrders,
    hasCart: createItemCheck({ carts, key }),
    routes: cartRoutes(service),
    personalData: [{ name: 'cart', export: service.export, erase: service.erase }],
    visitCookies: [key.clear],
    jobs: [
      {
        name: 'remove-carts',
        run: () => carts.removeExpired(now()),
        failed: 'failed to remove expired carts',
        done: 'removed abandoned carts',
      },
    ],
  };
}
