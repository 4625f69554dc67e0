import { render, screen } from '@testing-library/react';
import type { ApiClient } from '@verse/contract';
import { FAKE_ORIGIN, FakeShellApp } from '@verse/contract/testing';
import remote from './remote';

const PAGES = [
  '/',
  '/about',
  '/features',
  '/showcase',
  '/services',
  '/services/service/direct-mentorship',
  '/contact',
  '/open',
  '/terms',
  '/privacy-policy',
];
const SERVICE = {
  title: 'Direct Mentorship',
  overview: 'One mentor, one goal, four to twelve weeks.',
  type: 'individual',
};
const FIGURES = {
  members: 3,
  blogPosts: 12,
  communityPosts: 9,
  services: 1,
  products: 20,
  countedAt: '2026-11-21T10:00:00Z',
};
const client = ((path) =>
  Promise.resolve(path === '/api/statistics' ? FIGURES : { services: [SERVICE], works: [], handles: [] })) as ApiClient;

async function open(at: string) {
  const { unmount } = render(<FakeShellApp routes={remote.routes} base="/" at={at} client={client} />);
  await screen.findByRole('heading', { level: 1 });
  const head = {
    titles: [...document.querySelectorAll('title')].map(({ textContent }) => textContent),
    descriptions: [...document.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(
      ({ content }) => content,
    ),
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
  };
  unmount();
  return head;
}

describe('the pages of the section', () => {
  // @proves RTE-01 RTE-02 RTE-03 RTE-04 RTE-05 RTE-06 RTE-14 GAP-077
  it('has every public page of the section, each with its own title, description and canonical address', async () => {
    const heads = [];
    for (const path of PAGES) heads.push(await open(path));
    for (const { titles, descriptions, canonical } of heads) {
      expect([titles.length, descriptions.length, canonical.length]).toEqual([1, 1, 1]);
    }
    expect(heads.map(({ canonical }) => canonical[0])).toEqual(PAGES.map((path) => FAKE_ORIGIN + path));
    expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(PAGES.length);
    expect(new Set(heads.map(({ descriptions }) => descriptions[0])).size).toBe(PAGES.length);
  });

  // @proves GAP-002 GAP-005
  it('dates its terms and its privacy policy', async () => {
    for (const [path, title] of [
      ['/terms', 'Terms of Service'],
      ['/privacy-policy', 'Privacy Policy'],
    ] as const) {
      const { unmount } = render(<FakeShellApp routes={remote.routes} base="/" at={path} />);
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
      expect(screen.getByText(/Last updated/).querySelector('time')?.dateTime).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
      unmount();
    }
  });
});
