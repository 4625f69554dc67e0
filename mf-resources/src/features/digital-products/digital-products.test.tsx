import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { getCover } from './covers';
import { actionFor, chooseProducts, type DigitalProduct, digitalProducts } from './digital-products';
import { ProductCard } from './product-card';

const product = (more: Partial<DigitalProduct>): DigitalProduct => ({
  ...(digitalProducts[0] as DigitalProduct),
  ...more,
});

describe('digital products', () => {
  // @proves ENT-12 DIG-19
  it('are three complete products, each with a drawn thumbnail', () => {
    expect(digitalProducts.map(({ category }) => category).sort()).toEqual(['digital', 'ebooks', 'ebooks']);
    for (const each of digitalProducts) {
      expect(Object.keys(each).sort()).toEqual([
        'category',
        'description',
        'featured',
        'id',
        'link',
        'name',
        'tags',
        'thumbnail',
      ]);
      expect(each.tags.length).toBeGreaterThan(0);
      expect(existsSync(join(__dirname, 'images', getCover(each.thumbnail)))).toBe(true);
    }
  });

  // @proves GAP-019
  it('are sorted with featured ones first, and keep their order otherwise', () => {
    const one = product({ id: 1, featured: false });
    const two = product({ id: 2, featured: true });
    const three = product({ id: 3, featured: false });
    expect(chooseProducts([one, two, three], '').map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it.each([
    ['ebooks', 'Grab Now', 'DIG-12'],
    ['courses', 'Enroll Now', 'DIG-13'],
    ['digital', 'Get Access', 'DIG-14'],
    ['templates', 'Download Now', 'DIG-15'],
    ['something else', 'View Details', 'DIG-16'],
  ])('of the category %s say "%s" on their button [%s]', (category, action) => {
    expect(actionFor(category)).toBe(action);
    render(<ProductCard product={product({ category })} />);
    expect(screen.getByRole('link', { name: new RegExp(`^${action}`) }).getAttribute('target')).toBe('_blank');
  });
});
