import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { Cart, CartAddition, Product } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import * as cart from '@verse/contract/cart';
import { api } from '@verse/contract/react';
import { type CacheableData, isCacheable } from '../../shared/cacheable-data';

export interface MarketplaceData extends CacheableData {
  products: Product[];
  /** `null` on the server, which renders the same page for every visitor. */
  cart: Cart | null;
}

/** Loads the products and the visitor's cart, including the favourites. The products are the same for everyone. */
export async function loadMarketplace(args: LoaderFunctionArgs): Promise<MarketplaceData> {
  const [products, cart] = await Promise.all([
    callApi(api(args), 'GET /api/products', { query: { area: 'marketplace' } }),
    isCacheable() ? null : callApi(api(args), 'GET /api/cart'),
  ]);
  return { products, cart, isCacheable: isCacheable() };
}

/** Changing the query does not reload the products, because all of them are already loaded. */
export const keepsData: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export const toItem = ({ id }: Pick<Product, 'id'>): string => `product:${id}`;

let ownCalls = 0;

/**
 * Returns whether this page is sending a cart change. Its response will contain the new cart, so the cart need not be
 * reloaded.
 */
export const isSending = (): boolean => ownCalls > 0;

async function countCall(call: Promise<Cart>): Promise<Cart> {
  ownCalls += 1;
  try {
    return await call;
  } finally {
    ownCalls -= 1;
  }
}

export const setFavourite = (client: ApiClient, id: string, on: boolean) =>
  countCall(cart.setFavourite(client, id, on));

export const addToCart = (client: ApiClient, addition: CartAddition) => countCall(cart.addToCart(client, addition));

async function takeOne(client: ApiClient, item: string): Promise<Cart> {
  const changed = await cart.changeCart(client, (before) => ({
    lines: cart.withQuantity(cart.linesOf(before), item, (quantity) => quantity - 1),
  }));
  return changed.cart;
}

/** Undoes one addition. */
export const takeFromCart = (client: ApiClient, item: string) => countCall(takeOne(client, item));
