import { CONTRACT_VERSION } from '@verse/contract';
import * as surface from './remote';

const PATHS = [
  undefined,
  'about',
  'features',
  'showcase',
  'services',
  'services/service/:slug',
  'contact',
  'open',
  'terms',
  'privacy-policy',
];

describe('what mf-marketing gives the shell', () => {
  // @proves RTE-01 RTE-02 RTE-03 RTE-04 RTE-05 RTE-06 RTE-14
  it('is one remote with the public pages and nothing else', () => {
    expect(Object.keys(surface)).toEqual(['default']);
    expect(surface.default.contract).toBe(CONTRACT_VERSION);
    expect(surface.default.routes.map(({ path }) => path)).toEqual(PATHS);
    expect(surface.default.slots).toBeUndefined();
  });

  // @proves GAP-077
  it('names a chunk of its own for every page, so that the server can preload it', () => {
    const chunks = surface.default.routes.map(({ handle }) => (handle as { chunk: string }).chunk);
    expect(new Set(chunks).size).toBe(PATHS.length);
    for (const chunk of chunks) expect(chunk).toMatch(/^mf-marketing-/);
  });
});
