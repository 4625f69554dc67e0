import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError, type Session } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { action, Component } from './reset-password';

const WEAK = 'Password must be at least 8 characters and include letters, numbers, and a special character.';
const DONE = 'Your password has been successfully updated. Redirecting...';

function open(
  answer: () => Promise<unknown> = () => Promise.resolve(undefined),
  at = '/reset-password?token=a-token',
  session?: Session,
) {
  const calls = jest.fn(answer as (...call: Parameters<ApiClient>) => Promise<unknown>);
  const shell = createFakeShell(session);
  const refresh = jest.spyOn(shell.session, 'refresh');
  const routes = [
    { path: 'reset-password', Component, action },
    { path: 'verse/user-profile', element: <p>The profile</p> },
  ];
  render(<FakeShellApp routes={routes} base="/" at={at} client={calls as ApiClient} shell={shell} />);
  return { calls, refresh };
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
  it('has two required fields that a password manager understands', () => {
    open();
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

  // @proves RST-02 RST-03 RST-05 ERR-10
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

  // @proves GAP-038
  it.each([
    ['a used link', '/reset-password?token=used', 410],
    ['a forged link', '/reset-password?token=forged', 404],
    ['no link, signed out', '/reset-password', 401],
  ])('says of %s that it is dead and offers a new one, without claiming success [C-01]', async (_, at, status) => {
    open(() => Promise.reject(new ApiError(status, undefined)), at);
    await choose(userEvent.setup(), 'Abcdef1!');
    await screen.findByText('This reset link is invalid or has expired.');
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/signin?forgot');
    expect(screen.queryByText(DONE)).toBeNull();
  });

  it('says before anything is typed that a link is needed, to somebody who came without one [GAP-038, C-01]', () => {
    open(undefined, '/reset-password', { status: 'guest', user: null });
    screen.getByText('Open this page from our email');
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/signin?forgot');
  });

  // @proves GAP-038
  it('says nothing of the kind to somebody who came with one', () => {
    open(undefined, undefined, { status: 'guest', user: null });
    expect(screen.queryByText('Open this page from our email')).toBeNull();
  });

  it('changes the own password without a link when the server allows it [C-01]', async () => {
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
