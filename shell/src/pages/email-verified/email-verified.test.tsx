import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { type ApiClient, ApiError, type Session } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { action, Component } from './email-verified';

const WAITING = 'Please wait, your email is being verified...';
const PROVED = { message: 'Email Verified Successfully', choosePassword: false };
const DONE = 'Email Verified Successfully';

const MEMBER: Session = {
  status: 'member',
  user: { id: '7', firstName: 'T', lastName: 'E', email: 'tolani@x.example', role: 'member', emailVerified: true },
};

function SignIn() {
  const { state, search } = useLocation();
  return <p>{`${(state as { verifiedEmail: string }).verifiedEmail} ${new URLSearchParams(search).get('next')}`}</p>;
}

async function open(at: string, answer: () => Promise<unknown> = () => Promise.resolve(PROVED), session?: Session) {
  const calls = jest.fn(answer as (...call: Parameters<ApiClient>) => Promise<unknown>);
  const routes = [
    { path: 'email-verified', Component, action },
    { path: 'verse/user-profile', element: <p>The profile</p> },
    { path: 'signin', Component: SignIn },
  ];
  render(
    <FakeShellApp routes={routes} base="/" at={at} client={calls as ApiClient} shell={createFakeShell(session)} />,
  );
  await pass(0);
  return calls;
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shown = (text: string) => screen.queryByText(text) !== null;

describe('the link in the mail', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // @proves EVD-01 EVD-02 EVD-03 EVD-04 EVD-05 RTE-17
  it('waits five seconds, says success, and leaves two seconds later', async () => {
    const calls = await open('/email-verified?token=a-token');
    expect(screen.getByRole('status').textContent).toBe(WAITING);
    expect(calls.mock.calls.map(([path, request]) => [path, request?.method, request?.body])).toEqual([
      ['/api/verify-email', 'POST', { token: 'a-token' }],
    ]);
    await pass(4900);
    expect([shown(WAITING), shown(DONE)]).toEqual([true, false]);
    await pass(200);
    expect([shown(WAITING), shown(DONE)]).toEqual([false, true]);
    await pass(1800);
    expect(shown(DONE)).toBe(true);
    await pass(200);
    expect(shown('The profile')).toBe(true);
  });

  // @proves SCR-06
  it.each([
    ['leads a signed-in member to the profile', MEMBER, 'The profile'],
    [
      'asks anyone else to sign in, with the verified email filled in',
      undefined,
      'tolani@x.example /verse/user-profile',
    ],
  ])('%s', async (_, session, arrival) => {
    const answer = { ...PROVED, choosePassword: false, email: 'tolani@x.example' };
    await open('/email-verified?token=a-token', () => Promise.resolve(answer), session);
    await pass(5000);
    await pass(2000);
    expect(shown(arrival)).toBe(true);
  });

  // @proves GAP-040
  it('waits longer when the server needs longer: it is the server that verifies', async () => {
    let agree = () => undefined as void;
    await open('/email-verified?token=a-token', () => new Promise((resolve) => (agree = () => resolve(PROVED))));
    await pass(8000);
    expect([shown(WAITING), shown(DONE)]).toEqual([true, false]);
    agree();
    await pass(0);
    expect(shown(DONE)).toBe(true);
  });

  // @proves GAP-040 C-02
  it.each([
    ['a used token', '/email-verified?token=used', 410],
    ['a forged token', '/email-verified?token=forged', 400],
    ['a link that says it failed', '/email-verified?error=expired', 200],
  ])('never claims success for %s, and offers a new mail', async (_, at, status) => {
    await open(at, () =>
      Promise.reject(new ApiError(status, { type: '', title: '', status, code: 'gone', message: 'Gone.' })),
    );
    await pass(10_000);
    expect([shown(WAITING), shown(DONE), shown('The profile')]).toEqual([false, false, false]);
    expect(screen.getByRole('alert').textContent).toContain('This link is wrong, expired or already used');
    expect(screen.getByRole('link', { name: 'Resend email' }).getAttribute('href')).toBe('/verify-email');
  });

  // @proves GAP-040
  it.each([
    ['somebody signed out', undefined, 'Sign In', '/signin'],
    ['its owner, signed in', MEMBER, 'Open the Verse', '/verse'],
  ])('tells %s at once that the work is done, when it is opened again', async (_, session, way, to) => {
    const failure = { type: '', title: '', status: 410, code: 'already-verified', message: 'Already.' };
    await open('/email-verified?token=used', () => Promise.reject(new ApiError(410, failure)), session);
    expect(screen.getByRole('status').textContent).toContain('This email is already verified.');
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
    expect(screen.queryByRole('link', { name: 'Resend email' })).toBeNull();
  });

  // @proves GAP-040
  it('asks for a password where another browser signed up, and claims no success', async () => {
    await open('/email-verified?token=a-token', () => Promise.resolve({ message: '', choosePassword: true }));
    await pass(10_000);
    expect([shown(WAITING), shown(DONE), shown('The profile')]).toEqual([false, false, false]);
    screen.getByRole('heading', { level: 1, name: 'Set your password to finish' });
    expect(screen.getAllByLabelText(/password/i).filter((field) => field.tagName === 'INPUT')).toHaveLength(1);
  });

  // @proves GAP-040
  it('keeps the link for another try when the server cannot be reached', async () => {
    let isDown = true;
    const calls = await open('/email-verified?token=a-token', () =>
      isDown ? Promise.reject(new ApiError(0, undefined)) : Promise.resolve(PROVED),
    );
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(5000);
    expect(shown(DONE)).toBe(true);
    expect(calls).toHaveBeenCalledTimes(2);
  });

  // @proves C-02
  it('shows the way on, and asks nothing of the server, when it is opened without a token', async () => {
    const calls = await open('/email-verified');
    await pass(5100);
    expect(shown(DONE)).toBe(true);
    expect(calls).not.toHaveBeenCalled();
  });
});
