import { render, screen, within } from '@testing-library/react';
import type { ApiClient } from '@verse/contract';
import { ApiError } from '@verse/contract';
import { fakeHref, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const WORKS = ['One', 'Two', 'Three', 'Four'].map((title, index) => ({
  id: `w${index}`,
  title,
  role: 'Lettering',
  picture: { src: `/api/images/${index}.jpg`, srcset: '', width: 640, height: 480, alt: `Picture ${index}` },
  maker: { handle: 'ada', name: 'Ada Obi', isSample: index > 0 },
}));
const showing = (works: object[]) => (() => Promise.resolve({ works })) as unknown as ApiClient;

async function openHome(client = showing([])) {
  render(<FakeShellApp routes={remote.routes} base="/" at="/" client={client} />);
  await screen.findByRole('heading', { level: 1 });
}

const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('the home page', () => {
  // @proves HOME-01 GEN-02
  it('opens with the tagline as its only h1 and calls to action beside it', async () => {
    await openHome();
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Fueling the Future of Creativity, Innovation & Tech.',
    ]);
    const hero = headings[0]?.closest('section');
    expect(document.querySelector('section')).toBe(hero);
    expect(
      within(hero as HTMLElement)
        .getByRole('link', { name: 'Explore Services' })
        .getAttribute('href'),
    ).toBe('/services');
  });

  // @proves HOME-02 HOME-03 HOME-04 HOME-05 LIM-16
  it('counts creators, projects and one mission', async () => {
    await openHome();
    const counters = within(screen.getByRole('list', { name: /in numbers/i })).getAllByRole('listitem');
    expect(counters.map(({ textContent }) => textContent)).toEqual(['5K+ Creators', '250+ Projects', '1 Mission']);
  });

  // @proves GAP-048
  it('shows three works after the hero, each with the way to its page, and examples marked', async () => {
    await openHome(showing(WORKS));
    const works = part('Work from the community');
    const links = works.getAllByRole('link', { name: /^(One|Two|Three|Four)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/u/ada/works/w0',
      '/u/ada/works/w1',
      '/u/ada/works/w2',
    ]);
    expect(works.getAllByText('Example')).toHaveLength(2);
    expect(document.querySelectorAll('section')[1]).toBe(
      screen.getByRole('region', { name: 'Work from the community' }),
    );
  });

  // @proves CHO-06
  it('shows six or more works as a moving wall with one way to all of them, instead of the drawing', async () => {
    await openHome(showing([...WORKS, ...WORKS.map((work) => ({ ...work, id: `${work.id} more` }))]));
    const wall = screen.getByRole('link', { name: 'Look at works by our members' });
    expect(wall.getAttribute('href')).toBe('/works');
    expect(wall.querySelectorAll('img')).toHaveLength(16);
    expect(screen.queryByAltText(/Drawing of creators/)).toBeNull();
  });

  // @proves GAP-048
  it('is complete without works, and when they cannot be loaded', async () => {
    await openHome((() => Promise.reject(new ApiError(503, undefined))) as ApiClient);
    expect(screen.queryByRole('region', { name: 'Work from the community' })).toBeNull();
    expect(part(/one place/i).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  // @proves HOME-06 HOME-07 HOME-08 HOME-09 HOME-10
  it('shows four features', async () => {
    await openHome();
    const names = part(/one place/i).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Collaboration',
      'Skill Growth',
      'Global Community',
      'Project Showcases',
    ]);
  });

  // @proves HOME-11 HOME-12 HOME-13 HOME-14 HOME-15 HOME-16
  it('lists what is on offer', async () => {
    await openHome();
    const items = part(/everything you need/i).getAllByRole('heading', { level: 3 });
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Creator tools',
      'Job updates',
      'Courses',
      'Certification and talent vetting',
      'Collaboration matching',
      'Training',
    ]);
  });

  // @proves C-18 WTL-01
  it('marks what is in preparation, and leads to its waiting list', async () => {
    await openHome();
    const marks = part(/everything you need/i).getAllByRole('link', { name: /^In preparation/ });
    expect(marks.map((link) => link.getAttribute('href'))).toEqual(
      ['learning', 'verification', 'partners', 'workshops'].map((list) => `/waiting-lists/${list}`),
    );
  });

  // @proves HOME-17 HOME-18
  it('explains itself in four ordered steps', async () => {
    await openHome();
    const steps = part('How it works');
    expect(steps.getByRole('list').tagName).toBe('OL');
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Join',
      'Explore and Learn',
      'Collaborate and Create',
      'Showcase and Shine',
    ]);
  });

  // @proves HOME-19 HOME-20 ENT-06
  it('lets three people speak, each with a quote, a role, one emoji and a portrait', async () => {
    await openHome();
    const voices = part('In their words').getAllByRole('listitem');
    expect(voices).toHaveLength(3);
    for (const voice of voices) {
      expect(voice.querySelector('blockquote')?.textContent?.length).toBeGreaterThan(40);
      expect(voice.querySelector('figcaption')?.textContent?.match(/\p{Extended_Pictographic}/gu)).toHaveLength(1);
      expect(within(voice).getByRole('img').getAttribute('alt')).toMatch(/^Portrait of \w+ \w+$/);
    }
  });

  // @proves HOME-21 HOME-22
  it('closes with a free plan and no credit card', async () => {
    await openHome();
    const closing = screen.getByRole('region', { name: /starts with a hello/i });
    expect(closing.textContent).toMatch(/no credit card/i);
    expect(closing.textContent).toMatch(/free forever/i);
  });

  // @proves HOME-23 HOME-24 HOME-25 HOME-26 GEN-11 GAP-074
  it('leads to services, about, contact and the community chat', async () => {
    await openHome();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const target of ['/services', '/about', '/contact']) expect(targets).toContain(target);
    for (const chat of screen.getAllByRole('link', { name: 'Join the Community' })) {
      expect(chat.getAttribute('href')).toBe(fakeHref('community-chat'));
      expect(chat.getAttribute('target')).toBe('_blank');
      expect(chat.getAttribute('rel')).toContain('noopener');
    }
  });

  // @proves GAP-077
  it('tells search engines who we are', async () => {
    await openHome();
    const facts = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as Record<
      string,
      unknown
    >;
    expect(facts).toMatchObject({ '@type': 'Organization', name: 'Creativity Verse' });
  });
});
