import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart, CartLine } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const dollars = (minor: number) => ({ currency: 'USD' as const, minor });
const line = (item: string, name: string, more: Partial<CartLine> = {}): CartLine => ({
  item,
  name,
  picture: null,
  seller: null,
  quantity: 1,
  most: 10,
  state: 'available',
  left: null,
  unit: dollars(1950),
  total: dollars(1950),
  was: null,
  ...more,
});

/** Creates a fake API whose cart contains the lines last sent. */
function cartOf(lines: CartLine[]) {
  const state = { calls: [] as string[], isDown: false };
  const cart: Cart = {
    revision: 3,
    currency: 'USD',
    count: 4,
    subtotal: dollars(7800),
    favourites: [],
    notice: null,
    lines,
  };
  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    if (state.isDown) return Promise.reject(new ApiError(0, undefined));
    if (method !== 'GET') state.calls.push(`${method} ${path} ${JSON.stringify(body)}`);
    const wanted = (body as { lines?: { item: string; quantity: number }[] } | undefined)?.lines;
    if (wanted)
      cart.lines = wanted.map(({ item, quantity }) => ({ ...lines.find((one) => one.item === item)!, quantity }));
    return Promise.resolve(structuredClone(cart) as never);
  };
  return { state, client };
}

function open(client: ApiClient) {
  const shell = createFakeShell();
  const listeners: (() => void)[] = [];
  // The fake client returns no headers, so the test has to announce changes itself.
  shell.changes.subscribe = (_, listener) => {
    listeners.push(listener);
    return () => undefined;
  };
  const telling: ApiClient = async (path, request) => {
    const answer = await client(path, request);
    if (request?.method) listeners.forEach((listener) => listener());
    return answer as never;
  };
  render(<FakeShellApp routes={remote.routes} base="/store" at="/store/cart" client={telling} shell={shell} />);
  return { shell, user: userEvent.setup() };
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));

// @proves GAP-042 GAP-044
it('saves a quantity at once, and hands the focus on from what is removed, which Undo brings back', async () => {
  const { state, client } = cartOf([
    line('product:1', 'Tote'),
    line('product:106', 'Sketchbook', { seller: 'Ada Obi' }),
  ]);
  const { user, shell } = open(client);
  const tote = await card('Tote');
  tote.getByText('$19.50 each');
  (await card('Sketchbook')).getByText('Sold by Ada Obi');
  screen.getByText('$78.00');
  await user.selectOptions(tote.getByRole('combobox', { name: 'Quantity' }), '3');
  await waitFor(() => expect((tote.getByRole('combobox') as HTMLSelectElement).value).toBe('3'));
  await user.click(tote.getByRole('button', { name: 'Remove' }));
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Sketchbook' }));
  await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Tote is out of your cart.'));
  await act(async () => shell.notices.at(-1)?.action?.run());
  await card('Tote');
  await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Tote is back in your cart.'));
  expect(state.calls.map((call) => JSON.parse(call.slice(14)) as unknown)).toEqual([
    {
      lines: [
        { item: 'product:1', quantity: 3 },
        { item: 'product:106', quantity: 1 },
      ],
    },
    { lines: [{ item: 'product:106', quantity: 1 }] },
    {
      lines: [
        { item: 'product:1', quantity: 3 },
        { item: 'product:106', quantity: 1 },
      ],
    },
  ]);
});

// @proves GAP-042
it('says what has changed since something was added, and lets it be chosen no more than there is', async () => {
  open(
    cartOf([
      line('product:1', 'Short', { state: 'short', left: 2, quantity: 5 }),
      line('product:2', 'Gone', { state: 'gone', unit: null, total: null }),
      line('product:3', 'Dearer', { was: dollars(1500) }),
      line('product:4', 'Elsewhere', { state: 'not-in-currency', unit: null, total: null }),
    ]).client,
  );
  const short = await card('Short');
  short.getByText('Only 2 left.');
  expect(
    within(short.getByRole('combobox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2', '5']);
  expect((await card('Gone')).queryByRole('combobox')).toBeNull();
  (await card('Dearer')).getByText('Was $15.00, now $19.50.');
  (await card('Elsewhere')).getByText(/Not sold in this currency/);
});

// @proves GAP-042 ERR-02
it('says that the cart is empty, or that it could not be loaded, and loads it when asked again', async () => {
  const { state, client } = cartOf([]);
  state.isDown = true;
  const { user } = open(client);
  await screen.findByText('Your cart could not be loaded.');
  state.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Your cart is empty.');
  expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/store');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});
