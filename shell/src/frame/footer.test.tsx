import { render, screen, within } from '@testing-library/react';
import type { Place } from '@verse/contract';
import { FAKE_PLACES } from '@verse/contract/testing';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import site from '../app/site.json';
import { Footer } from './footer';

beforeEach(() => {
  const router = createMemoryRouter([{ path: '*', element: <Footer site={site} href={(place: Place) => FAKE_PLACES[place]} /> }]);
  render(<RouterProvider router={router} />);
});

const column = (title: string) => screen.getByRole('heading', { name: title }).parentElement as HTMLElement;
const linksIn = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the footer', () => {
  it('has four columns side by side in the document [FTR-01]', () => {
    expect(column('Connect').parentElement?.children).toHaveLength(4);
  });

  it('begins with the logo and the tagline [FTR-02] [GEN-02]', () => {
    const brand = column('Connect').parentElement?.firstElementChild as HTMLElement;
    expect(within(brand).getByRole('link', { name: 'Creativity Verse' }).getAttribute('href')).toBe('/');
    expect(within(brand).getByText('Fueling the Future of Creativity, Innovation & Tech.')).toBeTruthy();
  });

  it('has the quick links [FTR-03]', () => {
    expect(linksIn(column('Quick Links'))).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Features', '/features'],
      ['Showcase', '/showcase'],
      ['Services', '/services'],
    ]);
  });

  it('leads to the blog and to support [FTR-04] [FTR-05]', () => {
    expect(linksIn(column('Resources'))).toEqual([
      ['Blogs', '/resources/blogs'],
      ['Support', '/contact'],
    ]);
  });

  it('names five social links by their kind [FTR-06] [FTR-07]', () => {
    const names = within(column('Connect'))
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toHaveLength(5);
    for (const [index, { kind, label }] of site.social.entries()) {
      expect(names[index]).toContain(label);
      expect(names[index]).toContain(kind);
    }
  });

  it('opens social links in a new tab that cannot reach back, and says so [FTR-08] [GEN-11]', () => {
    for (const link of within(column('Connect')).getAllByRole('link', { name: /opens in a new tab/ })) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    }
  });

  it('ends with the copyright of 2025 [FTR-09] [GEN-12] [GAP-006]', () => {
    expect(screen.getByText('© 2025 Creativity Verse. All rights reserved.')).toBeTruthy();
  });

  it('leads to the privacy policy and the terms [FTR-10] [FTR-11] [GAP-005]', () => {
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy');
    expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms');
  });
});
