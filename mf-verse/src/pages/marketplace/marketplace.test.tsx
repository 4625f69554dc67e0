import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart, Product } from '@verse/api-contract/api';
import { type ApiClient, ApiError, type ApiRequest } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const MEMBER = {
  id: '7',
  firstName: 'Tolani',
  lastName: 'Ekwere',
  email: 't@x.example',
  role: 'member',
  emailVerified: true,
};
const product = (id: string, name: string, more: Partial<Product> = {}): Product => ({
  id,
  name,
  image: '/a.jpg',
  price: 10,
  rating: 4,
  category: 'Fashion',
  availability: 'in-stock',
  seller: 'Ada Obi',
  ...more,
});
const PRODUCTS = [
  product('101', 'Tablet', { price: 79, oldPrice: 99, rating: 4.6, category: 'Electronics' }),
  product('106', 'Sketchbook', { price: 14.5, rating: 4.8, category: 'Accessories', availability: 'few', left: 2 }),
  product('112', 'Hoodie', { price: 49, rating: 4.6 }),
  product('113', 'Cap', { price: 14.5, rating: 3, availability: 'sold-out' }),
];

/** Creates a fake API that stores a cart; `refusal` rejects the next action. */
function marketOf() {
  const state: { calls: string[]; clicks: string[]; refusal: ApiError | undefined } = {
    calls: [],
    clicks: [],
    refusal: undefined,
  };
  const held = new Map<string, number>();
  let revision = 0;
  let favourites = [] as string[];
  const cart = () => ({
    revision,
    count: [...held.values()].reduce((sum, one) => sum + one, 0),
    lines: [...held].map(([item, quantity]) => ({ item, quantity })),
    favourites,
  });
  function change(method: string, path: string, body: unknown) {
    revision += 1;
    const item = `product:${path.split('/')[3]}`;
    if (path.endsWith('/favorite')) favourites = method === 'PUT' ? [item] : [];
    else if (method === 'POST') {
      const { item: added, click } = body as { item: string; click: string };
      if (!state.clicks.includes(click)) held.set(added, (held.get(added) ?? 0) + 1);
      state.clicks.push(click);
    } else {
      held.clear();
      for (const line of (body as { lines: Cart['lines'] }).lines) held.set(line.item, line.quantity);
    }
  }
  const client: ApiClient = (path, { method = 'GET', body }: ApiRequest = {}) => {
    // Requested by the layout, not by the page under test.
    if (path.startsWith('/api/notifications')) return Promise.resolve(null) as never;
    state.calls.push(`${method} ${path}`);
    if (path.startsWith('/api/products?')) return Promise.resolve(PRODUCTS) as never;
    if (method !== 'GET' && state.refusal) return Promise.reject(state.refusal);
    if (method !== 'GET') change(method, path, body);
    return Promise.resolve(cart()) as never;
  };
  return { state, client };
}

