import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FAKE_ORIGIN, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const PRODUCTS: Product[] = [
  { id: '1', name: 'Canvas Tote', image: '/images/tote.webp', price: 19.5, rating: 4.7, category: 'Fashion' },
  {
    id: '2',
    name: 'Desk Mat',
    image: '/images/mat.webp',
    price: 32,
    oldPrice: 40,
    rating: 4.4,
    category: 'Accessories',
  },
  {
    id: '3',
    name: 'Keyboard',
    image: '/images/keys.webp',
    price: 88,
    oldPrice: 110,
    rating: 4.5,
    category: 'Electronics',
  },
];
const NO_CART = { revision: 0, count: 0, lines: [], favourites: [] };
const answer =
  (products: Product[]): ApiClient =>
  (path) =>
    Promise.resolve((path === '/api/cart' ? NO_CART : products) as never);

function open(at = '/store', client = answer(PRODUCTS)) {
  render(<FakeShellApp routes={remote.routes} base="/store" at={at} client={client} />);
}
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => screen.getByRole('article', { name });

describe('the store', () => {
  // @proves STO-01 STO-04
  it('asks for the products of the store and shows one card for each', async () => {
    const client = jest.fn(answer(PRODUCTS));
    open('/store', client as ApiClient);
    await screen.findByRole('heading', { level: 1, name: 'Store' });
    expect(names()).toEqual(['Canvas Tote', 'Desk Mat', 'Keyboard']);
    expect(client.mock.calls[0]?.[0]).toBe('/api/products?area=store');
  });

  // @proves STO-02 STO-05 STO-06
  it('shows a described picture, the rating as text and the price with two decimals', async () => {
    open();
    await screen.findByRole('article', { name: 'Canvas Tote' });
    const tote = within(card('Canvas Tote'));
    expect(tote.getByRole('img', { name: 'Canvas Tote' }).getAttribute('src')).toBe('/images/tote.webp');
    tote.getByRole('img', { name: '4.7 out of 5' });
    expect(tote.getByText(/^\$\d+\.\d{2}$/).textContent).toBe('$19.50');
  });

  // @proves GAP-017
  it('leads on to the digital products, wherever the site has them', async () => {
    open();
    const section = within(await screen.findByRole('region', { name: 'Digital products' }));
    const link = section.getByRole('link', { name: 'See the digital products' });
    expect(link.getAttribute('href')).toBe('/resources/digital-products');
  });

  it.each(['desk mat', 'ＭＡＴ', 'dẹsk'])('finds a product by %s as it finds it by its name', async (q) => {
    open(`/store?q=${encodeURIComponent(q)}`);
    await screen.findByRole('article', { name: 'Desk Mat' });
    expect(names()).toEqual(['Desk Mat']);
  });

  // @proves STO-07
  it('strikes the old price through, and only where there is one', async () => {
    open();
    const mat = within(await screen.findByRole('article', { name: 'Desk Mat' }));
    expect(mat.getByText('$40.00').tagName).toBe('S');
    expect(card('Canvas Tote').querySelector('s')).toBeNull();
  });

  // @proves STO-09 STO-10 STO-11
  it('keeps the choice of category and order in the address, each without losing the other', async () => {
    open();
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Price: High to Low');
    await waitFor(() => expect(names()).toEqual(['Keyboard', 'Desk Mat', 'Canvas Tote']));
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All Categories',
      'Electronics',
      'Accessories',
      'Fashion',
    ]);
    expect(categories.getByRole('link', { name: 'Fashion' }).getAttribute('href')).toBe(
      '/store?category=fashion&sort=price-desc',
    );
    await user.click(categories.getByRole('link', { name: 'Fashion' }));
    await waitFor(() => expect(names()).toEqual(['Canvas Tote']));
    expect(categories.getByRole('link', { name: 'Fashion' }).getAttribute('aria-current')).toBe('true');
    expect((screen.getByRole('combobox', { name: 'Sort' }) as HTMLSelectElement).value).toBe('price-desc');
    expect(screen.getByRole('status').textContent).toBe('1 product');
  });

  // @proves STO-09 STO-10
  it('opens with the choice that the address names', async () => {
    open('/store?category=accessories&sort=rating');
    await screen.findByRole('article', { name: 'Desk Mat' });
    expect(names()).toEqual(['Desk Mat']);
    expect((screen.getByRole('combobox', { name: 'Sort' }) as HTMLSelectElement).value).toBe('rating');
  });

  // @proves STO-03 STO-08 GAP-044
  it('puts a product into the cart, with words and a way back, and keeps favourites', async () => {
    const calls: string[] = [];
    const shell = createFakeShell();
    const cart = {
      revision: 1,
      count: 0,
      lines: [] as { item: string; quantity: number }[],
      favourites: [] as string[],
    };
    const client: ApiClient = (path, { method = 'GET', body } = {}) => {
      if (path.startsWith('/api/products?')) return Promise.resolve(PRODUCTS as never);
      if (method !== 'GET') calls.push(`${method} ${path}`);
      if (method === 'POST') cart.lines = [{ item: (body as { item: string }).item, quantity: 1 }];
      if (method === 'PUT' && path === '/api/cart') cart.lines = (body as typeof cart).lines;
      if (path.endsWith('/favorite')) cart.favourites = method === 'PUT' ? ['product:2'] : [];
      return Promise.resolve(structuredClone(cart) as never);
    };
    render(<FakeShellApp routes={remote.routes} base="/store" at="/store" client={client} shell={shell} />);
    const mat = within(await screen.findByRole('article', { name: 'Desk Mat' }));
    const add = mat.getByRole('button', { name: 'Add to Cart: Desk Mat' });
    expect(add.textContent).toBe('Add to Cart');
    await userEvent.click(add);
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Desk Mat is in your cart.'));
    await act(async () => shell.notices.at(-1)?.action?.run());
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Desk Mat is out of your cart again.'));
    const heart = mat.getByRole('button', { name: 'Favourite: Desk Mat' });
    await userEvent.click(heart);
    expect(calls).toEqual(['POST /api/cart/lines', 'PUT /api/cart', 'PUT /api/products/2/favorite']);
  });

  // @proves STO-10
  it('says so when there is nothing to show, with a way to everything', async () => {
    open('/store?category=fashion', answer([]));
    await screen.findByText('No product matches.');
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/store');
  });

  // @proves STO-01
  it('shows that the products could not be loaded, and recovers', async () => {
    let isDown = true;
    open('/store', (path) => (isDown ? Promise.reject(new ApiError(503, undefined)) : answer(PRODUCTS)(path)));
    expect((await screen.findByRole('alert')).textContent).toContain('The products could not be loaded.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article', { name: 'Keyboard' });
  });

  // @proves RTE-09
  it('has a title, a description and one canonical address whatever is chosen', async () => {
    open('/store?category=fashion');
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('Store | Creativity Verse');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      'Useful things for people who make things.',
    );
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${FAKE_ORIGIN}/store`);
  });
});
