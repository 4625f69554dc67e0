import { type Product, PRODUCT_CATEGORIES, type ProductCategory } from '@verse/api-contract/products';

/** What each order is called, in the order of the list. */
export const SORTS = {
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  rating: 'Top Rated',
} as const;
type Sort = keyof typeof SORTS;

/** What the address asks for. */
export interface MarketplaceChoice {
  category: ProductCategory | undefined;
  sort: Sort | undefined;
}

/** Anything can stand in an address: what nobody offers is left out. */
export function marketplaceChoiceOf(search: URLSearchParams): MarketplaceChoice {
  const [category, sort] = [search.get('category'), search.get('sort') ?? ''];
  return {
    category: PRODUCT_CATEGORIES.find((one) => one.toLowerCase() === category?.toLowerCase()),
    sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : undefined,
  };
}

const ORDERS: Record<Sort, (one: Product, other: Product) => number> = {
  'price-asc': (one, other) => one.price - other.price,
  'price-desc': (one, other) => other.price - one.price,
  rating: (one, other) => other.rating - one.rating,
};

/** The products that fit what was chosen; two that are equal in an order always stand alike. */
export function chosenFrom(products: readonly Product[], { category, sort }: MarketplaceChoice): Product[] {
  const fitting = products.filter((one) => !category || one.category === category);
  if (!sort) return fitting;
  return fitting.toSorted((one, other) => ORDERS[sort](one, other) || one.id.localeCompare(other.id));
}
