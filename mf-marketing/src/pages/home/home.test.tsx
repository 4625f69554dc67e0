import { render, screen, within } from '@testing-library/react';
import { fakeHref, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

async function openHome() {
  render(<FakeShellApp routes={remote.routes} base="/" at="/" />);
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
