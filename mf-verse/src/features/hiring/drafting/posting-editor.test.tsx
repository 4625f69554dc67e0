import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLoaderData } from 'react-router-dom';
import type { OwnOrganisation, StoredPostingDraft } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import type { PostingPage } from '../hiring.api';
import { createPostingDraft } from './posting-draft';
import { PostingEditor } from './posting-editor';

const NOW = Date.parse('2026-11-26T10:00:00.000Z');
const organisation = { handle: 'lamps', name: 'Lamps', domain: null, logo: null } as unknown as OwnOrganisation;
const draft: StoredPostingDraft = {
  id: '3',
  state: 'draft',
  version: 1,
  savedAt: '2026-11-26T10:00:00.000Z',
  reviewNote: null,
  draft: {
    ...createPostingDraft(NOW),
    title: 'Lamp maker',
    description: 'Make lamps.',
    pay: { min: '20', max: '30', currency: 'USD', unit: 'hour' },
  },
};

const Page = () => <PostingEditor page={useLoaderData<PostingPage>()} preview={() => null} />;

// @proves GAP-056
it('moves the focus to what happens next once a job was sent for review', async () => {
  localStorage.clear();
  let stored = draft;
  const client: ApiClient = async (path) => {
    if (path.endsWith('/publication')) stored = { ...draft, state: 'review' };
    return { state: 'review', draft: stored } as never;
  };
  const loader = (): PostingPage => ({ organisation, id: '3', draft: stored, job: null, isTrusted: false, now: NOW });
  const routes = [{ path: 'p', loader, Component: Page }];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/p" client={client} shell={createFakeShell()} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Send for review' }));
  const message = await screen.findByText('This job is in review');
  await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});
