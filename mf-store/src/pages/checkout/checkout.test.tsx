import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Checkout } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const TOTAL = { currency: 'USD' as const, minor: 3900 };
const CHECKOUT: Checkout = {
  cart: {
    revision: 3,
    currency: 'USD',
    count: 2,
    subtotal: TOTAL,
    favourites: [],
    notice: null,
    lines: [
      {
        item: 'product:1',
        name: 'Canvas Tote',
        picture: null,
        seller: null,
        quantity: 2,
        most: 10,
        left: null,
        state: 'available',
        unit: { currency: 'USD', minor: 1950 },
        total: TOTAL,
        was: null,
      },
    ],
  },
  needsAddress: true,
  methods: ['bank-transfer'],
  contact: null,
  recent: null,
};
const MESSAGE = 'You can hold only part of our stock without paying. For now you can order: Canvas Tote (at most 1).';

beforeEach(() => localStorage.clear());

// @proves GAP-042 R27
it('says how much of a share is left, where to ask for more, and keeps what was typed', async () => {
  const client: ApiClient = (path, { method = 'GET' } = {}) =>
    method === 'GET'
      ? Promise.resolve(structuredClone(CHECKOUT) as never)
      : Promise.reject(
          new ApiError(409, {
            type: 'about:blank',
            title: 'Conflict',
            status: 409,
            code: 'limit',
            message: MESSAGE,
            lines: [{ item: 'product:1', name: 'Canvas Tote', left: 1 }],
          } as never),
        );
  render(
    <FakeShellApp
      routes={remote.routes}
      base="/store"
      at="/store/checkout"
      client={client}
      shell={createFakeShell()}
    />,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Full name'), 'Ada Obi');
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.org');
  await user.type(screen.getByLabelText(/^Delivery address/), '12 Marina Road, Lagos');
  await user.click(screen.getByRole('button', { name: /Place order/ }));
  const alert = within(await screen.findByRole('alert'));
  alert.getByText(MESSAGE);
  const links = alert.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Change your cart', '/store/cart'],
    ['contact us', '/contact'],
  ]);
  const fields = [screen.getByLabelText('Full name'), screen.getByLabelText(/^Email/), screen.getByLabelText(/^Deliv/)];
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual([
    'Ada Obi',
    'ada@example.org',
    '12 Marina Road, Lagos',
  ]);
});

// @proves GAP-042
it('keeps what was typed until it is ordered, while the cart is changed or the page is loaded again', async () => {
  const client: ApiClient = () => Promise.resolve(structuredClone(CHECKOUT) as never);
  const open = () => {
    const shell = createFakeShell();
    return render(
      <FakeShellApp routes={remote.routes} base="/store" at="/store/checkout" client={client} shell={shell} />,
    );
  };
  const user = userEvent.setup();
  const first = open();
  await user.type(await screen.findByLabelText('Full name'), 'Ada Obi');
  await user.type(screen.getByLabelText(/^Delivery address/), '12 Marina Road, Lagos');
  first.unmount();
  open();
  await screen.findByText('We kept your draft.');
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Ada Obi');
  expect(screen.getByLabelText(/^Delivery address/)).toHaveProperty('value', '12 Marina Road, Lagos');
});