function open(client: ApiClient, at = '') {
  const shell = createFakeShell({ status: 'member', user: MEMBER });
  render(
    <FakeShellApp routes={remote.routes} base="/verse" at={`/verse/marketplace${at}`} client={client} shell={shell} />,
  );
  return { user: userEvent.setup(), shell };
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const refusal = (status: number, code: string, message: string) =>
  new ApiError(status, { type: '', title: '', status, code, message });

// @proves MKT-01 MKT-10 MKT-11 MKT-12
it('shows each product’s price, rating, category, number and seller, and buttons for favourites and cart', async () => {
  open(marketOf().client);
  await screen.findByRole('heading', { level: 1, name: 'Marketplace' });
  const tablet = await card('Tablet');
  for (const text of ['$79.00', '$99.00', 'Electronics', 'No. 101', 'Sold by Ada Obi']) tablet.getByText(text);
  tablet.getByRole('img', { name: '4.6 out of 5' });
  expect(tablet.getByRole('button', { name: 'Favourite: Tablet' }).getAttribute('aria-pressed')).toBe('false');
  tablet.getByRole('button', { name: 'Add to Cart' });
  (await card('Sketchbook')).getByText('Only 2 left');
  expect((await card('Cap')).getByRole('button', { name: 'Sold out' }).getAttribute('aria-disabled')).toBe('true');
});

// @proves MKT-02 MKT-03 MKT-04 MKT-05 MKT-06 MKT-07 MKT-08 MKT-09
it('filters and sorts through the URL without calling the API again, and returns to the default order', async () => {
  const { state, client } = marketOf();
  const { user } = open(client, '?category=books&sort=__proto__');
  await card('Tablet');
  const [category, order] = screen.getAllByRole('combobox') as [HTMLSelectElement, HTMLSelectElement];
  expect([...category.options].map(({ text }) => text)).toEqual([
    'All Categories',
    'Electronics',
    'Accessories',
    'Fashion',
  ]);
  expect([order.options[0]?.text, order.selectedIndex]).toEqual(['Sort by', 0]);
  const own = ['Tablet', 'Sketchbook', 'Hoodie', 'Cap'];
  expect(names()).toEqual(own);
  for (const [words, expected] of [
    ['Price: Low to High', ['Sketchbook', 'Cap', 'Hoodie', 'Tablet']],
    ['Price: High to Low', ['Tablet', 'Hoodie', 'Sketchbook', 'Cap']],
    ['Top Rated', ['Sketchbook', 'Tablet', 'Hoodie', 'Cap']],
    ['Sort by', own],
  ] as const) {
    await user.selectOptions(order, words);
    await waitFor(() => expect(names()).toEqual(expected));
  }
  await user.selectOptions(category, 'Fashion');
  await waitFor(() => expect(names()).toEqual(['Hoodie', 'Cap']));
  screen.getByText('2 products');
  expect(state.calls).toHaveLength(2);
});

// @proves GAP-044 MKT-11
it('adds a product to the cart with a message, counts it, and removes it by Undo', async () => {
  const { state, client } = marketOf();
  const { user, shell } = open(client);
  const hoodie = await card('Hoodie');
  const add = hoodie.getByRole('button', { name: 'Add to Cart' });
  await user.click(add);
  await hoodie.findByText('1 in your cart');
  await user.click(add);
  await hoodie.findByText('2 in your cart');
  screen.getByText('2 items in your cart');
  const told = shell.notices.at(-1);
  expect([told?.text, told?.action?.label]).toEqual(['Hoodie is in your cart.', 'Undo']);
  await act(async () => told?.action?.run());
  await hoodie.findByText('1 in your cart');
  expect(shell.notices.at(-1)?.text).toBe('Hoodie is out of your cart again.');
  expect(new Set(state.clicks).size).toBe(2);
});

// @proves GAP-044 MKT-11
it('retries a call without a response with the same key; a missing product says so, and the focus stays', async () => {
  const { state, client } = marketOf();
  const { user, shell } = open(client);
  const hoodie = await card('Hoodie');
  state.refusal = new ApiError(0, undefined);
  await user.click(hoodie.getByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(shell.notices.at(-1)?.action?.label).toBe('Try again'));
  state.refusal = undefined;
  await act(async () => shell.notices.at(-1)?.action?.run());
  await hoodie.findByText('1 in your cart');
  state.refusal = refusal(404, 'not-found', 'This is no longer for sale.');
  const tablet = await card('Tablet');
  await user.click(tablet.getByRole('button', { name: 'Add to Cart' }));
  const gone = await tablet.findByRole('button', { name: 'No longer for sale' });
  expect([document.activeElement, shell.notices.at(-1)?.text]).toEqual([gone, 'Tablet: This is no longer for sale.']);
  const before = state.calls.length;
  await user.click(gone);
  expect(state.calls).toHaveLength(before);
});

// @proves GAP-044 MKT-12
it('shows a favourite at once, and reverts it with a message when it is rejected', async () => {
  const { state, client } = marketOf();
  const { user, shell } = open(client);
  const heart = (await card('Tablet')).getByRole('button', { name: 'Favourite: Tablet' });
  await user.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(state.calls.at(-1)).toBe('PUT /api/products/101/favorite'));
  state.refusal = refusal(409, 'limit', 'you have too many.');
  await user.click(heart);
  await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Your favourite was not saved: you have too many.'));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

// @proves ERR-02 GAP-054
it('says that the products could not be loaded, and loads them on request', async () => {
  const { client } = marketOf();
  let isAway = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open((path, request) =>
    isAway ? Promise.reject(new ApiError(0, undefined)) : client(path, request),
  );
  await screen.findByText('The products could not be loaded.');
  screen.getByText('We could not reach the server. Please try again.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Hoodie');
});
