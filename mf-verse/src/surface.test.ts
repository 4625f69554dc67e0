import { CONTRACT_VERSION } from '@verse/contract';
import * as surface from './remote';

describe('what mf-verse gives the shell', () => {
  // @proves VRS-02 GAP-050
  it('is one remote whose pages sit in the verse’s own frame, each in a chunk of its own', () => {
    expect(Object.keys(surface)).toEqual(['default']);
    const { contract, routes, publicRoutes, slots } = surface.default;
    expect(contract).toBe(CONTRACT_VERSION);
    expect(slots).toBeUndefined();
    const frame = routes.find((route) => route.children);
    expect(frame?.handle).toEqual({ chunk: 'mf-verse-frame' });
    const pages = frame?.children ?? [];
    const chunks = pages.map(({ handle }) => (handle as { chunk: string }).chunk);
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['community', 'feed', 'contests', 'settings']),
    );
    expect(new Set(chunks).size).toBe(pages.length);
    expect(chunks.filter((chunk) => !chunk.startsWith('mf-verse-'))).toEqual([]);
    expect(publicRoutes?.map((route) => [route.path, route.handle])).toEqual([
      [':handle', { chunk: 'mf-verse-member' }],
      [':handle/posts/:id', { chunk: 'mf-verse-member-post' }],
    ]);
  });
});
