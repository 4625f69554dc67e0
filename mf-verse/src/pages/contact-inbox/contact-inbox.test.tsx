import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InboxMessage } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';
import { section } from '../../section';

const message = (number: number, status: InboxMessage['status'] = 'new'): InboxMessage => ({
  id: `m${number}`,
  reference: `CV-AAAA${number}2`,
  name: `Visitor ${number}`,
  email: `v${number}@x.example`,
  subject: `Subject ${number}`,
  message: 'First line\n\n  <b>third</b> line',
  status,
  createdAt: `2026-11-2${number % 10}T09:05:00Z`,
});
const FORBIDDEN = new ApiError(403, {
  type: '',
  title: '',
  status: 403,
  code: 'forbidden',
  message: 'Your account can’t do this.',
});

/** Creates a fake API that stores messages; `failing` rejects every call. */
function inboxOf(messages: InboxMessage[]) {
  const state: { failing: ApiError | undefined; calls: string[] } = { failing: undefined, calls: [] };
  const client: ApiClient = (path, { method = 'GET', body, onResponse } = {}) => {
    // Requested by the layout, not by the page under test.
    if (path.startsWith('/api/notifications')) return Promise.resolve(null) as never;
    state.calls.push(`${method} ${path}`);
    if (state.failing) return Promise.reject(state.failing);
    const address = new URL(path, 'http://api');
    if (method === 'PATCH') {
      const found = messages.find(({ id }) => address.pathname.endsWith(`/${id}`));
      return Promise.resolve(Object.assign(found ?? {}, body)) as never;
    }
    const status = address.searchParams.get('status');
    const page = Number(address.searchParams.get('page') ?? 1);
    const all = messages.filter((one) => !status || one.status === status);
    onResponse?.(new Response(null, { headers: { 'x-total-count': String(all.length) } }));
    return Promise.resolve(all.slice((page - 1) * 20, page * 20).map((one) => ({ ...one }))) as never;
  };
  return { state, client };
}

