import type { Product } from '@verse/api-contract/api';
import { PRODUCT_CATEGORIES } from '@verse/api-contract/commerce/products.values';
import { matchesSearch } from '@verse/api-contract/fold-text';
import { defineFilters, oneOf, text, type ValuesOf } from '@verse/contract/filters';

/** Sort order labels, in display order. */
export const SORTS = {
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  rating: 'Top Rated',
} as const;
type Sort = keyof typeof SORTS;

/** The product filters in the URL query. */
export const MARKETPLACE_FILTERS = defineFilters({
  q: text(Infinity),
  category: (typed) => PRODUCT_CATEGORIES.find((one) => one.toLowerCase() === typed.toLowerCase()),
  sort: oneOf(Object.keys(SORTS) as Sort[]),
});

const ORDERS: Record<Sort, (one: Product, other: Product) => number> = {
  'price-asc': (one, other) => one.price - other.price,
  'price-desc': (one, other) => other.price - one.price,
  rating: (one, other) => other.rating - one.rating,
};

/** Returns the products that match the filters, in a stable order. */
export function filterProducts(
  products: readonly Product[],
  { q = '', category, sort }: ValuesOf<typeof MARKETPLACE_FILTERS>,
): Product[] {
  const matching = products.filter(
    (one) => (!category || one.category === category) && matchesSearch(q, [one.name, one.category, one.seller ?? '']),
  );
  if (!sort) return matching;
  return matching.toSorted((one, other) => ORDERS[sort](one, other) || one.id.localeCompare(other.id));
}
