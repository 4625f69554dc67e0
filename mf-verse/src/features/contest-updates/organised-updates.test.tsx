import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ContestUpdate, OwnOrganisation } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import { OrganisedUpdates } from './organised-updates';

const organisation = { handle: 'stage-house', name: 'Stage house' } as OwnOrganisation;
const contest = { id: 'posters', title: 'Posters' };
const at = '2026-11-29T10:00:00.000Z';
const UPDATES: ContestUpdate[] = [
  { id: 'a', title: 'A week more', text: 'It is <b>later</b>.', at, removedBy: null },
  { id: 'b', title: '', text: '', at, removedBy: 'staff' },
];

describe('the updates of a contest', () => {
  // @proves GAP-058
  it('are written in a dialog with messages at the fields, and removed after a question', async () => {
    const sent: unknown[] = [];
    const client: ApiClient = (path, { method, body } = {}) =>
      Promise.resolve(void sent.push([method ?? 'GET', path, body])) as never;
    const element = <OrganisedUpdates organisation={organisation} contest={contest} updates={UPDATES} tabs={null} />;
    render(<FakeShellApp routes={[{ path: 'updates', element }]} base="/verse" at="/verse/updates" client={client} />);
    await screen.findByText('Our staff removed this update.');
    expect(screen.getByText('It is <b>later</b>.')).toBeTruthy();
    fireEvent.click(screen.getByText('Write an update'));
    fireEvent.click(screen.getByText('Send the update'));
    await waitFor(() => expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'New' } });
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Words' } });
    fireEvent.click(screen.getByText('Send the update'));
    const path = '/api/organisations/stage-house/contests/posters/updates';
    await waitFor(() => expect(sent).toEqual([['POST', path, { title: 'New', text: 'Words' }]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    fireEvent.click(screen.getByText('Remove it'));
    await waitFor(() => expect(sent.at(-1)).toEqual(['DELETE', `${path}/a`, undefined]));
  });
});
