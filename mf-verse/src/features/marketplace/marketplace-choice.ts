import { matchesSearch } from '@verse/api-contract/fold-text';
import { type Product, PRODUCT_CATEGORIES, type ProductCategory } from '@verse/api-contract/products';

/** Sort order labels, in display order. */
export const SORTS = {
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  rating: 'Top Rated',
} as const;
type Sort = keyof typeof SORTS;

/** The product filters in the URL query. */
export interface MarketplaceChoice {
  query: string;
  category: ProductCategory | undefined;
  sort: Sort | undefined;
}

/** Parses the filters from a URL, dropping unknown values. */
export function parseMarketplaceChoice(search: URLSearchParams): MarketplaceChoice {
  const category = search.get('category');
  const sort = search.get('sort') ?? '';
  return {
    query: search.get('q') ?? '',
    category: PRODUCT_CATEGORIES.find((one) => one.toLowerCase() === category?.toLowerCase()),
    sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : undefined,
  };
}

const ORDERS: Record<Sort, (one: Product, other: Product) => number> = {
  'price-asc': (one, other) => one.price - other.price,
  'price-desc': (one, other) => other.price - one.price,
  rating: (one, other) => other.rating - one.rating,
};

/** Returns the products that match the filters, in a stable order. */
export function filterProducts(products: readonly Product[], { query, category, sort }: MarketplaceChoice): Product[] {
  const matching = products.filter(
    (one) =>
      (!category || one.category === category) && matchesSearch(query, [one.name, one.category, one.seller ?? '']),
  );
  if (!sort) return matching;
  return matching.toSorted((one, other) => ORDERS[sort](one, other) || one.id.localeCompare(other.id));
}
