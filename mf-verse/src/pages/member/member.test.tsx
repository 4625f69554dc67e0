import { render, screen, within } from '@testing-library/react';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const picture = { src: '/api/images/a.jpg', srcset: '/api/images/a.webp 800w', width: 800, height: 1200, alt: 'Moon' };
const work = (id: string) => ({ id, title: `Work ${id}`, description: '', role: '', year: 2026, pictures: [picture] });
const PROFILE = {
  id: '7',
  handle: 'ada',
  name: 'Ada Hill',
  picture: null,
  cover: null,
  bio: 'Sign painter. Letters that you read from a moving bus, on wood, glass and tin, for shops to be found.',
  badges: ['Verified Talent'],
  skills: ['Lettering'],
  place: 'Lagos',
  availability: 'open',
  counts: { followers: 3, following: 0, likes: 0 },
  works: [work('1'), work('2')],
  isListed: true,
};
const TERMS = { text: 'A sign.', days: 7, revisions: 2 };
const pack = (id: string, prices: object) => ({ ...TERMS, id, name: `Sign ${id}`, prices });
const PACKAGES = [pack('a', { USD: 30_000 }), pack('b', { USD: 25_000, NGN: 40_000_000 })];
const REVIEWS = {
  figures: { seller: null, client: null },
  record: { completed: 2, response: { answered: 5, of: 5, hours: 6 } },
  reviews: [],
  next: null,
};

function open(profile: object) {
  const answers: Record<string, unknown> = {
    '/api/members/ada': profile,
    '/api/members/ada/posts': { posts: [], next: null },
    '/api/members/ada/packages': { packages: PACKAGES },
    '/api/members/ada/reviews': REVIEWS,
    '/api/members/ada/collections': { collections: [{ id: 'c1', name: 'Signs <b>', count: 2, covers: [picture] }] },
  };
  const client: ApiClient = (path) => {
    const answer = answers[path.split('?')[0]!];
    return (answer ? Promise.resolve(answer) : Promise.reject(new ApiError(404, undefined))) as never;
  };
  render(
    <FakeShellApp routes={remote.publicRoutes ?? []} base="/" at="/u/ada" client={client} shell={createFakeShell()} />,
  );
}

const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

// @proves GAP-048 GAP-049
it('puts the works first, and keeps the lowest price, the reply time and the brief in one bar', async () => {
  open(PROFILE);
  const bar = within(await screen.findByRole('group', { name: 'Hire' }));
  bar.getByText('From $250 / ₦400,000');
  bar.getByText('Replies within 6 hours');
  const brief = bar.getByRole('link', { name: 'Send a brief' });
  expect(brief.getAttribute('href')).toBe('/brief?to=ada');
  expect([brief, bar.getByRole('link', { name: 'Follow' })].map((link) => link.dataset.variant)).toEqual([
    'primary',
    'secondary',
  ]);
  const works = screen.getByRole('region', { name: 'Works' });
  expect(within(works).getAllByRole('img')[0]!.getAttribute('loading')).toBe('eager');
  for (const name of ['Packages', 'About Ada Hill', 'Work for clients'])
    expect(isBefore(works, screen.getByRole('heading', { name }))).toBe(true);
  const collections = within(screen.getByRole('region', { name: 'Collections' }));
  expect(collections.getByRole('link', { name: 'Signs <b>' }).getAttribute('href')).toBe('/collections/c1');
  screen.getByText('Lagos · Open to work');
  screen.getByText('Verified Talent');
});

// @proves GAP-049
it('offers no brief to an example, and says why', async () => {
  open({ ...PROFILE, isSample: true });
  const bar = within(await screen.findByRole('group', { name: 'Hire' }));
  expect(bar.queryByRole('link', { name: 'Send a brief' })).toBeNull();
  screen.getByText('Example');
  screen.getByText(/^Example profile: see how yours could look/);
});
