import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLoaderData } from 'react-router-dom';
import type { ManagedJob } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { FilledJob } from './filled-job';

const jobOf = (more: object, counts: object = {}) =>
  ({
    job: { id: '3', title: 'Lamp painter', positions: 1 },
    state: 'open',
    counts: { received: 2, opened: 1, shortlisted: 0, offered: 1, hired: 1, declined: 0, unanswered: 0, ...counts },
    ...more,
  }) as unknown as ManagedJob;

function open(first: ManagedJob) {
  const sent: unknown[] = [];
  let managed = first;
  const client: ApiClient = (path, { body } = {}) => {
    sent.push([path, body]);
    managed = jobOf({ state: 'closed' }, { received: 0, opened: 0, declined: 3 });
    return Promise.resolve(managed) as never;
  };
  const Page = () => <FilledJob handle="lamps" managed={useLoaderData<ManagedJob>()} />;
  const routes = [{ path: 'p', loader: () => managed, Component: Page }];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/p" client={client} shell={createFakeShell()} />);
  return { sent, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());

// @proves GAP-056
it('asks to close a filled job, shows what the others receive, and asks no more once they are answered', async () => {
  const { sent, user } = open(jobOf({}));
  await user.click(await screen.findByRole('button', { name: 'Close the job and answer the others' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('1 applicant has an open offer. It stays open.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Message/), 'Thank you all.');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  for (const text of ['3 applicants receive', 'All positions filled.', 'Thank you all.'])
    expect(preview.textContent).toContain(text);
  await user.click(dialog.getByRole('button', { name: 'Send to 3' }));
  await waitFor(() => expect(screen.queryByText('Position filled')).toBeNull());
  expect(sent).toEqual([['/api/organisations/lamps/jobs/3/filled', { message: 'Thank you all.' }]]);
});

// @proves GAP-056
it('does not ask while a position is free', async () => {
  open(jobOf({ job: { id: '3', positions: 2 } }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
