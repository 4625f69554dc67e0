import type { Product } from '@verse/api-contract/api';
import { PRODUCT_CATEGORIES, type ProductCategory } from '@verse/api-contract/commerce/products.values';
import { matchesSearch } from '@verse/api-contract/fold-text';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { defineFilters, oneOf, text } from '@verse/contract/filters';

export const SORTS = [
  { value: '', label: 'Sort by' },
  { value: 'price-asc', label: 'Price: Low to High' },
  { value: 'price-desc', label: 'Price: High to Low' },
  { value: 'rating', label: 'Top Rated' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

/** The fields of the filter form, in the URL's query. The category is a link. */
export const CATALOGUE_FIELDS = defineFilters({ q: text(), sort: oneOf(SORTS.map(({ value }) => value)) });

/** The filter and sort order in the URL's query. Unknown values fall back to all products in the default order. */
export interface CatalogueFilters {
  category: ProductCategory | undefined;
  sort: Sort;
  /** Words that the product name must contain. */
  q: string;
  page: number;
}

const ORDERS: Record<Exclude<Sort, ''>, (a: Product, b: Product) => number> = {
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
};
const PAGE = 24;

export function readFilters(search: URLSearchParams): CatalogueFilters {
  return {
    category: PRODUCT_CATEGORIES.find((category) => category.toLowerCase() === search.get('category')?.toLowerCase()),
    sort: SORTS.find(({ value }) => value === search.get('sort'))?.value ?? '',
    q: (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  };
}

export function writeFilters({ category, sort, q, page }: CatalogueFilters): string {
  const search = new URLSearchParams({
    ...(category ? { category: category.toLowerCase() } : {}),
    ...(sort ? { sort } : {}),
    ...(q ? { q } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return search.size > 0 ? `?${search}` : '';
}

export interface Arranged {
  /** The filters, with the page number adjusted to one that exists. */
  filters: CatalogueFilters;
  products: Product[];
  total: number;
  pages: number;
}

export function arrange(all: readonly Product[], wanted: CatalogueFilters): Arranged {
  const { category, sort, q } = wanted;
  const found = all.filter(
    (product) => (!category || product.category === category) && matchesSearch(q, [product.name]),
  );
  const sorted = sort ? found.sort(ORDERS[sort]) : found;
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(wanted.page, pages);
  return {
    filters: { ...wanted, page },
    products: sorted.slice((page - 1) * PAGE, page * PAGE),
    total: found.length,
    pages,
  };
}
