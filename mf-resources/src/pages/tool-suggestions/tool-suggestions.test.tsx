import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ToolSuggestion } from '@verse/api-contract/api';
import { type ApiClient, ApiError, type Session } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

beforeAll(() => import('./tool-suggestions'), 60_000);
beforeEach(() => sessionStorage.clear());

const TOOL: ToolSuggestion = {
  id: 't1',
  name: 'Palettist',
  url: 'https://palettist.example/',
  category: 'Design',
  pricing: 'Free',
  why: 'Prototypes in the browser.',
  status: 'waiting',
  reason: null,
  version: 1,
  suggestedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
};
const GUEST: Session = { status: 'guest', user: null };
const person = (role: string): Session => ({
  status: 'member',
  user: { id: 'u', firstName: 'A', lastName: 'B', email: 'a@b.example', role, emailVerified: true },
});

interface Call {
  path: string;
  headers?: Record<string, string>;
  body?: { status?: ToolSuggestion['status']; reason?: string };
}

/** Responds as the API does, from one list that is filtered by status. */
function createApi(start: ToolSuggestion[] = [], refusal?: () => ApiError | undefined) {
  const sent: Call[] = [];
  let stored = start;
  const client = ((path: string, request: Omit<Call, 'path'> & { method?: string } = {}) => {
    const status = new URL(path, 'http://localhost').searchParams.get('status');
    if (!request.method) return Promise.resolve(status ? stored.filter((each) => each.status === status) : stored);
    sent.push({ path, ...request });
    const refused = refusal?.();
    if (refused) return Promise.reject(refused);
    if (request.method === 'POST') stored = [{ ...TOOL, ...(request.body as Partial<ToolSuggestion>) }];
    else
      stored = stored.map((each) => ({
        ...each,
        ...request.body,
        reason: request.body?.reason ?? null,
        version: each.version + 1,
      }));
    return Promise.resolve(stored[0]);
  }) as unknown as ApiClient;
  return { client, sent };
}

function open(session: Session, client: ApiClient) {
  const shell = createFakeShell(session);
  return {
    shell,
    ...render(
      <FakeShellApp
        routes={remote.routes}
        base="/resources"
        at="/resources/tool-suggestions"
        shell={shell}
        client={client}
      />,
    ),
  };
}

const field = (name: string) =>
  screen.findByRole(name === 'Address' || name === 'Name' || name.startsWith('Why') ? 'textbox' : 'combobox', {
    name: new RegExp(`^${name}`),
  });
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Suggest this tool' }));

async function fillIn(url = 'https://palettist.example/') {
  const user = userEvent.setup();
  await user.type(await field('Name'), 'Palettist');
  await user.type(await field('Address'), url);
  await user.selectOptions(await field('Category'), 'Design');
  await user.selectOptions(await field('What it costs'), 'Free');
  await user.type(await field('Why'), 'Prototypes in the browser.');
}

