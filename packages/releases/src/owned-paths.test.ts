import { checkMetadata, checkOwnedPaths, type Part } from './owned-paths.mjs';

const part = (more: Partial<Part> = {}): Part => ({
  title: 'The events',
  base: '/events',
  claims: ['/events'],
  list: 'routes',
  membersOnly: false,
  ...more,
});
const manifest = (claims: string[], pages = {}) => ({ parts: [part({ claims })], pages });
const otherClaims = [
  { owner: 'the platform', addresses: ['/api', '/signin'], pages: ['blog'] },
  { owner: 'mf-marketing', addresses: ['/', '/services'] },
  { owner: 'mf-store', addresses: ['/store', '/deals/today'] },
];

describe('the claims of a section', () => {
  it('are accepted if no other section owns the paths; the next release of a section may claim them again', () => {
    expect(checkMetadata(manifest(['/events'], { entry: '/events/:id' }))).toBeUndefined();
    expect(checkOwnedPaths('mf-events', manifest(['/events', '/storehouse']), otherClaims)).toBeUndefined();
    expect(checkOwnedPaths('mf-store', manifest(['/store']), otherClaims)).toBeUndefined();
  });

  it.each([
    ['the path of another section', ['/store'], 'claim /store conflicts with /store of mf-store'],
    ['a path below it', ['/store/events'], 'claim /store/events conflicts with /store of mf-store'],
    ['a path above it', ['/deals'], 'claim /deals conflicts with /deals/today of mf-store'],
    ['the home page', ['/'], 'claim / conflicts with / of mf-marketing'],
    ['a path of the API', ['/api/events'], 'claim /api/events conflicts with /api of the platform'],
  ])('are rejected when they include %s', (_, claims, reason) => {
    expect(checkOwnedPaths('mf-events', manifest(claims), otherClaims)).toBe(reason);
  });

  it('are rejected with a page that has the name of a page in the address table', () => {
    expect(checkOwnedPaths('mf-events', manifest(['/events'], { blog: '/events' }), otherClaims)).toBe(
      "page 'blog' already exists in the platform",
    );
  });

  it.each([
    ['no parts', { parts: [], pages: {} }, "'parts' is invalid"],
    ['no claims', manifest([]), "'parts' is invalid"],
    ['a relative path', manifest(['events']), "'parts' is invalid"],
    ['a path of another origin', manifest(['//evil.example']), "'parts' is invalid"],
    ['a list of routes that there is not', { parts: [{ ...part(), list: 'slots' }], pages: {} }, "'parts' is invalid"],
    ['pages as an array', { parts: [part()], pages: [] }, "'pages' is invalid"],
    ['a page whose path is a number', manifest(['/events'], { event: 7 }), "page 'event' has an invalid path"],
    [
      'a page elsewhere',
      manifest(['/events'], { talk: '/talks/:id' }),
      "page 'talk' is at /talks/:id, outside the section's claims",
    ],
  ])('cannot be read with %s', (_, wrong, reason) => {
    expect(checkMetadata(wrong)).toBe(reason);
  });
});
