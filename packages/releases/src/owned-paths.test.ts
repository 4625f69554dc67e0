import { checkMetadata, checkOwnedPaths, type Part } from './owned-paths.mjs';

const part = (more: Partial<Part> = {}): Part => ({
  title: 'The events',
  base: '/events',
  claims: ['/events'],
  list: 'routes',
  membersOnly: false,
  ...more,
});
const facts = (claims: string[], pages = {}) => ({ parts: [part({ claims })], pages });
const taken = [
  { owner: 'the platform', addresses: ['/api', '/signin'], pages: ['blog'] },
  { owner: 'mf-marketing', addresses: ['/', '/services'] },
  { owner: 'mf-store', addresses: ['/store', '/deals/today'] },
];

describe('what a section claims', () => {
  it('is admitted if no section owns it, and may be claimed again by the next release of the same section', () => {
    expect(checkMetadata(facts(['/events'], { entry: '/events/:id' }))).toBeUndefined();
    expect(checkOwnedPaths('mf-events', facts(['/events', '/storehouse']), taken)).toBeUndefined();
    expect(checkOwnedPaths('mf-store', facts(['/store']), taken)).toBeUndefined();
  });

  it.each([
    ['what another section has', ['/store'], 'it claims /store, and /store belongs to mf-store'],
    ['what lies below that', ['/store/events'], 'it claims /store/events, and /store belongs to mf-store'],
    ['what lies above it', ['/deals'], 'it claims /deals, and /deals/today belongs to mf-store'],
    ['the home page', ['/'], 'it claims /, and / belongs to mf-marketing'],
    ['the way to the API', ['/api/events'], 'it claims /api/events, and /api belongs to the platform'],
  ])('is refused when it is %s', (_, claims, reason) => {
    expect(checkOwnedPaths('mf-events', facts(claims), taken)).toBe(reason);
  });

  it('is refused with a page that is called like one of the contract', () => {
    expect(checkOwnedPaths('mf-events', facts(['/events'], { blog: '/events' }), taken)).toBe(
      "it has a page 'blog', and so has the platform",
    );
  });

  it.each([
    ['no parts', { parts: [], pages: {} }, "it has no right 'parts'"],
    ['no claims', facts([]), "it has no right 'parts'"],
    ['an address that is none', facts(['events']), "it has no right 'parts'"],
    ['an address of another origin', facts(['//evil.example']), "it has no right 'parts'"],
    [
      'a list of routes that there is not',
      { parts: [{ ...part(), list: 'slots' }], pages: {} },
      "it has no right 'parts'",
    ],
    ['pages that are no table', { parts: [part()], pages: [] }, "it has no right 'pages'"],
    ['a page that is no address', facts(['/events'], { event: 7 }), "its page 'event' has no right address"],
    [
      'a page elsewhere',
      facts(['/events'], { talk: '/talks/:id' }),
      "its page 'talk' is at /talks/:id, which it does not claim",
    ],
  ])('cannot be read with %s', (_, wrong, reason) => {
    expect(checkMetadata(wrong)).toBe(reason);
  });
});
