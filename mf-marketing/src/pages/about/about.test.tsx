import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHref, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

async function openAbout() {
  render(<FakeShellApp routes={remote.routes} base="/" at="/about" />);
  await screen.findByRole('heading', { level: 1 });
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the about page', () => {
  // @proves ABT-01 ABT-02 ABT-03 ABT-04 ENT-09
  it('tells three years', async () => {
    await openAbout();
    const entries = part('How we got here').getAllByRole('listitem');
    expect(entries).toHaveLength(3);
    for (const [index, story] of [
      /^2023.*founded/i,
      /^2024.*first 1,?000 creators/i,
      /^2025.*global launch/i,
    ].entries()) {
      expect(entries[index]?.textContent).toMatch(story);
    }
  });

  // @proves ABT-05 ABT-06 ABT-07 LIM-16 ENT-10
  it('counts creators, projects and countries', async () => {
    await openAbout();
    const stats = within(screen.getByRole('list', { name: /in numbers/i })).getAllByRole('listitem');
    expect(texts(stats)).toEqual(['5K+ Creators', '250+ Projects', '25+ Countries']);
  });

  // @proves ABT-08 ABT-09
  it('states mission and vision', async () => {
    await openAbout();
    for (const name of [/mission/i, /vision/i]) {
      const block = screen.getByRole('heading', { name }).parentElement as HTMLElement;
      expect(block.querySelector('p')?.textContent?.length).toBeGreaterThan(40);
    }
  });

  // @proves ABT-10 ENT-11
  it('holds five values, each with an icon', async () => {
    await openAbout();
    const values = part('What we value').getAllByRole('listitem');
    expect(values).toHaveLength(5);
    for (const value of values) {
      expect(within(value).getByRole('heading')).toBeTruthy();
      expect(value.querySelector('p')?.textContent).not.toBe('');
      expect(value.querySelector('svg path')).not.toBeNull();
    }
  });

  // @proves ABT-11 ABT-12 ABT-13 ABT-14 ABT-15
  it('names four skillsets', async () => {
    await openAbout();
    expect(texts(part('What we are good at').getAllByRole('heading', { level: 3 }))).toEqual([
      'Brand Strategy',
      'Monetization',
      'Community Design',
      'Creative Direction',
    ]);
  });

  // @proves ABT-16
  it('is for eight groups of people', async () => {
    await openAbout();
    expect(part('Who it is for').getAllByRole('listitem')).toHaveLength(8);
  });

  // @proves ABT-18 ABT-19 ABT-20 GAP-074
  it('leads to services, contact and the community chat', async () => {
    await openAbout();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const target of ['/services', '/contact', fakeHref('community-chat')]) expect(targets).toContain(target);
    expect(screen.getByRole('link', { name: 'Join the Community' }).getAttribute('target')).toBe('_blank');
  });

  // @proves ABT-17 ABT-22 GAP-008
  it('has a place for the team, which one can ask to join with the subject written already', async () => {
    await openAbout();
    const join = part('Meet the Team').getByRole('link', { name: 'Join Our Team' });
    expect(join.getAttribute('href')).toBe('/contact?subject=Join%20our%20team');
    await userEvent.click(join);
    expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('Join our team');
  });

  // @proves ABT-21 GAP-007
  it('says honestly that the film is being made, and closes again', async () => {
    await openAbout();
    await userEvent.click(screen.getByRole('button', { name: 'Watch Video' }));
    const dialog = screen.getByRole('dialog', { name: 'The film is being made' });
    expect(
      within(dialog)
        .getByRole('link', { name: /features/i })
        .getAttribute('href'),
    ).toBe('/features');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
