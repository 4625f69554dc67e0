import { render, screen, within } from '@testing-library/react';
import type { Invoice } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';
import { section } from '../../section';

const money = (currency: 'USD' | 'NGN', minor: number) => ({ currency, minor });

const invoiceIn = (
  currency: 'USD' | 'NGN',
  payment: Partial<Invoice['payment']> = {},
  more: Partial<Invoice> = {},
): Invoice => ({
  kind: 'invoice',
  corrects: null,
  number: 'INV-0007',
  issuedAt: '2026-11-02T10:00:00Z',
  title: 'Sketch <b>',
  orderedBy: null,
  project: { number: 'CP-1', title: 'A lantern' },
  seller: { name: 'Sade Bello', address: '', email: '' },
  client: { name: 'Tolani Ekwere', address: '7 Bode Street, Lagos' },
  amount: money(currency, 1_000_050),
  payment: {
    order: 'CV-ABCD3FGHK',
    state: 'due',
    paid: money(currency, 0),
    left: money(currency, 1_000_050),
    owed: money(currency, 0),
    dueOn: '2026-11-10',
    lateDays: 0,
    transfers: [],
    account: { holder: 'Sade', bank: 'Lantern Bank', number: '0123', code: null },
    ...payment,
  },
  ...more,
});

function open(invoice: Invoice | undefined) {
  const client: ApiClient = (path) => {
    if (path.startsWith('/api/notifications')) return Promise.resolve(null) as never;
    expect(path).toBe('/api/projects/CP-1/invoices/p-1');
    return (invoice ? Promise.resolve(invoice) : Promise.reject(new ApiError(404, undefined))) as never;
  };
  const member = { id: '7', firstName: 'Tolani', lastName: 'Ekwere', email: 't@x.example', role: 'member' };
  const shell = createFakeShell(
    { status: 'member', user: { ...member, emailVerified: true } },
    { pages: section.pages },
  );
  const at = '/verse/projects/CP-1/invoices/p-1';
  render(<FakeShellApp routes={remote.routes} base="/verse" at={at} client={client} shell={shell} />);
}

describe('an invoice', () => {
  // @proves GAP-058
  it.each([
    ['USD', '$10,000.50'],
    ['NGN', '₦10,000.50'],
  ] as const)('shows an amount in %s, and where to pay it', async (currency, text) => {
    open(invoiceIn(currency, { lateDays: 3 }));
    await screen.findByRole('heading', { level: 1, name: 'Invoice INV-0007' });
    const table = within(screen.getByRole('table'));
    within(table.getByRole('row', { name: /Sketch <b>/ })).getByText(text);
    within(table.getByRole('row', { name: /To pay/ })).getByText(text);
    screen.getByText('3 days late');
    screen.getByText('Lantern Bank');
    screen.getByText('7 Bode Street, Lagos');
    screen.getByText('CV-ABCD3FGHK');
    expect(screen.getByRole('link', { name: 'Project CP-1' }).getAttribute('href')).toBe('/verse/projects/CP-1');
  });

  // @proves GAP-058
  it('subtracts transfers, and shows nothing to pay once it is paid', async () => {
    const transfers = [{ amount: money('NGN', 1_000_050), reference: 'Bank 7', on: '2026-11-09' }];
    open(invoiceIn('NGN', { state: 'paid', paid: money('NGN', 1_000_050), account: null, transfers }));
    const table = within(await screen.findByRole('table'));
    within(table.getByRole('row', { name: /Bank 7/ })).getByText('−₦10,000.50');
    within(table.getByRole('row', { name: /To pay/ })).getByText('₦0.00');
    screen.getByText('Paid');
    expect(screen.queryByText('Account holder')).toBeNull();
  });

  // @proves GAP-058
  it('shows the amount that a credit note takes off its invoice', async () => {
    const owed = { state: 'refunded', owed: money('NGN', 1_000_050), account: null } as const;
    open(invoiceIn('NGN', owed, { kind: 'credit-note', number: 'CN-0008', corrects: 'INV-0007' }));
    await screen.findByRole('heading', { level: 1, name: 'Credit note CN-0008' });
    const table = within(screen.getByRole('table'));
    within(table.getByRole('row', { name: /Invoice INV-0007: Sketch <b>/ })).getByText('−₦10,000.50');
    within(table.getByRole('row', { name: /Credit to the client/ })).getByText('₦10,000.50');
    screen.getByText('₦10,000.50 goes back to the client.');
    expect(screen.queryByText(/Due on/)).toBeNull();
  });

  // @proves GAP-058
  it('says that the invoice does not exist', async () => {
    open(undefined);
    await screen.findByRole('heading', { level: 1, name: 'Invoice not found' });
    screen.getByRole('link', { name: 'Project CP-1' });
  });
});
