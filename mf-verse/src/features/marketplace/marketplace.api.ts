import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Cart, CartAddition, CartChange } from '@verse/api-contract/cart';
import type { Product } from '@verse/api-contract/products';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { actsOf } from '../../shared/perform';

export interface MarketplaceData {
  products: Product[];
  cart: Cart;
}

/** The list is the same for everybody; what is a favourite is known to the cart alone. */
export async function loadMarketplace(args: LoaderFunctionArgs): Promise<MarketplaceData> {
  const [products, cart] = await Promise.all([
    api(args)<Product[]>('/api/products?area=marketplace'),
    api(args)<Cart>('/api/cart'),
  ]);
  return { products, cart };
}

export type FavouriteAct = { what: 'favourite'; id: string; on: boolean };
export type AddAct = { what: 'add' } & CartAddition;
export type TakeOutAct = { what: 'take out'; item: string; quantity: number };
export type MarketplaceAct = FavouriteAct | AddAct | TakeOutAct;

export const itemOf = ({ id }: Pick<Product, 'id'>): string => `product:${id}`;

/** Takes out as many as were added, of what the cart holds by now. */
async function takeOut(client: ApiClient, { item, quantity }: TakeOutAct): Promise<Cart> {
  const { lines, revision } = await client<Cart>('/api/cart');
  const left = lines.map((line) => ({
    item: line.item,
    quantity: line.item === item ? line.quantity - quantity : line.quantity,
  }));
  const body: CartChange = { lines: left.filter((line) => line.quantity > 0) };
  return client('/api/cart', { method: 'PUT', headers: { 'if-match': `"${revision}"` }, body });
}

function perform(client: ApiClient, act: MarketplaceAct): Promise<Cart> {
  if (act.what === 'take out') return takeOut(client, act);
  if (act.what === 'favourite')
    return client(`/api/products/${encodeURIComponent(act.id)}/favorite`, { method: act.on ? 'PUT' : 'DELETE' });
  const { item, quantity, click } = act;
  return client('/api/cart/lines', { method: 'POST', body: { item, quantity, click } satisfies CartAddition });
}

let ownActs = 0;

/** True while an act of this page is under way: what changes then, its answer says. */
export const isActing = (): boolean => ownActs > 0;

export const marketplaceActs = actsOf(async (client, act: MarketplaceAct) => {
  ownActs += 1;
  try {
    return await perform(client, act);
  } finally {
    ownActs -= 1;
  }
});
