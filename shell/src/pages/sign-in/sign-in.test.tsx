import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, useLocation } from 'react-router-dom';
import { type ApiClient, ApiError, type ApiRequest, type Session } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { action, Component, loader } from './sign-in';

const MEMBER: Session = {
  status: 'member',
  user: { id: '7', firstName: 'Tolani', lastName: 'Ekwere', email: 't@x.example', role: 'member', emailVerified: true },
};
const refusal = (status: number, code: string, message = 'No.') =>
  new ApiError(status, { type: 'about:blank', title: 'No', status, code, message });

type Answers = Record<string, unknown>;

/** Responses keyed by path. An Error rejects the call. */
function open(answers: Answers = {}, at = '/signin') {
  const calls: [string, ApiRequest['body']][] = [];
  const shell = createFakeShell();
  const client: ApiClient = (path, request) => {
    if (request?.method === 'POST') calls.push([path, request.body]);
    const answer = answers[path];
    return (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? {})) as never;
  };
  jest.spyOn(shell.session, 'refresh').mockImplementation(() => {
    shell.setSession(MEMBER);
    return Promise.resolve(MEMBER);
  });
  const routes = [
    { path: 'signin', Component, action, loader },
    { path: 'from-the-link', element: <Navigate to="/signin" state={{ verifiedEmail: 'new@studio.example' }} /> },
    {
      path: '*',
      Component: Goal,
      loader: ({ request }: { request: Request }) =>
        arrivals.push(new URL(request.url).pathname + new URL(request.url).search),
    },
  ];
  const arrivals: string[] = [];
  render(<FakeShellApp routes={routes} base="/" at={at} client={client} shell={shell} />);
  return { calls, shell, arrivals, user: userEvent.setup() };
}

