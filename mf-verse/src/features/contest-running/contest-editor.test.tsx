import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { ContestDraft, ContestOrganiser, ManagedContest } from '@verse/api-contract/api';
import { type ApiClient, ApiError, type ApiFailure } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { ContestEditor } from './contest-editor';

const FORM: ContestDraft = {
  title: '',
  description: '',
  tags: [],
  prizePool: '',
  maxParticipants: '',
  startsAt: '',
  deadline: '',
  graceMinutes: '0',
  resultsBy: '',
  awardBy: '',
  rules: '',
  pledge: '',
  shareRule: null,
  licence: '',
  criteria: [],
  teamSize: '1',
  vote: null,
};
const CONTEST: ManagedContest = {
  id: '7',
  version: 1,
  state: 'draft',
  stage: null,
  serverNow: '2026-11-26T10:00:00.000Z',
  form: FORM,
  picture: null,
  judges: [],
  participants: 0,
  entries: 0,
  criteriaHash: null,
  publishedAt: null,
  postponements: [],
  cancellation: null,
  faults: {},
};
const CONFLICT = { type: '', title: '', status: 409, code: 'conflict', message: 'Changed.' };
const organisation = { handle: 'lamps', name: 'Lamps', domain: null, state: 'open' } as ContestOrganiser;

function open(refuse: (form: ContestDraft) => ApiError | undefined = () => undefined, contest = CONTEST) {
  const sent: string[] = [];
  let version = 1;
  const client: ApiClient = (_, { body } = {}) => {
    const form = body as ContestDraft;
    sent.push(form.title);
    const error = refuse(form);
    return (error ? Promise.reject(error) : Promise.resolve({ ...contest, form, version: (version += 1) })) as never;
  };
  const Page = () => (
    <>
      <ContestEditor page={{ organisation, contest, invitations: [] }} />
      <Link to="/verse/other">Leave</Link>
    </>
  );
  const routes = [
    { path: 'contest', Component: Page },
    { path: 'other', element: <p>Another page</p> },
  ];
  const shell = createFakeShell();
  const { unmount } = render(
    <FakeShellApp routes={routes} base="/verse" at="/verse/contest" client={client} shell={shell} />,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { sent, user, unmount };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a draft of a contest', () => {
  // @proves GAP-048 GAP-058
  it('is saved when its writer leaves before the pause after the last letter', async () => {
    const { sent, user } = open();
    await user.type(screen.getByLabelText('Title'), 'A lantern');
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await screen.findByText('Another page');
    await waitFor(() => expect(sent.at(-1)).toBe('A lantern'));
  });

  // @proves GAP-048 GAP-058
  it('is saved again until the server can be reached', async () => {
    let isAway = true;
    const { sent, user } = open(() => (isAway ? new ApiError(0, undefined) : undefined));
    await user.type(screen.getByLabelText('Title'), 'A lamp');
    await act(() => jest.advanceTimersByTimeAsync(1600));
    await screen.findByText(/^Not saved: /);
    isAway = false;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(sent).toEqual(['A lamp', 'A lamp']);
    await screen.findByText('Draft saved');
  });

  it('is not sent again unchanged if the server rejects it', async () => {
    const error = { type: '', title: '', status: 400, code: 'invalid', message: 'Too long.', fields: {} };
    const { sent, user } = open(() => new ApiError(400, error));
    await user.type(screen.getByLabelText('Title'), 'A lamp');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(sent).toEqual(['A lamp']);
  });

  // @proves GAP-048 GAP-058
  it('is still there after a reload before the pause, even if the request was lost', async () => {
    const away = open(() => new ApiError(0, undefined));
    await away.user.type(screen.getByLabelText('Title'), 'A lantern');
    away.unmount();
    const { sent } = open();
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('A lantern');
    await act(() => jest.advanceTimersByTimeAsync(1600));
    expect(sent).toEqual(['A lantern']);
    await screen.findByText('Draft saved');
    expect(localStorage).toHaveLength(0);
  });

  // @proves GAP-048 GAP-058
  it('is no conflict with itself if its last save arrived and only the response was lost', async () => {
    const { user } = open(
      (form) => new ApiError(409, { ...CONFLICT, current: { ...CONTEST, version: 5, form } } as ApiFailure),
    );
    await user.type(screen.getByLabelText('Title'), 'A lamp ');
    await act(() => jest.advanceTimersByTimeAsync(1600));
    await screen.findByText('Draft saved');
    expect(screen.queryByText('A colleague changed this contest')).toBeNull();
  });
});

// @proves GAP-048 GAP-058
it("a published contest is saved only on request, and a colleague's version is not overwritten unseen", async () => {
  const theirs = { ...CONTEST, version: 5, form: { ...FORM, title: 'Their lamp' } };
  let isChanged = true;
  const { sent, user, unmount } = open(
    () => (isChanged ? new ApiError(409, { ...CONFLICT, current: theirs } as ApiFailure) : undefined),
    { ...CONTEST, state: 'published', stage: 'upcoming' },
  );
  await user.type(screen.getByLabelText('Title'), 'A lamp');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect([sent, localStorage.length]).toEqual([[], 0]);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('A colleague changed this contest');
  isChanged = false;
  await user.click(screen.getByRole('button', { name: 'Continue with mine' }));
  await waitFor(() => expect(screen.queryByText('A colleague changed this contest')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toEqual(['A lamp', 'A lamp', 'A lamp']));
  await user.type(screen.getByLabelText('Title'), 's');
  unmount();
  expect([sent.length, localStorage.length]).toEqual([3, 0]);
});
