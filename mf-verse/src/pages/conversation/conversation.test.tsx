import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Conversation, DirectMessage } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { openVerse } from '../feed/testing/fake-feed';

const HELLO: DirectMessage = { id: 'm1', by: 'Ada Lamp', isOwn: false, text: 'Hello', at: '2026-11-20T12:00:00.000Z' };
const CONVERSATION: Conversation = {
  id: 'c1',
  subject: { kind: 'work', title: 'Soft light', path: '/u/ada/works/w', isOwn: false },
  other: { name: 'Ada Lamp', handle: 'ada', picture: null },
  state: 'open',
  last: HELLO,
  isUnread: true,
  changedAt: HELLO.at,
};

interface Sent {
  path: string;
  key: string;
  body: unknown;
}

/** Creates a fake API with one conversation; `fail` rejects sent messages. */
function talk(changes: Partial<Conversation> = {}) {
  const state: { sent: Sent[]; fail: ApiError | undefined; messages: DirectMessage[] } = {
    sent: [],
    fail: undefined,
    messages: [HELLO],
  };
  const client: ApiClient = (path, { method = 'GET', body, headers = {} } = {}) => {
    if (path.startsWith('/api/notifications')) return Promise.resolve({ version: 0, unread: 0 }) as never;
    if (method !== 'GET') {
      const key = new Headers(headers).get('Idempotency-Key') ?? '';
      state.sent.push({ path: `${method} ${path}`, key, body });
      if (state.fail) return Promise.reject(state.fail);
      if (method !== 'POST') return Promise.resolve(undefined) as never;
      const { text } = body as { text: string };
      const message = { ...HELLO, id: `m-${key}`, isOwn: true, by: 'You', text, at: new Date().toISOString() };
      state.messages = [message, ...state.messages.filter(({ id }) => id !== message.id)];
      return Promise.resolve(message) as never;
    }
    if (path.includes('/messages?')) return Promise.resolve({ messages: state.messages, next: null }) as never;
    return Promise.resolve(
      path.includes('?') ? { conversations: [], next: null, requests: 0 } : { ...CONVERSATION, ...changes },
    ) as never;
  };
  return { client, state };
}

const posted = ({ sent }: { sent: Sent[] }) => sent.filter(({ path }) => path.startsWith('POST'));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a conversation', () => {
  // @proves GAP-049 GAP-058
  it('leads to a brief to the other member with its subject, once they have answered', async () => {
    openVerse(talk().client, '/verse/messages/c1');
    const link = await screen.findByRole('link', { name: 'Send a brief' });
    expect(link.getAttribute('href')).toMatch(/\/brief\?to=ada&conversation=c1&title=Soft\+light$/);
    cleanup();
    openVerse(talk({ state: 'sent' }).client, '/verse/messages/c1');
    await screen.findByRole('link', { name: 'All messages' });
    expect(screen.queryByRole('link', { name: 'Send a brief' })).toBeNull();
  });

  // @proves GAP-049
  it('keeps a message while offline, also after a reload, and sends it once with the same key', async () => {
    const { client, state } = talk();
    openVerse(client, '/verse/messages/c1');
    state.fail = new ApiError(0, undefined);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write to Ada Lamp' }), 'On Friday?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText(/^Not sent yet/);
    within(screen.getByRole('list', { name: 'Unsent messages' })).getByText('On Friday?');
    cleanup();

    openVerse(client, '/verse/messages/c1');
    await screen.findByText(/^Not sent yet/);
    state.fail = undefined;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Not sent yet/)).toBeNull());
    within(screen.getByRole('list', { name: 'Messages' })).getByText('On Friday?');
    expect(new Set(posted(state).map(({ key }) => key)).size).toBe(1);
    const count = posted(state).length;
    fireEvent(window, new Event('online'));
    expect(posted(state)).toHaveLength(count);
  });

  // @proves GAP-049
  it('returns an unsent message to the field on request', async () => {
    const { client, state } = talk();
    openVerse(client, '/verse/messages/c1');
    state.fail = new ApiError(0, undefined);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Ada Lamp' });
    await userEvent.type(field, 'On Friday?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    expect([field.value, document.activeElement]).toEqual(['On Friday?', field]);
    const count = posted(state).length;
    fireEvent(window, new Event('online'));
    expect([posted(state).length, localStorage.getItem('own:outbox c1')]).toEqual([count, null]);
  });

  // @proves GAP-049
  it('returns a message that the server rejects to the field, with the reason', async () => {
    const { client, state } = talk();
    openVerse(client, '/verse/messages/c1');
    const message = 'You have written many messages today.';
    state.fail = new ApiError(429, { type: '', title: '', status: 429, code: 'too-many', message });
    const field = await screen.findByRole('textbox', { name: 'Write to Ada Lamp' });
    await userEvent.type(field, 'On Friday?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText(message);
    expect((field as HTMLTextAreaElement).value).toBe('On Friday?');
    expect(screen.queryByRole('list', { name: 'Unsent messages' })).toBeNull();
  });

  // @proves GAP-049 GAP-091
  it.each([
    ['Ignore', 'PUT /api/conversations/c1/ignored', undefined],
    ['Block', 'PUT /api/conversations/c1/block', { report: false }],
    ['Block and report', 'PUT /api/conversations/c1/block', { report: true }],
  ])('handles a stranger’s message in one click: %s', async (name, path, body) => {
    const { client, state } = talk({ state: 'request' });
    openVerse(client, '/verse/messages/c1');
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByText('No messages yet.');
    expect(state.sent.filter((one) => one.path === path).map((one) => one.body)).toEqual([body]);
  });

  // @proves GAP-049
  it('is an ordinary conversation once a stranger is answered', async () => {
    const now: Partial<Conversation> = { state: 'request' };
    const { client } = talk(now);
    const answering: ApiClient = async (path, options) => {
      const answer: unknown = await client(path, options);
      if (options?.method === 'POST') now.state = 'open';
      return answer as never;
    };
    openVerse(answering, '/verse/messages/c1');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer Ada Lamp' }), 'Gladly.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await screen.findByRole('textbox', { name: 'Write to Ada Lamp' });
    expect(screen.queryByRole('button', { name: 'Ignore' })).toBeNull();
  });

  // @proves GAP-049
  it('says plainly that a member who was blocked meanwhile cannot write any more', async () => {
    const { client, state } = talk();
    openVerse(client, '/verse/messages/c1');
    state.fail = new ApiError(404, { type: '', title: '', status: 404, code: 'not-found', message: 'No such thing.' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write to Ada Lamp' }), 'On Friday?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('You can’t write here any more.');
  });

  // @proves GAP-049
  it('waits for a reply to a first message, and marks shown messages as read', async () => {
    const { client, state } = talk({ state: 'sent' });
    openVerse(client, '/verse/messages/c1');
    await screen.findByText(/^You can write again once they answer/);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: /Soft light/ }).getAttribute('href')).toBe('/u/ada/works/w');
    await waitFor(() =>
      expect(state.sent).toEqual([{ path: 'PUT /api/conversations/c1/read', key: '', body: { upTo: HELLO.at } }]),
    );
  });
});
