import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { ContestDraft, ManagedContest } from '@verse/api-contract/contest-running';
import type { OwnOrganisation } from '@verse/api-contract/organisations';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { ContestEditor } from './contest-editor';

const FORM: ContestDraft = {
  ...{ title: '', description: '', tags: [], prizePool: '', maxParticipants: '', startsAt: '', deadline: '' },
  ...{ graceMinutes: '0', resultsBy: '', awardBy: '', rules: '', pledge: '', shareRule: null, licence: '' },
  ...{ criteria: [], teamSize: '1', vote: null },
};
const CONTEST: ManagedContest = {
  ...{ id: '7', version: 1, state: 'draft', stage: null, serverNow: '2026-11-26T10:00:00.000Z', form: FORM },
  ...{ picture: null, judges: [], participants: 0, entries: 0, criteriaHash: null, publishedAt: null },
  ...{ postponements: [], cancellation: null, faults: {} },
};
const organisation = { handle: 'lamps', name: 'Lamps', domain: null, state: 'open' } as OwnOrganisation;

function open(refuse: () => ApiError | undefined = () => undefined) {
  const sent: string[] = [];
  let version = 1;
  const client: ApiClient = (_, { body } = {}) => {
    const form = body as ContestDraft;
    sent.push(form.title);
    const error = refuse();
    return (error ? Promise.reject(error) : Promise.resolve({ ...CONTEST, form, version: (version += 1) })) as never;
  };
  const Page = () => (
    <>
      <ContestEditor page={{ organisation, contest: CONTEST, members: [] }} />
      <Link to="/verse/other">Leave</Link>
    </>
  );
  const routes = [
    { path: 'contest', Component: Page },
    { path: 'other', element: <p>Another page</p> },
  ];
  const shell = createFakeShell();
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/contest" client={client} shell={shell} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { sent, user };
}

beforeEach(() => jest.useFakeTimers());
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
});
