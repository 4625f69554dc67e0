import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedJob, OwnOrganisation } from '@verse/api-contract/api';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { JobEditor } from './job-editor';

const NOW = Date.parse('2026-11-26T10:00:00.000Z');
const job = {
  job: {
    id: '3',
    version: 2,
    state: 'open',
    title: 'Lamp maker',
    description: 'Make lamps.',
    tags: [],
    benefits: [],
    pay: { min: 20, max: 30, currency: 'USD', unit: 'hour' },
    isRemote: true,
    place: null,
    zones: null,
    type: 'Contract',
    positions: 1,
    answerBy: '2026-12-10',
    attributes: [],
    isBlind: false,
  },
} as unknown as ManagedJob;
const organisation = { handle: 'lamps', name: 'Lamps' } as OwnOrganisation;

// @proves GAP-056
it('keeps unsaved changes of a published job, and discards them on request', async () => {
  localStorage.clear();
  const page = { id: '3', isTrusted: true, now: NOW, draft: null, organisation, job };
  const routes = [{ path: 'p', element: <JobEditor page={page} preview={() => null} /> }];
  const shell = createFakeShell();
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/p" shell={shell} />);
  const user = userEvent.setup();
  const title = screen.getByLabelText('Title');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  await user.type(title, ' for a street');
  expect(localStorage).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(title).toHaveProperty('value', 'Lamp maker');
  expect(localStorage).toHaveLength(0);
  expect(shell.notices).toMatchObject([{ text: 'Your changes are discarded.' }]);
});
