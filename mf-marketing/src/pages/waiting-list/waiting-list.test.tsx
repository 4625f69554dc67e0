import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WaitingList } from '@verse/api-contract/api';
import { type ApiClient, ApiError, type Session } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const LIST: WaitingList = {
  name: 'learning',
  title: 'Courses and lessons',
  text: 'Short lessons.',
  today: { text: 'Read the Verse Blog', path: '/resources/blogs' },
  page: null,
};
const MEMBER: Session = {
  status: 'member',
  user: { id: '7', firstName: 'A', lastName: 'B', email: 'a@x.example', role: 'member', emailVerified: true },
};

/** Creates a fake API; `refusal` rejects every change. */
function apiOf(list: WaitingList, own: string[] = []) {
  const state: { refusal: ApiError | undefined; calls: [string, unknown][] } = { refusal: undefined, calls: [] };
  const client = ((path: string, { method, body }: { method?: string; body?: unknown } = {}) => {
    if (!method) return Promise.resolve(path.endsWith('/own') ? { names: own } : { lists: [list] });
    state.calls.push([`${method} ${path}`, body]);
    return state.refusal
      ? Promise.reject(state.refusal)
      : Promise.resolve({ message: 'Check your inbox and confirm your email.', name: list.name, title: list.title });
  }) as unknown as ApiClient;
  return { state, client };
}

async function open(client: ApiClient, at = '/waiting-lists/learning', session?: Session) {
  render(<FakeShellApp routes={remote.routes} base="/" at={at} client={client} shell={createFakeShell(session)} />);
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}
const join = () => screen.findByRole('button', { name: 'Join the waiting list' });
const refuse = (status: number, fields?: Record<string, string>) =>
  new ApiError(status, {
    type: '',
    title: '',
    status,
    code: 'invalid',
    message: 'Refused.',
    ...(fields ? { fields } : {}),
  });

// @proves WTL-01
it('says that the offer is in preparation, and what can be used today', async () => {
  await open(apiOf(LIST).client);
  screen.getByText('In preparation');
  expect(screen.getByRole('link', { name: 'Read the Verse Blog' }).getAttribute('href')).toBe('/resources/blogs');
});

// @proves WTL-03
it('asks for a guest’s email, and shows what was wrong with it, or that the list is open', async () => {
  const { client, state } = apiOf(LIST);
  const user = await open(client);
  await user.click(await join());
  await screen.findByText('Email is required.');
  expect(state.calls).toEqual([]);
  state.refusal = refuse(400, { email: 'Enter an email.' });
  await user.type(screen.getByLabelText('Email'), 'x');
  await user.click(await join());
  await screen.findByText('Enter an email.');
  state.refusal = refuse(409);
  await user.type(screen.getByLabelText('Email'), '@x.example');
  await user.click(await join());
  await screen.findByText('Refused.');
  state.refusal = undefined;
  await user.click(await join());
  await screen.findByText('Check your inbox and confirm your email.');
  expect(state.calls.at(-1)).toEqual(['POST /api/waiting-lists/learning/requests', { email: 'x@x.example' }]);
});

// @proves WTL-02
it('joins and leaves with one click for a member', async () => {
  const { client, state } = apiOf(LIST);
  const user = await open(client, '/waiting-lists/learning', MEMBER);
  await user.click(await join());
  await user.click(await screen.findByRole('button', { name: 'Leave the waiting list' }));
  await join();
  expect(state.calls.map(([call]) => call)).toEqual([
    'PUT /api/waiting-lists/learning/place',
    'DELETE /api/waiting-lists/learning/place',
  ]);
});

// @proves WTL-04
it('leads to the offer once it is open, and to nothing for an unknown list', async () => {
  await open(apiOf({ ...LIST, page: '/resources' }).client);
  expect(screen.getByRole('link', { name: 'Open Courses and lessons' }).getAttribute('href')).toBe('/resources');
  expect(screen.queryByLabelText('Email')).toBeNull();
});

it('answers 404 for a list that does not exist', async () => {
  await open(apiOf(LIST).client, '/waiting-lists/none');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
});

// @proves WTL-03
it.each([
  ['confirm', 'You are on the list for Courses and lessons.'],
  ['leave', 'You are not on the waiting list any more.'],
])('does what the emailed link to %s is for when it is opened, and explains a failure', async (act, text) => {
  const { client, state } = apiOf(LIST);
  state.refusal = refuse(503);
  const user = await open(client, `/waiting-lists/${act}?token=abc`);
  await screen.findByText('Refused.');
  state.refusal = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(new RegExp(text));
  expect(state.calls).toEqual([
    [`POST /api/waiting-lists/${act}`, { token: 'abc' }],
    [`POST /api/waiting-lists/${act}`, { token: 'abc' }],
  ]);
});
