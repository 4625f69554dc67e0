import { CONTRACT_VERSION } from '@verse/contract';
import * as surface from './remote';

describe('what mf-store gives the shell', () => {
  // @proves RTE-09
  it('is one remote with the products and the cart', () => {
    expect(Object.keys(surface)).toEqual(['default']);
    expect(surface.default.contract).toBe(CONTRACT_VERSION);
    expect(surface.default.routes.map((route) => [route.path ?? '', route.handle])).toEqual([
      ['', { chunk: 'mf-store-products' }],
      ['products/:id', { chunk: 'mf-store-product' }],
      ['products/:id/review', { chunk: 'mf-store-product' }],
      ['cart', { chunk: 'mf-store-cart' }],
      ['cart/contents', { chunk: 'mf-store-cart-contents' }],
      ['checkout', { chunk: 'mf-store-checkout' }],
      ['orders', { chunk: 'mf-store-orders' }],
      ['orders/:number', { chunk: 'mf-store-order' }],
      ['desk', { chunk: 'mf-store-desk' }],
      ['desk/products/:id', { chunk: 'mf-store-desk-product' }],
      ['desk/orders', { chunk: 'mf-store-desk-orders' }],
      ['desk/orders/:number', { chunk: 'mf-store-desk-order' }],
    ]);
    expect(Object.keys(surface.default.slots ?? {})).toEqual(['header-cart']);
  });
});
