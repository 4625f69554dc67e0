import { CONTRACT_VERSION } from '@verse/contract';
import * as surface from './remote';

describe('what mf-verse gives the shell', () => {
  // @proves VRS-02 GAP-050
  it('is one remote whose pages sit in the verse’s own frame', () => {
    expect(Object.keys(surface)).toEqual(['default']);
    const { contract, routes, slots } = surface.default;
    expect(contract).toBe(CONTRACT_VERSION);
    expect(slots).toBeUndefined();
    const frame = routes.find((route) => route.children);
    expect(frame?.handle).toEqual({ chunk: 'mf-verse-frame' });
    expect(frame?.children?.map((route) => [route.path, route.handle])).toEqual([
      ['community', { chunk: 'mf-verse-community' }],
      ['feed', { chunk: 'mf-verse-feed' }],
      ['contests', { chunk: 'mf-verse-contests' }],
      ['contact-inbox', { chunk: 'mf-verse-contact-inbox' }],
      ['settings', { chunk: 'mf-verse-settings' }],
    ]);
  });
});
