import type { Product } from '@verse/api-contract/products';
import { arrange, readChoice, writeChoice } from './catalogue';

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
const names = (search: string) => arrange(products, readChoice(new URLSearchParams(search))).map(({ name }) => name);

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
    expect(names('category=books&sort=__proto__')).toEqual(['cap', 'pin', 'lamp']);
  });

  // @proves STO-09
  it('leaves the list it was given as it was', () => {
    const before = [...products];
    arrange(products, { category: undefined, sort: 'price-asc' });
    expect(products).toEqual(before);
  });

  // @proves STO-09 STO-10
  it('writes the address that it reads', () => {
    expect(writeChoice({ category: undefined, sort: '' })).toBe('');
    const search = writeChoice({ category: 'Fashion', sort: 'rating' });
    expect(readChoice(new URLSearchParams(search))).toEqual({ category: 'Fashion', sort: 'rating' });
  });
});
