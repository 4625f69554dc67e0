import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SOCIAL_ACCOUNTS } from '@verse/contract/social';
import { fakeHref } from '@verse/contract/testing';
import site from '../app/site.json';
import { Footer } from './footer';

beforeEach(() => {
  const router = createMemoryRouter([{ path: '*', element: <Footer site={site} href={fakeHref} /> }]);
  render(<RouterProvider router={router} />);
});

const column = (title: string) => screen.getByRole('heading', { name: title }).parentElement as HTMLElement;
const linksIn = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the footer', () => {
  // @proves FTR-01
  it('has four columns side by side in the document', () => {
    expect(column('Connect').parentElement?.children).toHaveLength(4);
  });

  // @proves FTR-02 GEN-02
  it('begins with the logo and the tagline', () => {
    const brand = column('Connect').parentElement?.firstElementChild as HTMLElement;
    expect(within(brand).getByRole('link', { name: 'Creativity Verse' }).getAttribute('href')).toBe('/');
    expect(within(brand).getByText('Fueling the Future of Creativity, Innovation & Tech.')).toBeTruthy();
  });

  // @proves FTR-03
  it('has the quick links', () => {
    expect(linksIn(column('Quick Links'))).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Features', '/features'],
      ['Showcase', '/showcase'],
      ['Services', '/services'],
    ]);
  });

  // @proves FTR-04 FTR-05
  it('leads to the blog and to support', () => {
    expect(linksIn(column('Resources'))).toEqual([
      ['Blogs', '/resources/blogs'],
      ['Support', '/contact'],
    ]);
  });

  // @proves FTR-06 FTR-07
  it('names five networks as they call themselves, and what each is for', () => {
    const names = within(column('Connect'))
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toHaveLength(5);
    expect(names).toEqual(SOCIAL_ACCOUNTS.map(({ name, purpose }) => `${name} (${purpose}, opens in a new tab)`));
    expect(names.join()).toMatch(/Facebook.*Instagram.*WhatsApp.*professional network.*messaging app/);
  });

  // @proves FTR-08 GEN-11
  it('opens social links in a new tab that cannot reach back, and says so', () => {
    for (const link of within(column('Connect')).getAllByRole('link', { name: /opens in a new tab/ })) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    }
  });

  // @proves FTR-09 GEN-12 GAP-006
  it('ends with the copyright of 2025', () => {
    expect(screen.getByText('© 2025 Creativity Verse. All rights reserved.')).toBeTruthy();
  });

  // @proves FTR-10 FTR-11 GAP-005
  it('leads to the privacy policy and the terms', () => {
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy');
    expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms');
  });
});
