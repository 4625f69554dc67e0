import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { action, Component } from './reset-password';

const WEAK = 'Password must be at least 8 characters and include letters, numbers, and a special character.';
const DONE = 'Your password has been successfully updated. Redirecting...';

type Ask = (...call: Parameters<ApiClient>) => Promise<unknown>;

/** `linkState` is the server's response about the link. Without a link, it is the response about the session. */
function open(
  answer: () => Promise<unknown> = () => Promise.resolve(undefined),
  at = '/reset-password?token=a-token',
  linkState: () => Promise<unknown> = () => Promise.resolve({ works: true, user: {}, isRecent: true }),
) {
  const calls = jest.fn(answer as Ask);
  const asked = jest.fn(linkState as Ask);
  const client = (...call: Parameters<ApiClient>) => (call[0] === '/api/reset-password' ? calls : asked)(...call);
  const shell = createFakeShell();
  const refresh = jest.spyOn(shell.session, 'refresh');
  const routes = [
    { path: 'reset-password', Component, action },
    { path: 'verse/user-profile', element: <p>The profile</p> },
  ];
  render(<FakeShellApp routes={routes} base="/" at={at} client={client as ApiClient} shell={shell} />);
  return { calls, asked, refresh };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function choose(user: ReturnType<typeof userEvent.setup>, password: string, confirm = password) {
  if (password) await user.type(field('New password'), password);
  if (confirm) await user.type(field('Confirm password'), confirm);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
}

describe('choosing a new password', () => {
  afterEach(() => jest.useRealTimers());

  // @proves RST-01 RTE-15
  it('has two required fields that a password manager understands', async () => {
    open();
    await act(() => Promise.resolve());
    expect(
      ['New password', 'Confirm password'].map((name) => [
        field(name).type,
        field(name).autocomplete,
        field(name).required,
      ]),
    ).toEqual([
      ['password', 'new-password', true],
      ['password', 'new-password', true],
    ]);
  });

  // @proves RST-02 RST-03 RST-05 LIM-07 ERR-10
  it.each(['', 'Abcdef1', '12345678!', 'Abcdefg!', 'Abcdefg1'])(
    'refuses %j with the reason, before any call',
    async (password) => {
      const { calls } = open();
      await choose(userEvent.setup(), password);
      const error = await screen.findByText(WEAK);
      expect(field('New password').getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
      await waitFor(() => expect(document.activeElement).toBe(field('New password')));
      expect(calls).not.toHaveBeenCalled();
    },
  );

  // @proves RST-04 RST-05
  it('refuses two that differ, before any call', async () => {
    const { calls } = open();
    await choose(userEvent.setup(), 'Abcdef1!', 'Abcdef1?');
    await screen.findByText('Passwords do not match.');
    expect(calls).not.toHaveBeenCalled();
    expect(screen.queryByText(DONE)).toBeNull();
  });

  // @proves RST-06 RST-07 RST-08
  it('sends the token with the password, says that it is done, and leaves two seconds later', async () => {
    jest.useFakeTimers();
    const { calls, refresh } = open();
    await choose(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), 'Abcdef1!');
    await act(() => jest.advanceTimersByTimeAsync(0));
    screen.getByText(DONE);
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(calls.mock.calls.map(([path, request]) => [path, request?.body])).toEqual([
      ['/api/reset-password', { token: 'a-token', newPassword: 'Abcdef1!' }],
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1900));
    screen.getByText(DONE);
    await act(() => jest.advanceTimersByTimeAsync(150));
    screen.getByText('The profile');
  });

  // @proves GAP-038 C-01
  it.each([
    ['a used link', '/reset-password?token=used', 410],
    ['a forged link', '/reset-password?token=forged', 404],
    ['no link, signed out', '/reset-password', 401],
  ])('says of %s that it is dead and offers a new one, without claiming success', async (_, at, status) => {
    open(() => Promise.reject(new ApiError(status, undefined)), at);
    await choose(userEvent.setup(), 'Abcdef1!');
    await screen.findByText('This reset link is invalid or has expired.');
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/signin?forgot');
    expect(screen.queryByText(DONE)).toBeNull();
  });

  // @proves GAP-038
  it('says on arrival that a link is dead, in place of the form, with a way to a new one', async () => {
    const { calls, asked } = open(undefined, undefined, () => Promise.resolve({ works: false }));
    expect((await screen.findByRole('alert')).textContent).toContain('This reset link is invalid or has expired.');
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/signin?forgot');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(asked.mock.calls.map(([path, request]) => [path, request?.body])).toEqual([
      ['/api/reset-password/check', { token: 'a-token' }],
    ]);
    expect(calls).not.toHaveBeenCalled();
  });

  // @proves GAP-038 C-01
  it.each([
    ['a guest', { user: null, isRecent: false }, 'Open this page from our email', '/signin?forgot'],
    ['who signed in long ago', { user: {}, isRecent: false }, 'You signed in a while ago', '/verse/settings'],
  ])('says before anything is typed what is needed, to %s without a link', async (_, session, title, way) => {
    open(undefined, '/reset-password', () => Promise.resolve(session));
    await screen.findByText(title);
    expect(screen.getByRole('link').getAttribute('href')).toBe(way);
    field('New password');
  });

  // @proves GAP-038
  it.each([
    ['a link that works', undefined, undefined],
    ['a sign-in of a moment ago', '/reset-password', undefined],
    ['a server that does not answer', undefined, () => Promise.reject(new ApiError(0, undefined))],
  ])('says nothing of the kind to who comes with %s', async (_, at, linkState) => {
    const { asked } = open(undefined, at, linkState);
    await act(() => Promise.resolve());
    expect(asked).toHaveBeenCalledTimes(1);
    field('New password');
    expect(screen.queryByRole('link')).toBeNull();
  });

  // @proves C-01
  it('changes a member’s password without a link when the server allows it', async () => {
    const { calls } = open(undefined, '/reset-password');
    await choose(userEvent.setup(), 'Abcdef1!');
    await screen.findByText(DONE);
    expect(calls.mock.calls[0]?.[1]?.body).toEqual({ token: undefined, newPassword: 'Abcdef1!' });
  });

  // @proves GAP-038
  it('keeps both fields when the server cannot be reached', async () => {
    open(() => Promise.reject(new ApiError(0, undefined)));
    await choose(userEvent.setup(), 'Abcdef1!');
    await screen.findByText(/We could not reach the server/);
    expect([field('New password').value, field('Confirm password').value]).toEqual(['Abcdef1!', 'Abcdef1!']);
  });
});
