import { CONTRACT_VERSION } from '@verse/contract';
import * as surface from './remote';

describe('what mf-store gives the shell', () => {
  // @proves RTE-09
  it('is one remote with the products page and nothing else', () => {
    expect(Object.keys(surface)).toEqual(['default']);
    expect(surface.default.contract).toBe(CONTRACT_VERSION);
    expect(surface.default.routes.map((route) => [route.path ?? '', route.handle])).toEqual([
      ['', { chunk: 'mf-store-products' }],
    ]);
    expect(surface.default.slots).toBeUndefined();
  });
});
