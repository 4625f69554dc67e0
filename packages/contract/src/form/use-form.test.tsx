import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { type FormOptions, useForm } from './use-form';

const problem = { type: '', title: '', status: 409, code: 'conflict', message: 'The note has changed.' };
const sent: string[] = [];

function Note({ options }: { options: Partial<FormOptions<string>> }) {
  const form = useForm({
    send: (api, fields) => api<string>('/api/notes', { method: 'POST', body: fields.get('text') }),
    onSent: (value) => sent.push(value),
    ...options,
  });
  return (
    <form {...form.props} aria-label="Note">
      {form.isRestored ? <button onClick={form.discard}>Discard</button> : null}
      <textarea name="text" aria-label="Text" aria-invalid={form.errors.text !== undefined} />
      <p>{form.errors.text}</p>
      <p role="alert">{form.shown?.ok === false ? form.shown.message : ''}</p>
      <button type="submit" aria-busy={form.isBusy}>
        Send
      </button>
    </form>
  );
}

function Page({ options }: { options: Partial<FormOptions<string>> }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Toggle</button>
      {isOpen ? <Note options={options} /> : null}
    </>
  );
}

function open(client: ApiClient, options: Partial<FormOptions<string>> = {}) {
  const shell = createFakeShell();
  const routes = [{ path: 'notes', element: <Page options={options} /> }];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/notes" client={client} shell={shell} />);
  return { shell, user: userEvent.setup() };
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Creates an API whose calls stay pending until the test settles them. */
function pendingApi() {
  const calls: { body: unknown; resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const client: ApiClient = (_, { body } = {}) =>
    new Promise((resolve, reject) => calls.push({ body, resolve: resolve as never, reject }));
  return { calls, client };
}

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
});

describe('a form', () => {
  // @proves GAP-076
  it('sends nothing while it has errors, and focuses the first field with an error', async () => {
    const { calls, client } = pendingApi();
    const { user } = open(client, { findErrors: (fields) => ({ text: fields.get('text') ? undefined : 'Write it.' }) });
    await field();
    await press('Send');
    screen.getByText('Write it.');
    expect([calls.length, document.activeElement]).toEqual([0, await field()]);
    await user.type(await field(), 'Lamps');
    await press('Send');
    expect(calls.map(({ body }) => body)).toEqual(['Lamps']);
  });

  it('sends one request at a time', async () => {
    const { calls, client } = pendingApi();
    open(client);
    await field();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(calls).toHaveLength(1);
  });

  it('shows the API’s errors at its own controls, and its message until the form is edited', async () => {
    const { calls, client } = pendingApi();
    const failures: string[] = [];
    const { user } = open(client, {
      toControls: (fields) => ({ text: fields['body.text']! }),
      onFailed: ({ code }) => failures.push(code),
    });
    await user.type(await field(), 'Lamps');
    await press('Send');
    await act(async () => calls[0]!.reject(new ApiError(422, { ...problem, fields: { 'body.text': 'Too short.' } })));
    screen.getByText('Too short.');
    expect(document.activeElement).toBe(await field());
    await press('Send');
    await act(async () => calls[1]!.reject(new ApiError(409, problem)));
    expect(screen.getByRole('alert').textContent).toBe(problem.message);
    await user.type(await field(), '!');
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(failures).toEqual(['conflict', 'conflict']);
  });

  it('keeps typed text on the device until it is sent, and text typed while sending', async () => {
    const { calls, client } = pendingApi();
    const { user } = open(client, { keptAs: 'note 7' });
    await user.type(await field(), 'Lamps');
    await press('Toggle');
    await press('Toggle');
    await screen.findByRole('button', { name: 'Discard' });
    expect((await field()).value).toBe('Lamps');
    await press('Send');
    await user.type(await field(), ' and more');
    await act(async () => calls[0]!.resolve('sent'));
    await press('Toggle');
    await press('Toggle');
    await waitFor(async () => expect((await field()).value).toBe('and more'));
    await press('Discard');
    expect((await field()).value).toBe('');
  });

  it('reports a success after it was closed, but does not act on the page any more', async () => {
    const { calls, client } = pendingApi();
    const done: string[] = [];
    const { shell } = open(client, { onDone: (value) => done.push(value), success: 'Sent.' });
    await field();
    await press('Send');
    await press('Toggle');
    await act(async () => calls[0]!.resolve('sent'));
    expect([sent, done, shell.notices]).toEqual([['sent'], [], []]);
  });
});