describe('suggesting a tool', () => {
  // @proves GAP-021
  it('shows an error at each empty field, and sends nothing', async () => {
    const { client, sent } = createApi();
    open(person('member'), client);
    await send();
    for (const [name, words] of [
      ['Name', 'Name is required.'],
      ['Address', 'Address is required.'],
      ['Category', 'Choose a category.'],
      ['Why', 'Why is required.'],
    ] as const) {
      const control = await field(name);
      await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('true'));
      const described = control.getAttribute('aria-describedby')!.split(' ');
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(words);
    }
    expect(document.activeElement).toBe(await field('Name'));
    expect(sent).toEqual([]);
  });

  // @proves GAP-021
  it('completes a URL without its scheme', async () => {
    const { client, sent } = createApi();
    open(person('member'), client);
    await fillIn('tldraw.com');
    expect(((await field('Address')) as HTMLInputElement).value).toBe('https://tldraw.com');
    await send();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ url: 'https://tldraw.com' }));
  });

  // @proves GAP-021
  it('is not undone by other requests of the page while the suggestion is being sent', async () => {
    const { client, sent } = createApi();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const slow = (async (path: string, request: { method?: string; signal?: AbortSignal } = {}) => {
      if (request.method) await held;
      return client(path, request as never);
    }) as unknown as ApiClient;
    const { shell } = open(person('member'), slow);
    await fillIn();
    await send();
    act(() => shell.setSession(person('moderator')));
    answer();
    await screen.findByText(/A moderator will look at Palettist/);
    await screen.findByRole('group', { name: 'Decide about Palettist' });
    expect(sent.map(({ path }) => path)).toEqual(['/api/tools/suggestions']);
  });

  // @proves GAP-021
  it('says that the tool is already in the directory, however its URL is written', async () => {
    const { client, sent } = createApi();
    open(person('member'), client);
    await fillIn('https://www.inkscape.org');
    await send();
    await screen.findByText('Good choice: this tool is in the directory already.');
    expect(sent).toEqual([]);
  });

  // @proves GAP-021
  it('asks for sign-in and keeps the text, even when the page is rendered again', async () => {
    const { client, sent } = createApi();
    const page = open(GUEST, client);
    await fillIn();
    await send();
    const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'Sign in (opens in a new tab)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/signin', '_blank']);
    expect(sent).toEqual([]);
    page.unmount();
    open(person('member'), client);
    await waitFor(async () =>
      expect(((await field('Address')) as HTMLInputElement).value).toBe('https://palettist.example/'),
    );
    await send();
    await screen.findByText(/A moderator will look at Palettist/);
    expect(sent[0]).toMatchObject({
      path: '/api/tools/suggestions',
      body: {
        name: 'Palettist',
        url: 'https://palettist.example/',
        category: 'Design',
        pricing: 'Free',
        why: 'Prototypes in the browser.',
      },
    });
    await waitFor(async () => expect(((await field('Name')) as HTMLInputElement).value).toBe(''));
    expect(within(screen.getByRole('region', { name: 'Your suggestions' })).getByText('Waiting')).toBeTruthy();
  });

  // @proves GAP-021
  it('keeps the text when the server rejects it, and shows the error at the field', async () => {
    const words = 'Thank you, but somebody was quicker.';
    const failure = {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      code: 'conflict' as const,
      message: words,
      fields: { url: words },
    };
    open(person('member'), createApi([], () => new ApiError(409, failure)).client);
    await fillIn();
    await send();
    await screen.findByText(words);
    expect(((await field('Why')) as HTMLTextAreaElement).value).toBe('Prototypes in the browser.');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Address')));
  });

  // @proves GAP-021
  it('keeps the text when the server cannot be reached', async () => {
    open(person('member'), createApi([], () => new ApiError(0, undefined)).client);
    await fillIn();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here.');
    expect(((await field('Name')) as HTMLInputElement).value).toBe('Palettist');
  });

  // @proves GAP-021
  it('shows a member why a suggestion was declined, and no queue', async () => {
    open(person('member'), createApi([{ ...TOOL, status: 'declined', reason: 'It asks for a card first.' }]).client);
    const own = within(await screen.findByRole('region', { name: 'Your suggestions' }));
    own.getByText('Declined');
    own.getByText('Reason: It asks for a card first.');
    expect(screen.queryByRole('region', { name: 'Waiting for a decision' })).toBeNull();
  });
});

describe('deciding', () => {
  // @proves GAP-021
  it('is offered to moderators, who approve and undo', async () => {
    const { client, sent } = createApi([TOOL]);
    open(person('moderator'), client);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    const note = (await screen.findByText('“Palettist” is now in the directory.')).closest<HTMLElement>(
      '[role=status]',
    )!;
    await waitFor(() => expect(document.activeElement).toBe(note));
    await userEvent.click(within(note).getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Approve' });
    expect(sent).toMatchObject([
      { path: '/api/tools/suggestions/t1', headers: { 'if-match': '"1"' }, body: { status: 'approved' } },
      { path: '/api/tools/suggestions/t1', headers: { 'if-match': '"2"' }, body: { status: 'waiting' } },
    ]);
  });

  // @proves GAP-021
  it('asks for a reason to decline, which can be undone as well', async () => {
    const { client, sent } = createApi([TOOL]);
    open(person('editor'), client);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline with this reason' }));
    await screen.findByText('Write a reason. The member reads it.');
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Gone.');
    await userEvent.click(screen.getByRole('button', { name: 'Decline with this reason' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo declining Palettist' }));
    await screen.findByRole('button', { name: 'Approve' });
    expect(sent.map(({ body }) => body)).toEqual([{ status: 'declined', reason: 'Gone.' }, { status: 'waiting' }]);
  });

  // @proves GAP-021
  it('shows why a decision failed, and the current queue', async () => {
    const failure = {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      code: 'conflict' as const,
      message: 'Somebody else has decided.',
    };
    open(person('moderator'), createApi([TOOL], () => new ApiError(409, failure)).client);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has decided.');
    screen.getByRole('button', { name: 'Approve' });
  });
});
