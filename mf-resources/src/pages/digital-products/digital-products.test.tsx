import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

// The first import compiles the page, which takes longer than a query's timeout.
beforeAll(() => import('./digital-products'));

const open = (at = '/resources/digital-products') =>
  render(<FakeShellApp routes={remote.routes} base="/resources" at={at} />);
const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the digital products page', () => {
  // @proves DIG-01 DIG-19 GAP-017 GAP-019
  it('shows the three products, the featured ones first and labelled', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Discover Premium Creative Resources' });
    expect(names()).toEqual([
      'VTU Reselling Starter Setup',
      'Freelance, Step by Step',
      "The Entrepreneur's AI Toolbox",
    ]);
    const labelled = screen.getAllByRole('article').map((card) => within(card).queryByText('Featured') !== null);
    expect(labelled).toEqual([true, true, false]);
  });

  // @proves DIG-08 DIG-09 DIG-10 DIG-11 DIG-20 GAP-020
  it('shows a thumbnail, a description, tags and an external link in a new tab on every card', async () => {
    open();
    const card = within((await screen.findAllByRole('article'))[0] as HTMLElement);
    card.getByRole('img', { name: 'Cover of VTU Reselling Starter Setup' });
    card.getByText(/ready-made setup/);
    for (const tag of ['Reselling', 'Side business', 'Beginner friendly']) card.getByText(tag);
    const link = card.getByRole('link', { name: /^Get Access/ });
    expect(link.getAttribute('href')).toBe('https://store.creativity-verse.example/vtu-reselling-setup');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      expect.stringContaining('noopener'),
    ]);
  });

  // @proves DIG-02 DIG-07
  it('offers five categories, All first and chosen', async () => {
    open();
    const buttons = within(await screen.findByRole('list', { name: 'Categories' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Ebooks & Guides',
      'Courses & Masterclasses',
      'Digital Products',
      'Templates & Toolkits',
    ]);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
    ]);
  });

  it.each([
    ['Ebooks & Guides', 2, 'DIG-03'],
    ['Courses & Masterclasses', 0, 'DIG-04'],
    ['Digital Products', 1, 'DIG-05'],
    ['Templates & Toolkits', 0, 'DIG-06'],
  ])('shows under %s %i products [%s]', async (label, count) => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(names()).toHaveLength(count));
    expect(screen.getByRole('button', { name: label }).getAttribute('aria-pressed')).toBe('true');
  });

  // @proves DIG-17 DIG-18 ERR-12
  it('says which filter is empty and links to all products', async () => {
    open('/resources/digital-products?category=templates');
    await screen.findByText('No items found in Templates & Toolkits category');
    await userEvent.click(screen.getByRole('button', { name: 'View All Projects' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
  });
});
