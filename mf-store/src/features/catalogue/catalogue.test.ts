import type { Product } from '@verse/api-contract/api';
import { arrange, readFilters, writeFilters } from './catalogue';

const product = (id: string, more: Partial<Product>): Product => ({
  id,
  name: id,
  image: `/images/${id}.webp`,
  price: 1,
  rating: 1,
  category: 'Fashion',
  ...more,
});

const products = [
  product('cap', { price: 17, rating: 4 }),
  product('pin', { price: 6, rating: 4.9, category: 'Accessories' }),
  product('lamp', { price: 88, rating: 4.5, category: 'Electronics' }),
];
const NOTHING = { category: undefined, sort: '', q: '', page: 1 } as const;
const names = (search: string) =>
  arrange(products, readFilters(new URLSearchParams(search))).products.map(({ name }) => name);

describe('the order and the selection', () => {
  // @proves STO-09
  it('sorts by price both ways and by rating, and otherwise keeps our order', () => {
    expect(names('')).toEqual(['cap', 'pin', 'lamp']);
    expect(names('sort=price-asc')).toEqual(['pin', 'cap', 'lamp']);
    expect(names('sort=price-desc')).toEqual(['lamp', 'cap', 'pin']);
    expect(names('sort=rating')).toEqual(['pin', 'lamp', 'cap']);
  });

  // @proves STO-10
  it('keeps one category, however it is written, and combines it with an order', () => {
    expect(names('category=fashion')).toEqual(['cap']);
    expect(names('category=FASHION&sort=rating')).toEqual(['cap']);
  });

  // @proves STO-09 STO-10
  it('takes an address it does not know as no wish at all', () => {
    expect(names('category=books&sort=__proto__&page=-3')).toEqual(['cap', 'pin', 'lamp']);
  });

  // @proves STO-10
  it('finds what has all the words in its name, whatever their order, and nothing else', () => {
    expect(names('q=LA')).toEqual(['lamp']);
    expect(names('q=p+a')).toEqual(['cap', 'lamp']);
    expect(names('q=p+a&category=fashion')).toEqual(['cap']);
    expect(names('q=%25')).toEqual([]);
  });

  // @proves STO-09
  it('shows 24 at a time, and the last page for a page number beyond it', () => {
    const many = Array.from({ length: 50 }, (_, index) => product(`p${index}`, {}));
    const shown = (page: number) => arrange(many, { ...NOTHING, page });
    expect(shown(1)).toMatchObject({ total: 50, pages: 3 });
    expect(shown(2).products.map(({ id }) => id)).toEqual(many.slice(24, 48).map(({ id }) => id));
    expect(shown(9)).toMatchObject({ filters: { page: 3 }, products: [{ id: 'p48' }, { id: 'p49' }] });
  });

  // @proves STO-09
  it('leaves the list it was given as it was', () => {
    const before = [...products];
    arrange(products, { ...NOTHING, sort: 'price-asc' });
    expect(products).toEqual(before);
  });

  // @proves STO-09 STO-10
  it('writes the address that it reads', () => {
    expect(writeFilters(NOTHING)).toBe('');
    const filters = { category: 'Fashion', sort: 'rating', q: 'tote & pin', page: 2 } as const;
    expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  });
});
