import type { Cart, CartLine } from '@verse/api-contract/api';
import type { LineState } from '@verse/api-contract/commerce/cart.values';
import { type Currency, type Money, sumOf, times } from '@verse/api-contract/money';
import type { ForSale, Line, StoredCart } from './cart-document';

function toLineState({ isSold, available }: ForSale, quantity: number, unit: Money | null): LineState {
  if (!isSold) return 'gone';
  if (available === 0) return 'sold-out';
  if (!unit) return 'not-in-currency';
  return available !== undefined && available < quantity ? 'short' : 'available';
}

const moneyIn = (currency: Currency, minor: number | undefined): Money | null =>
  minor === undefined ? null : { currency, minor };

function lineView({ item, quantity, seen }: Line, currency: Currency, sold: ForSale | undefined): CartLine {
  if (!sold)
    return {
      item,
      quantity,
      name: 'No longer sold',
      picture: null,
      seller: null,
      most: quantity,
      state: 'gone',
      left: null,
      unit: null,
      total: null,
      was: null,
    };
  const unit = moneyIn(currency, sold.prices[currency]);
  const before = moneyIn(currency, seen[currency]);
  return {
    item,
    name: sold.name,
    picture: sold.picture,
    seller: sold.seller ?? null,
    quantity,
    most: sold.most,
    state: toLineState(sold, quantity, unit),
    left: sold.available !== undefined && sold.available < sold.most ? sold.available : null,
    unit,
    total: unit && times(unit, quantity),
    was: unit && before && before.minor !== unit.minor ? before : null,
  };
}

const COUNTING: readonly LineState[] = ['available', 'short'];

/** Returns the cart with current prices and stock levels. */
export function cartView(
  { revision, currency, lines, favourites }: StoredCart,
  forSale: ReadonlyMap<string, ForSale | undefined>,
  notice: string | null,
): Cart {
  const views = lines.map((line) => lineView(line, currency, forSale.get(line.item)));
  const counting = views.filter(({ state }) => COUNTING.includes(state));
  return {
    revision,
    currency,
    count: counting.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: views,
    subtotal: sumOf(
      currency,
      counting.flatMap(({ total }) => total ?? []),
    ),
    favourites,
    notice,
  };
}