const Goal = () => <p title={useLocation().hash}>Arrived</p>;

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function signIn(
  user: ReturnType<typeof userEvent.setup>,
  address = 'zainab@studio.example',
  secret = 'kbd4!hrt',
) {
  await screen.findByRole('button', { name: 'Login' });
  if (address) await user.type(email(), address);
  if (secret) await user.type(password(), secret);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('signing in', () => {
  // @proves SIN-01 SIN-02 SIN-03 SIN-11 SIN-14
  it('has the form as specified, for people and for password managers', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Pick Up Where You Left Off.' });
    expect([email(), password()].map((input) => [input.type, input.autocomplete, input.required])).toEqual([
      ['email', 'username', true],
      ['password', 'current-password', true],
    ]);
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
    expect(document.title).toBe('Sign In | Creativity Verse');
  });

  // @proves SCR-06
  it('says that the email is verified and fills it in, for a visitor who comes from its link', async () => {
    const { user, calls } = open({}, '/from-the-link');
    await screen.findByText('Your email is verified. Sign in to go on.');
    expect(email().value).toBe('new@studio.example');
    await signIn(user, '', 'kbd4!hrt');
    expect(calls).toEqual([['/api/signin', { email: 'new@studio.example', password: 'kbd4!hrt' }]]);
  });

  // @proves SIN-02 SIN-03 SIN-04 SIN-05 SIN-06 SIN-07 VAL-03
  it.each([
    ['a@b', 'kbd4!hrt', 'Please enter a valid email address.'],
    ['', 'kbd4!hrt', 'Please enter your email address.'],
    ['a@b.example', '12345', 'Password must be at least 6 characters.'],
    ['a@b.example', '', 'Please enter your password.'],
  ])('with %j and %j says "%s" and asks nothing of the server', async (address, secret, message) => {
    const { user, calls } = open();
    await signIn(user, address, secret);
    const error = await screen.findByText(message);
    expect(screen.getAllByRole('alert')).toEqual([error]);
    const field = message.startsWith('Pass') || message.endsWith('password.') ? password() : email();
    expect(field.getAttribute('aria-describedby')).toBe(error.id);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(calls).toEqual([]);
  });

  // @proves SIN-08 GAP-034
  it('takes a password of six characters to the server, which decides', async () => {
    const { user, calls } = open();
    await signIn(user, 'a@b.example', '123456');
    await waitFor(() => expect(calls).toEqual([['/api/signin', { email: 'a@b.example', password: '123456' }]]));
    expect(screen.queryByText('Password must be at least 6 characters.')).toBeNull();
  });

  // @proves SIN-09 ERR-09
  it('says "Invalid credentials." at the password and keeps what was typed', async () => {
    const { user } = open({ '/api/signin': refusal(401, 'unauthenticated') });
    await signIn(user);
    const error = await screen.findByText('Invalid credentials.');
    expect(password().getAttribute('aria-describedby')).toBe(error.id);
    expect([email().value, password().value]).toEqual(['zainab@studio.example', 'kbd4!hrt']);
  });

  // @proves SIN-10
  it('clears the error of the field that is edited, and of no other', async () => {
    const { user } = open();
    await signIn(user, 'a@b', '12345');
    await screen.findByText('Please enter a valid email address.');
    await user.type(email(), 'x');
    expect(screen.queryByText('Please enter a valid email address.')).toBeNull();
    screen.getByText('Password must be at least 6 characters.');
    await user.type(password(), 'x');
    expect(screen.queryByText('Password must be at least 6 characters.')).toBeNull();
  });

  // @proves GAP-034
  it('says so when the server cannot be reached or asks for patience', async () => {
    const { user } = open({ '/api/signin': refusal(429, 'too-many', 'Too many tries. Please wait 5 minutes.') });
    await signIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Please wait 5 minutes.');
  });

  // @proves SIN-12 GAP-041
  it.each([
    ['/signin', '/verse'],
    ['/signin?next=%2Fverse%2Fjobs%3Fpage%3D2', '/verse/jobs?page=2'],
    ['/signin?next=%2Fverse%2Fjobs%3Fq%3D100%2525', '/verse/jobs?q=100%25'],
    ['/signin?next=%2Fverse%2Fsettings%23password', '/verse/settings#password'],
    ['/signin?next=%2Fverse%2Fsettings#password', '/verse/settings#password'],
    ['/signin?next=%2F%2Fevil.example#password', '/verse'],
    ['/signin?next=%2F%2Fevil.example', '/verse'],
    ['/signin?next=https%3A%2F%2Fevil.example', '/verse'],
  ])('from %s leads to %s', async (at, goal) => {
    const { user, arrivals } = open({}, at);
    await signIn(user);
    await screen.findByText('Arrived');
    expect(arrivals).toEqual([goal.split('#')[0]]);
    expect(screen.getByText('Arrived').title).toBe(new URL(goal, 'https://a.example').hash);
  });

  // @proves GAP-087
  it('takes a member who opens the page to where they were going', async () => {
    const { shell, arrivals } = open();
    await screen.findByRole('button', { name: 'Login' });
    act(() => shell.setSession(MEMBER));
    await screen.findByText('Arrived');
    expect(arrivals).toEqual(['/verse']);
  });

  // @proves GAP-065
  it('asks for the code of an account with two factors before it signs in', async () => {
    const { user, calls, arrivals } = open({ '/api/signin': { twoFactor: true } });
    await signIn(user);
    const code = await screen.findByLabelText<HTMLInputElement>('Code');
    expect(code.autocomplete).toBe('one-time-code');
    expect(arrivals).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Please enter the code.');
    await user.type(code, '123456');
    await screen.findByText('Arrived');
    expect(calls.at(-1)).toEqual(['/api/signin/two-factor', { code: '123456' }]);
  });

  // @proves GAP-065
  it('says that a code is not right at its field, and offers to start again', async () => {
    const wrong = new ApiError(401, {
      type: '',
      title: '',
      status: 401,
      code: 'unauthenticated',
      message: 'This code is incorrect.',
      fields: { code: 'This code is incorrect.' },
    });
    const { user, arrivals } = open({ '/api/signin': { twoFactor: true }, '/api/signin/two-factor': wrong });
    await signIn(user);
    await user.type(await screen.findByLabelText('Code'), '000000');
    const error = await screen.findByText('This code is incorrect.');
    expect(screen.getByLabelText('Code').getAttribute('aria-describedby')).toContain(error.id);
    screen.getByRole('link', { name: 'Start again' });
    expect(arrivals).toEqual([]);
  });

  // @proves GAP-035
  it('says when a browser keeps no session instead of turning in circles', async () => {
    const { user, shell, arrivals } = open();
    jest.spyOn(shell.session, 'refresh').mockResolvedValue({ status: 'guest', user: null });
    await signIn(user);
    await waitFor(() =>
      expect(shell.notices.map(({ text }) => text)).toEqual([expect.stringContaining('allow cookies')]),
    );
    expect(arrivals).toEqual([]);
  });
});