function open(client: ApiClient, { at = '', role = 'editor', emailVerified = true } = {}) {
  const member = { id: '7', firstName: 'Tolani', lastName: 'Ekwere', email: 't@x.example', role, emailVerified };
  const shell = createFakeShell({ status: 'member', user: member }, { pages: section.pages });
  render(
    <FakeShellApp
      routes={remote.routes}
      base="/verse"
      at={`/verse/contact-inbox${at}`}
      client={client}
      shell={shell}
    />,
  );
  return { shell, user: userEvent.setup() };
}
const subjects = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the contact inbox', () => {
  // @proves GAP-031
  it('shows each message completely, as typed, with its reference, its answers and when an answer is due', async () => {
    const answers = [{ side: 'team' as const, by: 'Mo', text: 'A first answer', at: '2026-11-22T10:00:00Z' }];
    open(inboxOf([{ ...message(1), answers, dueAt: '2026-11-25T09:05:00Z' }, message(2, 'done')]).client);
    await screen.findByText('2 messages');
    expect(subjects()).toEqual(['Subject 1', 'Subject 2']);
    const [first] = screen.getAllByRole('listitem').filter((item) => item.querySelector('details'));
    const card = within(first as HTMLElement);
    expect(card.getByText(/First line/).textContent).toBe('First line\n\n  <b>third</b> line');
    card.getByText('CV-AAAA12');
    card.getByText('New');
    card.getByText(/answer due 25 Nov/);
    card.getByText('A first answer');
    card.getByRole('form', { name: 'Answer Visitor 1' });
  });

  // @proves GAP-031
  it('marks a message as done and undoes it', async () => {
    const { state, client } = inboxOf([message(1)]);
    const { user } = open(client, { at: '?status=new' });
    await screen.findByText('1 message');
    await user.click(screen.getByText('Mark as done'));
    await screen.findByText('No messages are “New”.');
    const note = await screen.findByText('CV-AAAA12 from Visitor 1: done.');
    expect(note.closest('[tabindex="-1"]')).toBe(document.activeElement);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Subject 1');
    expect(state.calls.filter((call) => call.startsWith('PATCH'))).toEqual([
      'PATCH /api/contactus/m1',
      'PATCH /api/contactus/m1',
    ]);
  });

  // @proves GAP-031
  it('opens a finished message again', async () => {
    const { user } = open(inboxOf([message(1, 'done')]).client);
    await user.click(await screen.findByText('Reopen'));
    await screen.findByText('CV-AAAA12 from Visitor 1: in progress.');
    await screen.findByText('Mark as done');
  });

  // @proves GAP-031
  it('filters and pages through the URL, and sends the API valid values only', async () => {
    const { state, client } = inboxOf(
      Array.from({ length: 25 }, (_, index) => message(index + 1, index === 24 ? 'done' : 'new')),
    );
    const { user } = open(client, { at: '?status=nonsense&page=-3' });
    await screen.findByText('25 messages');
    await user.click(screen.getByRole('link', { name: 'New' }));
    await screen.findByText('24 messages');
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(subjects()).toEqual(['Subject 21', 'Subject 22', 'Subject 23', 'Subject 24']));
    expect(screen.getByRole('link', { name: 'New' }).getAttribute('aria-current')).toBe('page');
    expect(state.calls).toEqual([
      'GET /api/contactus',
      'GET /api/contactus?status=new',
      'GET /api/contactus?status=new&page=2',
    ]);
  });

  // @proves GAP-031
  it('goes to the last page when the last message of a page has left the list', async () => {
    const { user } = open(inboxOf(Array.from({ length: 21 }, (_, index) => message(index + 1))).client, {
      at: '?status=new&page=2',
    });
    await waitFor(() => expect(subjects()).toEqual(['Subject 21']));
    await user.click(screen.getByText('Mark as done'));
    await waitFor(() => expect(subjects()).toHaveLength(20));
  });

  // @proves GAP-031
  it('says that there are no messages, and which filter is empty', async () => {
    open(inboxOf([]).client);
    await screen.findByText('No messages yet.');
    open(inboxOf([]).client, { at: '?status=open' });
    await screen.findByText('No messages are “In progress”.');
  });

  // @proves GAP-031
  it('says that the messages could not be loaded, and recovers', async () => {
    const { state, client } = inboxOf([message(1)]);
    state.failing = new ApiError(503, undefined);
    const { shell, user } = open(client);
    await screen.findByText('The messages could not be loaded.');
    expect(shell.reports).toEqual([{ error: state.failing, during: 'loading the contact inbox' }]);
    state.failing = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Subject 1');
  });

  // @proves GAP-031
  it('keeps the list and shows the reason when a message cannot be moved', async () => {
    const { state, client } = inboxOf([message(1)]);
    const { user } = open(client);
    await screen.findByText('Subject 1');
    state.failing = FORBIDDEN;
    await user.click(screen.getByText('Mark as done'));
    await screen.findByText('Your account can’t do this.');
    expect(subjects()).toEqual(['Subject 1']);
    screen.getByText('New', { selector: 'span' });
  });

  // @proves GAP-069
  it('tells a member that the page is for the team, without a useless retry', async () => {
    const { state, client } = inboxOf([]);
    state.failing = FORBIDDEN;
    open(client, { role: 'member' });
    const alert = within(await screen.findByRole('alert'));
    alert.getByText('Only staff can read this inbox.');
    alert.getByText('Your account can’t do this.');
    expect(screen.getByRole('link', { name: 'Back to the Verse' }).getAttribute('href')).toBe('/verse/community');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  // @proves GAP-069
  it('links staff without a second factor to the settings, where it is turned on', async () => {
    const { state, client } = inboxOf([]);
    state.failing = new ApiError(403, {
      type: '',
      title: '',
      status: 403,
      code: 'two-factor-required',
      message: 'Turn on two-factor authentication first.',
    });
    open(client);
    await screen.findByText('Turn on two-factor authentication first.');
    expect(screen.queryByText('Only staff can read this inbox.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toBe('/verse/settings');
  });

  // @proves GAP-069
  it.each([
    ['editor', true, 1],
    ['moderator', true, 1],
    ['admin', true, 1],
    ['editor', false, 0],
    ['author', true, 0],
    ['member', true, 0],
  ])(
    'is reached from the page of the staff, which the navigation offers to the team only: %s, verified %s',
    async (role, emailVerified, links) => {
      open(inboxOf([]).client, { role, emailVerified });
      await screen.findByText('No messages yet.');
      const navigation = within(screen.getByRole('navigation', { name: 'Verse' }));
      expect(navigation.queryAllByRole('link', { name: 'Staff' })).toHaveLength(links);
    },
  );
});
