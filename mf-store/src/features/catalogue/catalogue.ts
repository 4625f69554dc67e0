import { type Product, PRODUCT_CATEGORIES, type ProductCategory } from '@verse/api-contract/products';

export const SORTS = [
  { value: '', label: 'Sort by' },
  { value: 'price-asc', label: 'Price: Low to High' },
  { value: 'price-desc', label: 'Price: High to Low' },
  { value: 'rating', label: 'Top Rated' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

/** What the visitor has asked for, as the address bar holds it. Anything unknown means "all, in our order". */
export interface Choice {
  category: ProductCategory | undefined;
  sort: Sort;
}

const ORDERS: Record<Exclude<Sort, ''>, (a: Product, b: Product) => number> = {
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
};

export function readChoice(search: URLSearchParams): Choice {
  return {
    category: PRODUCT_CATEGORIES.find((category) => category.toLowerCase() === search.get('category')?.toLowerCase()),
    sort: SORTS.find(({ value }) => value === search.get('sort'))?.value ?? '',
  };
}

export function writeChoice({ category, sort }: Choice): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category.toLowerCase());
  if (sort) search.set('sort', sort);
  return search.size > 0 ? `?${search}` : '';
}

export function arrange(products: readonly Product[], { category, sort }: Choice): Product[] {
  const shown = products.filter((product) => !category || product.category === category);
  return sort ? shown.sort(ORDERS[sort]) : shown;
}
