import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { JudgedContestPage } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import { JudgedContestView } from './judged-contests';

const page = {
  contest: {
    id: 'posters',
    title: 'Posters',
    organisation: 'Stage house',
    stage: 'judging',
    judgingFrom: '2026-11-01T00:00:00.000Z',
    resultsBy: '2026-12-01T00:00:00.000Z',
    assigned: 2,
    scored: 0,
  },
  rules: 'One poster each.',
  criteria: [],
  conflicts: [{ number: 3, reason: 'A friend' }],
  entries: [{ number: 1, isScored: false }],
  sentence: '',
  next: null,
} satisfies JudgedContestPage;

describe('a conflict that a judge declared', () => {
  // @proves GAP-058
  it('is in the list of the judge with its reason, and can be undone there', async () => {
    const calls: unknown[] = [];
    const client: ApiClient = (path, options) => Promise.resolve(void calls.push([options?.method, path])) as never;
    const routes = [{ path: 'judging', element: <JudgedContestView page={page} /> }];
    render(<FakeShellApp routes={routes} base="/verse" at="/verse/judging" client={client} />);
    expect((await screen.findByRole('region', { name: 'Your conflicts' })).textContent).toContain('Entry 3: A friend');
    fireEvent.click(screen.getByRole('button', { name: 'Undo the conflict with Entry 3' }));
    await waitFor(() => expect(calls).toEqual([['DELETE', '/api/judging/posters/entries/3/conflict']]));
  });
});
