import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLoaderData } from 'react-router-dom';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import type { EntryPage } from './contest-entry.api';
import { EntryView } from './entry-view';

const AT = '2026-11-26T10:00:00.000Z';
const PAGE = {
  contest: {
    id: 'c1',
    title: 'A lantern',
    stage: 'live',
    deadline: '2099-01-01T10:00:00.000Z',
    graceEnd: '2099-01-01T10:00:00.000Z',
    terms: { criteriaHash: 'a', licence: 'We print it.', teamSize: 1 },
  },
  entry: null,
  hasPlace: true,
  closed: null,
  waiting: null,
  invitations: [],
  serverNow: AT,
  behindBy: 0,
} as unknown as EntryPage;

// @proves GAP-048 GAP-058
it('stays on the page without a connection, and says that nothing was submitted or added', async () => {
  localStorage.clear();
  let loads = 0;
  const client: ApiClient = () => Promise.reject(new ApiError(0, undefined));
  const Page = () => <EntryView page={useLoaderData<EntryPage>()}>{null}</EntryView>;
  const routes = [{ path: 'entry', loader: () => ((loads += 1), PAGE), Component: Page }];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/entry" client={client} shell={createFakeShell()} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Title'), 'A lamp');
  await user.click(screen.getByRole('button', { name: 'Submit the entry' }));
  await screen.findByText(/^We couldn’t submit/);
  const file = new File(['%PDF-1.7'], 'lamp.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Add files'), file);
  await screen.findByText(/^We couldn’t add the file/);
  await waitFor(() => expect(loads).toBe(1));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'A lamp');
});
