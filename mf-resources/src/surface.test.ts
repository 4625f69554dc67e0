import { CONTRACT_VERSION } from '@verse/contract';
import * as surface from './remote';

describe('what mf-resources gives the shell', () => {
  // @proves RTE-10 RTE-11 RTE-12 RTE-13
  it('is one remote with its pages, the lists they ask for, and nothing else', () => {
    expect(Object.keys(surface)).toEqual(['default']);
    expect(surface.default.contract).toBe(CONTRACT_VERSION);
    expect(surface.default.routes.map((route) => [route.path ?? '', route.handle])).toEqual([
      ['', { chunk: 'mf-resources-hub' }],
      ['blogs', { chunk: 'mf-resources-blogs' }],
      ['blogs/:id', { chunk: 'mf-resources-blog' }],
      ['blog-management', { chunk: 'mf-resources-blog-management' }],
      ['blog-management/posts', { chunk: 'mf-resources-blog-management' }],
      ['blog-management/posts/:id', { chunk: 'mf-resources-blog-management' }],
      ['blog-management/review', { chunk: 'mf-resources-blog-management' }],
      ['blog-management/all', { chunk: 'mf-resources-blog-management' }],
      ['blog-management/list', { chunk: 'mf-resources-blog-management' }],
      ['blog-management/versions', { chunk: 'mf-resources-blog-management' }],
      ['digital-products', { chunk: 'mf-resources-digital-products' }],
      ['tool-suggestions', { chunk: 'mf-resources-tool-suggestions' }],
      ['tool-suggestions/list', { chunk: 'mf-resources-tool-suggestions' }],
    ]);
    expect(surface.default.slots).toBeUndefined();
  });
});
