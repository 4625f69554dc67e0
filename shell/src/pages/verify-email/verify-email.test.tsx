import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { type ApiClient, ApiError, type Session } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { action, Component } from './verify-email';

const MEMBER: Session = {
  status: 'member',
  user: { id: '7', firstName: 'T', lastName: 'E', email: 'tolani@x.example', role: 'member', emailVerified: false },
};

function open(
  session?: Session,
  answer: () => Promise<unknown> = () => Promise.resolve(undefined),
  at = '/verify-email',
) {
  const calls = jest.fn(answer as (...call: Parameters<ApiClient>) => Promise<unknown>);
  const routes = [
    { path: 'verify-email', Component, action },
    {
      path: 'start',
      element: (
        <Link to="/verify-email" state={{ email: 'new@x.example' }}>
          Go
        </Link>
      ),
    },
  ];
  render(
    <FakeShellApp routes={routes} base="/" at={at} client={calls as ApiClient} shell={createFakeShell(session)} />,
  );
  return calls;
}
const sent = (calls: jest.Mock) => calls.mock.calls.map(([path, request]) => [path, request?.body]);

describe('verifying an e-mail address', () => {
  afterEach(() => jest.useRealTimers());

  // @proves VER-01 GAP-039 RTE-16
  it('shows the address of the session', () => {
    open(MEMBER);
    screen.getByText('tolani@x.example');
    screen.getByRole('button', { name: 'Resend email' });
  });

  // @proves VER-01 GAP-039
  it('shows the address that the sign-up page hands over, which is never in the address bar', async () => {
    open(undefined, undefined, '/start');
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    await screen.findByText('new@x.example');
  });

  // @proves VER-02 VER-03
  it('turns the button to "Sent!" for three seconds', async () => {
    jest.useFakeTimers();
    const calls = open(MEMBER);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    screen.getByRole('button', { name: 'Sent!' });
    expect(sent(calls)).toEqual([['/api/resend-verification', { email: 'tolani@x.example' }]]);
    await act(() => jest.advanceTimersByTimeAsync(2900));
    screen.getByRole('button', { name: 'Sent!' });
    await act(() => jest.advanceTimersByTimeAsync(150));
    screen.getByRole('button', { name: 'Resend email' });
  });

  // @proves VER-03
  it('never says "Sent!" when the server did not answer', async () => {
    open(MEMBER, () => Promise.reject(new ApiError(0, undefined)));
    await userEvent.click(screen.getByRole('button', { name: 'Resend email' }));
    await screen.findByText(/We could not reach the server/);
    expect(screen.queryByText('Sent!')).toBeNull();
  });

  // @proves GAP-039
  it('asks a visitor without a session where to send it', async () => {
    const calls = open();
    const button = screen.getByRole('button', { name: 'Resend email' });
    await userEvent.click(button);
    await screen.findByText('Please enter your email address.');
    await userEvent.type(screen.getByLabelText('Email'), 'new@x.example');
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Sent!' });
    expect(sent(calls)).toEqual([['/api/resend-verification', { email: 'new@x.example' }]]);
  });
});
