import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ContestUpdate } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { ContestUpdates } from './contest-updates';

const at = '2026-11-29T10:00:00.000Z';
const UPDATES: ContestUpdate[] = [
  { id: 'a', title: 'A week more', text: 'It is later.', at, removedBy: null },
  { id: 'b', title: '', text: '', at, removedBy: 'staff' },
];

// @proves GAP-058 GAP-091
it('lets a member report an update that is still there', async () => {
  const sent: unknown[] = [];
  const client: ApiClient = (path, { body } = {}) => {
    sent.push([path, body]);
    return Promise.resolve({ message: 'Thank you.' }) as never;
  };
  const user = {
    id: '7',
    firstName: 'Ada',
    lastName: 'Hill',
    email: 'a@x.example',
    role: 'member',
    emailVerified: true,
  };
  render(
    <FakeShellApp
      routes={[{ path: 'contest', element: <ContestUpdates contestId="posters" updates={UPDATES} /> }]}
      base="/"
      at="/contest"
      client={client}
      shell={createFakeShell({ status: 'member', user })}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Report the update: A week more' }));
  expect(screen.getAllByText('Report')).toHaveLength(1);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this update' }));
  fireEvent.click(dialog.getByRole('radio', { name: /No spam/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  const body = { type: 'update', id: 'a', reason: 'spam', note: '' };
  await waitFor(() => expect(sent).toEqual([['/api/reports', body]]));
  await screen.findByText('Thank you.');
});
