import { checkMetadata, checkOwnedPaths, composeParts, type Part, type SectionManifest } from './owned-paths.mjs';
import { findOwner } from './path-owner.mjs';

const part = (more: Partial<Part> = {}): Part => ({
  title: 'The events',
  base: '/events',
  claims: ['/events'],
  list: 'routes',
  membersOnly: false,
  ...more,
});
const manifest = (claims: string[], more: Partial<SectionManifest> = {}) => ({
  parts: [part({ claims })],
  pages: {},
  ...more,
});
const named = (section: string, claims: string[], more: Partial<SectionManifest> = {}) => ({
  section,
  ...manifest(claims, more),
});

const checkPaths = (section: string, facts: SectionManifest, claims: Parameters<typeof checkOwnedPaths>[1]) =>
  checkOwnedPaths({ ...facts, section }, claims);

const others = {
  platform: { addresses: ['/api', '/signin'], pages: ['blog'] },
  sections: [
    named('mf-marketing', ['/', '/services']),
    named('mf-store', ['/store'], { routes: ['/store', '/store/products/:id'] }),
    named('mf-deals', ['/deals/today'], { routes: ['/deals/today'] }),
  ],
};

const theft = (claim: string, path: string, holder: string) =>
  `claim ${claim} takes ${path} from ${holder}: ` +
  `first deploy a release of ${holder} that yields the path or no longer has it`;

describe('the claims of a section', () => {
  it('are accepted if no other section has the paths; the next release of a section may claim them again', () => {
    expect(checkMetadata(manifest(['/events'], { pages: { entry: '/events/:id' } }))).toBeUndefined();
    expect(checkPaths('mf-events', manifest(['/events', '/storehouse']), others)).toBeUndefined();
    expect(checkPaths('mf-store', manifest(['/store']), others)).toBeUndefined();
  });

  it.each([
    ['the path of another section', ['/store'], 'claim /store of mf-events conflicts with /store of mf-store'],
    [
      'a path below one of the API',
      ['/api/events'],
      'claim /api/events of mf-events conflicts with /api of the platform',
    ],
    ['the home page', ['/'], 'claim / of mf-events conflicts with / of mf-marketing'],
    [
      'a path that another section serves below its claim',
      ['/store/products'],
      theft('/store/products of mf-events', '/store/products/:id', 'mf-store'),
    ],
    [
      'one of the paths that a route of another section matches',
      ['/store/products/7'],
      theft('/store/products/7 of mf-events', '/store/products/:id', 'mf-store'),
    ],
    [
      'a path below a claim of a section whose routes are unknown',
      ['/services/logos'],
      theft('/services/logos of mf-events', '/services/logos', 'mf-marketing'),
    ],
  ])('are rejected when they include %s', (_, claims, reason) => {
    expect(checkPaths('mf-events', manifest(claims, { routes: [] }), others)).toBe(reason);
  });

  it('may lie above and below those of other sections that do not serve the paths', () => {
    const events = manifest(['/deals', '/store/events'], { routes: ['/deals', '/store/events'] });
    expect(checkPaths('mf-events', events, others)).toBeUndefined();
  });

  it('are rejected with a route that would belong to another section', () => {
    const events = manifest(['/deals'], { routes: ['/deals', '/deals/today'] });
    expect(checkPaths('mf-events', events, others)).toBe(
      theft('/deals/today of mf-deals', '/deals/today', 'mf-events'),
    );
  });

  it('are equal if only the names of parameters differ', () => {
    const teams = { sections: [named('mf-teams', ['/o/:handle/games'], { routes: [] })] };
    const games = manifest(['/o/:name/games'], { routes: [] });
    expect(checkPaths('mf-games', games, teams)).toBe(
      'claim /o/:name/games of mf-games conflicts with /o/:handle/games of mf-teams',
    );
  });

  it('are rejected with a page that has the name of a page in the address table or in another section', () => {
    const withPage = (name: string) => manifest(['/events'], { pages: { [name]: '/events' } });
    const sections = [named('mf-talks', ['/talks'], { pages: { talk: '/talks' } })];
    expect(checkPaths('mf-events', withPage('blog'), others)).toBe("page 'blog' already exists in the platform");
    expect(checkPaths('mf-events', withPage('talk'), { sections })).toBe("page 'talk' already exists in mf-talks");
  });
});

