import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import * as page from './sign-up';

const { Component, action, loader } = page;

function open(client: ApiClient = () => Promise.resolve({ message: 'ok' }) as never, by: string | null = null) {
  const calls = jest.fn(client as (...call: Parameters<ApiClient>) => Promise<unknown>);
  const invitation = { by };
  const asked: ApiClient = (path, request) => {
    if (path !== '/api/invitation') return calls(path, request) as never;
    if (request?.method === 'DELETE') invitation.by = null;
    return Promise.resolve({ ...invitation }) as never;
  };
  const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  render(
    <FakeShellApp routes={[{ index: true, Component, action, loader }]} base="/signup" at="/signup" client={asked} />,
  );
  return { calls, logged, user: userEvent.setup() };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
// Hidden once the form has been submitted.
const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Terms & Conditions/, hidden: true });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Up', hidden: true });
const VALUES = { 'Last Name': 'Olubori', 'First Name': 'Zainab', Email: 'zainab@studio.example', Password: 'kbd4!hrt' };

async function fillIn(user: ReturnType<typeof userEvent.setup>, values: Record<string, string> = VALUES) {
  await screen.findByLabelText('Last Name');
  for (const [name, value] of Object.entries(values)) if (value) await user.type(field(name), value);
  await user.click(terms());
}

// @proves GAP-061
it('names the member who sent the invitation, and removes it on request', async () => {
  const { user } = open(undefined, 'Zainab');
  const note = (await screen.findByText('Zainab')).parentElement!;
  expect(note.textContent).toContain('Invited by Zainab');
  await user.click(screen.getByRole('button', { name: 'Not so?' }));
  const taken = await screen.findByText('You sign up without an invitation.');
  expect(note.isConnected).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(taken));
});

describe('signing up', () => {
  // @proves SUP-01 SUP-02 SUP-03 SUP-04 SUP-05 SUP-06 SUP-09
  it('has the form as specified, for people and for password managers', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Start Your Creative Journey' });
    const controls = Object.keys(VALUES).map((name) => [
      field(name).name,
      field(name).type,
      field(name).autocomplete,
      field(name).required,
    ]);
    expect(controls).toEqual([
      ['lastname', 'text', 'family-name', true],
      ['firstname', 'text', 'given-name', true],
      ['email', 'email', 'email', true],
      ['password', 'password', 'new-password', true],
    ]);
    screen.getByText(/At least 6 characters/);
    expect(document.title).toBe('Sign Up | Creativity Verse');
  });

  // @proves SUP-07 SUP-08 SUP-11 RTE-18
  it('links to the terms in a new tab and to the sign-in page', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Terms & Conditions' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/terms',
      '_blank',
      'noopener',
    ]);
    expect(link.closest('label')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
  });

  // @proves SUP-10
  it('can be sent only while the terms are ticked', async () => {
    const { user } = open();
    await screen.findByLabelText('Email');
    const states = [submit().disabled];
    await user.click(terms());
    states.push(submit().disabled);
    await user.click(terms());
    states.push(submit().disabled);
    expect(states).toEqual([true, false, true]);
  });

  // @proves SUP-13 VAL-02
  it('asks nothing of the server when a script sends it unticked', async () => {
    const { user, calls } = open();
    await fillIn(user);
    await user.click(terms());
    screen.getByRole('button', { name: 'Sign Up' }).closest('form')?.requestSubmit();
    await screen.findByText('Please agree to the Terms & Conditions.');
    expect(calls).not.toHaveBeenCalled();
  });

  // @proves SUP-12 SUP-14 SUP-15 GAP-032 API-07
  it('sends the four keys, logs the answer without the password, clears itself and says what comes next', async () => {
    const { user, calls, logged } = open();
    await fillIn(user);
    await user.click(submit());
    await screen.findByText('Check your inbox to verify your e-mail.');
    expect(calls.mock.calls.map(([path, request]) => [path, request?.method, request?.body])).toEqual([
      [
        '/api/signup',
        'POST',
        { lastname: 'Olubori', firstname: 'Zainab', email: 'zainab@studio.example', password: 'kbd4!hrt' },
      ],
    ]);
    expect(logged.mock.calls).toEqual([['Sign-up:', { message: 'ok' }]]);
    await waitFor(() => expect(Object.keys(VALUES).map((name) => field(name).value)).toEqual(['', '', '', '']));
    expect([terms().checked, submit().disabled]).toEqual([false, true]);
    expect(screen.getByRole<HTMLMeterElement>('meter', { hidden: true }).value).toBe(0);
  });

  // @proves GAP-032
  it('names the address it wrote to and offers the form again for another one', async () => {
    const { user } = open();
    await fillIn(user);
    await user.click(submit());
    const message = (await screen.findByText('zainab@studio.example')).closest('[role=status]');
    await waitFor(() => expect(document.activeElement).toBe(message));
    expect(screen.getByRole('link', { name: 'Send it again' }).getAttribute('href')).toBe('/verify-email');
    expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Wrong address?' }));
    expect(document.activeElement).toBe(field('Last Name'));
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDefined();
  });

  // @proves SUP-02 SUP-03 SUP-04 SUP-05 GAP-033
  it.each([
    ['Last Name', '', 'Please enter your last name.'],
    ['First Name', '', 'Please enter your first name.'],
    ['Email', '', 'Please enter your email address.'],
    ['Email', 'abc', 'Please enter a valid email address.'],
    ['Password', '', 'Please choose a password.'],
    ['Password', '12345', 'Password must be at least 6 characters.'],
  ])('does not go out with %s %j: the field says why and has the focus', async (name, value, message) => {
    const { user, calls } = open();
    await fillIn(user, { ...VALUES, [name]: value });
    await user.click(submit());
    const error = await screen.findByText(message);
    expect(error.getAttribute('role')).toBe('alert');
    expect(field(name).getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    expect(calls).not.toHaveBeenCalled();
    await user.type(field(name), 'x');
    expect(screen.queryByText(message)).toBeNull();
  });

  // @proves GAP-032 ERR-06
  it('keeps every word when the server refuses or cannot be reached, and says so', async () => {
    expectConsole(/Sign-up failed: 0/);
    const { user } = open(() => Promise.reject(new ApiError(0, undefined)));
    await fillIn(user);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server.');
    expect(Object.keys(VALUES).map((name) => field(name).value)).toEqual(Object.values(VALUES));
    expect(submit().disabled).toBe(false);
  });

  // @proves GAP-032 ERR-06
  it('shows what the server finds wrong at its field, and logs status and answer without the password', async () => {
    expectConsole(/Sign-up failed: 400 .*thieves/);
    const failed = jest.spyOn(console, 'error');
    const failure = {
      type: 'about:blank',
      title: 'Invalid',
      status: 400,
      code: 'invalid',
      message: 'Check the form.',
      fields: { password: 'This password is known to thieves.' },
    };
    const { user } = open(() => Promise.reject(new ApiError(400, failure)));
    await fillIn(user);
    await user.click(submit());
    await screen.findByText('This password is known to thieves.');
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
    expect(JSON.stringify(failed.mock.calls)).not.toContain(VALUES.Password);
  });
});
