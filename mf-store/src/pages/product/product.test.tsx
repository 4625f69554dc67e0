import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product, ProductPage } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { FAKE_ORIGIN, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const product = (id: string, name: string, more: Partial<Product> = {}): Product => ({
  id,
  name,
  image: `/images/${id}.webp`,
  price: 32,
  prices: { USD: 3200, NGN: 4_800_000 },
  rating: 4.4,
  category: 'Accessories',
  availability: 'in-stock',
  ...more,
});
const MAT: ProductPage = {
  ...product('3', 'Desk Mat', { oldPrice: 40 }),
  description: 'A mat with a grid.\n\n<b>90</b> by 40 cm.',
};
const ALL = [MAT, product('1', 'Tote', { category: 'Fashion' }), product('2', 'Pin')];
const SAID = {
  count: 3,
  reviews: [{ id: 'a', stars: 5, text: 'It <b>lies</b> flat.', at: '2026-11-20T10:00:00.000Z', by: null }],
};
const NO_CART = { revision: 0, count: 0, lines: [], favourites: [] };

const answer =
  (page: () => Promise<ProductPage>): ApiClient =>
  (path) => {
    if (path === '/api/cart') return Promise.resolve(NO_CART as never);
    if (path.endsWith('/reviews')) return Promise.resolve(SAID as never);
    return (path.startsWith('/api/products?') ? Promise.resolve(ALL) : page()) as never;
  };
const open = (page = () => Promise.resolve(MAT)) =>
  render(<FakeShellApp routes={remote.routes} base="/store" at="/store/products/3" client={answer(page)} />);
const facts = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as {
    '@graph': [{ offers: object[] }];
  };

// @proves STO-02 STO-06 STO-07 GAP-086
it('shows one product with both prices, its text as text, what can be done with it, and what is like it', async () => {
  open();
  const article = within(await screen.findByRole('article', { name: 'Desk Mat' }));
  expect(article.getByRole('img', { name: 'Desk Mat' }).getAttribute('fetchpriority')).toBe('high');
  article.getByText('$32.00');
  expect(article.getByText('$40.00').tagName).toBe('S');
  article.getByText('or ₦48,000.00 in naira');
  article.getByText('<b>90</b> by 40 cm.');
  article.getByRole('button', { name: 'Add to Cart: Desk Mat' });
  article.getByRole('button', { name: 'Favourite: Desk Mat' });
  const others = within(screen.getByRole('region', { name: 'You may also like' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/store/products/2',
    '/store/products/1',
  ]);
});

// @proves GAP-077
it('tells search engines an offer in each currency, and no rating that no buyer has given', async () => {
  open();
  await screen.findByRole('heading', { level: 1 });
  const [said] = facts()['@graph'];
  expect(said).toMatchObject({ '@type': 'Product', sku: '3', image: [`${FAKE_ORIGIN}/images/3.webp`] });
  expect(said.offers).toMatchObject([
    { priceCurrency: 'USD', price: '32.00', availability: 'https://schema.org/InStock' },
    { priceCurrency: 'NGN', price: '48000.00', url: `${FAKE_ORIGIN}/store/products/3` },
  ]);
  expect(said).not.toHaveProperty('aggregateRating');
});

// @proves GAP-097 GAP-077
it('says that a rating is the sample’s until it is by buyers, and then tells search engines too', async () => {
  open(() => Promise.resolve({ ...MAT, ratedBy: 'sample', ratings: 1 }));
  await screen.findByText('Sample rating, not by buyers');
  expect(facts()['@graph'][0]).not.toHaveProperty('aggregateRating');
  cleanup();
  open(() => Promise.resolve({ ...MAT, rating: 4.25, ratedBy: 'buyers', ratings: 3 }));
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
  reviews.getByText('4.3 out of 5, from 3 ratings by buyers');
  reviews.getByText('It <b>lies</b> flat.');
  reviews.getByText(/A buyer/);
  expect(facts()['@graph'][0]).toMatchObject({ aggregateRating: { ratingValue: '4.3', ratingCount: 3 } });
});

// @proves ERR-11
it('says that there is no such product, with a way to all of them', async () => {
  open(() => Promise.reject(new ApiError(404, undefined)));
  await screen.findByRole('heading', { level: 1, name: 'Product not found' });
  expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/store');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

// @proves ERR-02
it('says that the product could not be loaded, and loads it when asked again', async () => {
  let isDown = true;
  open(() => (isDown ? Promise.reject(new ApiError(503, undefined)) : Promise.resolve(MAT)));
  expect((await screen.findByRole('alert')).textContent).toContain('The product could not be loaded.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => screen.getByRole('article', { name: 'Desk Mat' }));
});