describe('metadata', () => {
  it.each([
    ['no parts', { parts: [], pages: {} }, "'parts' is invalid"],
    ['no claims', manifest([]), "'parts' is invalid"],
    ['a relative path', manifest(['events']), "'parts' is invalid"],
    ['a parameter in the first place', manifest(['/:all']), "'parts' is invalid"],
    ['a capital letter', manifest(['/Events']), "'parts' is invalid"],
    ['an empty segment', manifest(['/events//next']), "'parts' is invalid"],
    ['a path of another origin', manifest(['//evil.example']), "'parts' is invalid"],
    ['a list of routes that there is not', { parts: [{ ...part(), list: 'slots' }], pages: {} }, "'parts' is invalid"],
    ['pages as an array', { parts: [part()], pages: [] }, "'pages' is invalid"],
    [
      'a page whose path is a number',
      { ...manifest(['/events']), pages: { event: 7 } },
      "page 'event' has an invalid path",
    ],
    ['routes that are no texts', { ...manifest(['/events']), routes: [7] }, "'routes' is invalid"],
    ['a relative path that it yields', { ...manifest(['/events']), yields: ['events'] }, "'yields' is invalid"],
    [
      'a path of others that it yields',
      manifest(['/events'], { yields: ['/talks'] }),
      "it yields /talks, outside the section's claims",
    ],
    [
      'a page elsewhere',
      manifest(['/events'], { pages: { talk: '/talks/:id' } }),
      "page 'talk' is at /talks/:id, outside the section's claims",
    ],
  ])('cannot be read with %s', (_, wrong, reason) => {
    expect(checkMetadata(wrong)).toBe(reason);
  });
});

describe('a path that a section yields', () => {
  const verse = named('mf-verse', ['/verse', '/jobs'], {
    routes: ['/verse/feed', '/verse/jobs/:id', '/jobs'],
    yields: ['/verse/jobs', '/jobs'],
  });
  const work = named('mf-work', ['/verse/jobs', '/jobs'], { routes: ['/verse/jobs/:id', '/jobs'] });

  it('can be taken over, in either order', () => {
    expect(checkPaths('mf-work', work, { sections: [verse] })).toBeUndefined();
    expect(checkPaths('mf-verse', verse, { sections: [work] })).toBeUndefined();
  });

  it('belongs to the section until another one claims it', () => {
    expect(findOwner(composeParts([verse]), '/verse/jobs/7')?.name).toBe('mf-verse');
    expect(findOwner(composeParts([verse]), '/jobs/7')?.name).toBe('mf-verse');
    for (const all of [
      [verse, work],
      [work, verse],
    ]) {
      expect(findOwner(composeParts(all), '/verse/jobs/7')?.name).toBe('mf-work');
      expect(findOwner(composeParts(all), '/jobs/7')?.name).toBe('mf-work');
      expect(findOwner(composeParts(all), '/verse/feed')?.name).toBe('mf-verse');
    }
  });

  it('may be one of the paths that a route matches', () => {
    const people = named('mf-verse', ['/u'], { routes: ['/u/:handle'], yields: ['/u/house'] });
    expect(checkPaths('mf-house', manifest(['/u/house'], { routes: ['/u/house'] }), { sections: [people] })).toBe(
      undefined,
    );
  });

  it('cannot be yielded by both sections', () => {
    const shy = { ...work, yields: ['/jobs'] };
    expect(checkPaths('mf-work', shy, { sections: [verse] })).toBe(
      'claim /jobs of mf-work conflicts with /jobs of mf-verse',
    );
  });
});

describe('the owner of a path', () => {
  const claims = [
    { name: 'verse', claims: ['/verse', '/'] },
    { name: 'work', claims: ['/verse/organisations'] },
    { name: 'contests', claims: ['/verse/organisations/:handle/contests'] },
    { name: 'games', claims: ['/verse/:room'] },
  ];

  it.each([
    ['/', 'verse'],
    ['/verse', 'verse'],
    ['/verse/feed', 'games'],
    ['/verse/organisations', 'work'],
    ['/verse/organisations/ink/jobs', 'work'],
    ['/verse/organisations/ink/contests/7', 'contests'],
    ['/verse/organisations/:handle/contests', 'contests'],
    ['/versed', undefined],
    ['//verse', undefined],
    ['/verse/organisations//contests', 'work'],
  ])('of %s is %s', (path, name) => {
    expect(findOwner(claims, path)?.name).toBe(name);
  });
});
