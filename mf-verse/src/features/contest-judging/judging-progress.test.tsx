import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { JudgingProgress } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import { JudgingProgressView } from './judging-progress';

const organisation = {
  handle: 'stage-house',
  name: 'Stage house',
  domain: null,
  state: 'open' as const,
  isHouse: false,
  people: [],
};
const progress = {
  id: 'posters',
  title: 'Posters',
  stage: 'judging',
  judgingFrom: '2026-11-01T00:00:00.000Z',
  resultsBy: '2026-12-01T00:00:00.000Z',
  judges: [],
  entries: 2,
  complete: 2,
  short: [],
  list: [],
  next: null,
  canClose: true,
  held: null,
  candidates: [],
  hidden: 0,
} as unknown as JudgingProgress;

describe('the results of a contest', () => {
  // @proves GAP-058
  it('are published only after a dialog that says what happens and that it is final', async () => {
    const calls: string[] = [];
    const routes = [
      {
        path: 'judging',
        element: <JudgingProgressView organisation={organisation} progress={progress} tabs={null} />,
      },
    ];
    const client: ApiClient = (path) => Promise.resolve(void calls.push(path)) as never;
    render(<FakeShellApp routes={routes} base="/verse" at="/verse/judging" client={client} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Publish the results' }));
    expect(screen.getByRole('dialog').textContent).toContain('You can’t take this back.');
    fireEvent.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Publish the results' }));
    fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual(['/api/organisations/stage-house/contests/posters/results']);
  });
});
