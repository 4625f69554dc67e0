import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLoaderData } from 'react-router-dom';
import type { OwnApplication } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { ApplicationView } from './application-view';

const OFFERED: OwnApplication = {
  jobId: '3',
  title: 'Lamp painter',
  company: 'Lamp House',
  organisation: { handle: 'lamps', name: 'Lamp House' },
  stage: 'offered',
  appliedAt: '2026-11-01T10:00:00.000Z',
  answerBy: null,
  history: [{ stage: 'offered', at: '2026-11-03T10:00:00.000Z' }],
  answer: { reason: null, message: 'From Monday on.', at: '2026-11-03T10:00:00.000Z' },
  offerAnswer: null,
  project: null,
  note: 'I paint lamps.',
  link: null,
  works: [],
  files: [],
  isThreadOpen: true,
};

/** Opens the page of an application whose offer the API answers with `respond`. */
function open(respond: () => OwnApplication) {
  const sent: unknown[] = [];
  let application = OFFERED;
  const client: ApiClient = (_path, { body } = {}) => {
    sent.push(body);
    try {
      application = respond();
      return Promise.resolve(application) as never;
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };
  const Page = () => <ApplicationView application={useLoaderData<OwnApplication>()}>{null}</ApplicationView>;
  const routes = [{ path: 'p', loader: () => application, Component: Page }];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/p" client={client} shell={createFakeShell()} />);
  return { sent, user: userEvent.setup() };
}

const answered = (kind: 'accepted' | 'declined', more: object = {}): OwnApplication => {
  const at = '2026-11-04T10:00:00.000Z';
  const stage = kind === 'accepted' ? 'hired' : 'declined';
  return {
    ...OFFERED,
    stage,
    history: [...OFFERED.history, { stage, at }],
    offerAnswer: { kind, reason: null, text: '', at, ...more },
    project: kind === 'accepted' ? 'CP-1' : null,
  };
};

beforeEach(() => localStorage.clear());

// @proves GAP-056
it('an applicant accepts an offer after confirming it, and reads when they did', async () => {
  const { sent, user } = open(() => answered('accepted'));
  await user.click(await screen.findByRole('button', { name: 'Accept offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept the offer?' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Accept offer' }));
  await screen.findByText(/^You accepted the offer on 4 Nov(ember)? 2026\. You are hired\. Congratulations!$/);
  expect(sent).toEqual([{ kind: 'accepted', offeredAt: OFFERED.answer!.at }]);
  expect(screen.queryByRole('button', { name: 'Decline offer' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the project' }).getAttribute('href')).toMatch(/\/projects\/CP-1$/);
  expect(screen.getByRole('heading', { name: 'History' }).parentElement!.textContent).toContain('Offer accepted');
});

// @proves GAP-056
it('an applicant declines an offer with a reason; a refusal shows in the dialog and keeps the words', async () => {
  let isTakenBack = true;
  const { sent, user } = open(() => {
    if (!isTakenBack) return answered('declined', { reason: 'time', text: 'In spring I could.' });
    isTakenBack = false;
    const message = 'They took this offer back. Read why in their answer.';
    throw new ApiError(409, { type: '', title: '', status: 409, code: 'conflict', message });
  });
  await user.click(await screen.findByRole('button', { name: 'Decline offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the offer?' }));
  await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
  await dialog.findByText('Choose a reason. They’ll read it.');
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'I have no time for it now.');
  await user.type(dialog.getByLabelText(/^In your words/), 'In spring I could.');
  await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
  await dialog.findByText('They took this offer back. Read why in their answer.');
  await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toEqual({
    kind: 'declined',
    offeredAt: OFFERED.answer!.at,
    reason: 'time',
    text: 'In spring I could.',
  });
  expect((await screen.findAllByText('You declined the offer.')).length).toBeGreaterThan(0);
  expect(screen.getByText('In spring I could.')).toBeTruthy();
});