describe('demo accounts', () => {
  const demo = [{ role: 'member', email: 'demo@x.example', password: 'shown-only-here' }];

  // @proves SIN-15 GAP-034
  it('are offered when the server names them, and sign in with one press', async () => {
    const { user, calls } = open({ '/api/session': { user: null, demo } });
    const offer = within(await screen.findByRole('group'));
    await user.click(offer.getByText('Try it with a demo account'));
    offer.getByText('shown-only-here');
    await user.click(offer.getByRole('button', { name: 'Sign in as member' }));
    await waitFor(() =>
      expect(calls[0]).toEqual(['/api/signin', { email: 'demo@x.example', password: 'shown-only-here' }]),
    );
  });

  // @proves GAP-034
  it.each([[{ user: null }], [refusal(503, 'unavailable')]])(
    'are not offered otherwise, and the form works without',
    async (session) => {
      open({ '/api/session': session });
      await screen.findByRole('button', { name: 'Login' });
      expect(screen.queryByRole('group')).toBeNull();
    },
  );
});

describe('the forgotten password', () => {
  async function ask(answers: Answers = {}, address = 'anybody@x.example') {
    const opened = open(answers);
    await opened.user.click(await screen.findByRole('button', { name: 'Forgot Password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot Password?' }));
    if (address) await opened.user.type(dialog.getByLabelText('Email'), address);
    await opened.user.click(dialog.getByRole('button', { name: 'Send Reset Link' }));
    return { ...opened, dialog };
  }

  // @proves SIN-13 FGT-01 FGT-02 FGT-04 FGT-05 FGT-07 GAP-037
  it('is asked for in a dialog, which then says what happens and can be closed', async () => {
    const { dialog, calls, user } = await ask();
    const message = await dialog.findByText('Success! If the email exists, a reset link has been sent.');
    expect(calls).toEqual([['/api/forgot-password', { email: 'anybody@x.example' }]]);
    expect(dialog.queryByRole('button', { name: 'Send Reset Link' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // @proves FGT-03 VAL-05
  it('needs an address', async () => {
    const { dialog, calls } = await ask({}, '');
    await dialog.findByText('Please enter your email address.');
    expect(calls).toEqual([]);
    expect(dialog.queryByText(/Success/)).toBeNull();
  });

  // @proves FGT-04 GAP-037
  it('never claims success when the server did not answer', async () => {
    const { dialog } = await ask({ '/api/forgot-password': new ApiError(0, undefined) });
    expect((await dialog.findByRole('alert')).textContent).toContain('We could not reach the server.');
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('anybody@x.example');
  });

  // @proves FGT-06
  it('closes with a press on the backdrop, not with one inside', async () => {
    const { user } = await ask({}, '');
    await user.click(screen.getByRole('heading', { name: 'Forgot Password?' }));
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // @proves GAP-038
  it('opens at once for a visitor with an expired link', async () => {
    open({}, '/signin?forgot');
    await screen.findByRole('dialog', { name: 'Forgot Password?' });
  });
});
