import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import { openVerse, postOf, refusalOf } from '../feed/testing/fake-feed';

const ZAINAB = {
  id: 'z',
  handle: 'zainab',
  name: 'Zainab Olubori',
  picture: null,
  skills: [],
  badges: [],
  isSample: false,
  takesMessages: true,
  isListed: true,
  refusesTraining: true,
  counts: { followers: 1, following: 1, likes: 1 },
};
const VIEW = { profile: ZAINAB, isSelf: false, isFollowed: false, isMuted: false };

/** Creates a fake API with Zainab as the featured member; `fail` rejects sent messages. */
function communityOf() {
  const state: { sent: { key: string; text: string }[]; fail: ApiError | undefined } = {
    sent: [],
    fail: new ApiError(0, undefined),
  };
  const client: ApiClient = (path, { body, headers = {} } = {}) => {
    if (path === '/api/featured-member') return Promise.resolve({ member: VIEW }) as never;
    if (path === '/api/me/first-steps')
      return Promise.resolve({ hasProfile: true, hasWork: true, following: 9 }) as never;
    if (path !== '/api/conversations') return Promise.resolve({ posts: [postOf('1')], next: null }) as never;
    const key = new Headers(headers).get('Idempotency-Key') ?? '';
    state.sent.push({ key, text: (body as { text: string }).text });
    return (state.fail ? Promise.reject(state.fail) : Promise.resolve({ id: 'c1', state: 'sent' })) as never;
  };
  return { client, state };
}

const button = (name: string) => screen.findByRole('button', { name });
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const online = () => fireEvent(window, new Event('online'));
const list = () => screen.findByRole('region', { name: 'Unsent messages' });

async function write(text: string) {
  await userEvent.click(await button('Get in touch'));
  await userEvent.type(await message(), text);
  await userEvent.click(await button('Send message'));
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a first message', () => {
  // @proves GAP-049
  it('waits visibly for the network, also after a reload, and is then sent once, with one key', async () => {
    const { client, state } = communityOf();
    openVerse(client, '/verse/community');
    await write('Hello');
    await screen.findByRole('button', { name: 'Edit' });
    within(screen.getByRole('dialog')).getByText('Waiting for a connection');
    within(screen.getByRole('dialog')).getByText('Hello');
    cleanup();

    const shell = openVerse(client, '/verse/community');
    within(await list()).getByText('Waiting for a connection');
    state.fail = undefined;
    online();
    await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
    expect(shell.notices.at(-1)?.text).toBe('Your message to Zainab Olubori was sent.');
    expect(new Set(state.sent.map(({ key }) => key)).size).toBe(1);
    const count = state.sent.length;
    cleanup();
    openVerse(client, '/verse/community');
    await button('Get in touch');
    online();
    expect(state.sent).toHaveLength(count);
  });

  // @proves GAP-049
  it('can be changed or deleted while it waits, and is not sent while held', async () => {
    const { client, state } = communityOf();
    openVerse(client, '/verse/community');
    await write('Hello');
    await userEvent.click(await button('Edit'));
    expect((await message()).value).toBe('Hello');
    const attempts = state.sent.length;
    state.fail = undefined;
    online();
    await userEvent.type(await message(), ', Zainab');
    expect(state.sent).toHaveLength(attempts);
    cleanup();

    openVerse(client, '/verse/community');
    expect((await list()).textContent).toContain('You took back your message to Zainab Olubori.');
    await userEvent.click(await button('Edit the message to Zainab Olubori'));
    expect((await message()).value).toBe('Hello, Zainab');
    await userEvent.click(await button('Send message'));
    await screen.findByText('Sent. Now it’s their turn to answer.');
    expect(state.sent.at(-1)!.text).toBe('Hello, Zainab');
    expect(state.sent.at(-1)!.key).not.toBe(state.sent[0]!.key);
    cleanup();

    state.fail = new ApiError(0, undefined);
    openVerse(client, '/verse/community');
    await write('Once more');
    await userEvent.click(await button('Delete'));
    expect((await message()).value).toBe('');
    expect(localStorage.getItem('own:outbox first 7')).toBeNull();
  });

  // @proves GAP-049
  it('keeps its text and shows the reason when the server rejects it later', async () => {
    const { client, state } = communityOf();
    openVerse(client, '/verse/community');
    await write('Hello');
    await button('Edit');
    cleanup();
    state.fail = refusalOf(429, 'You have written to many people today.', 'too-many');
    openVerse(client, '/verse/community');
    await waitFor(async () =>
      expect((await list()).textContent).toContain('was not sent. You have written to many people today.'),
    );
    const attempts = state.sent.length;
    online();
    expect(state.sent).toHaveLength(attempts);
    await userEvent.click(await button('Edit the message to Zainab Olubori'));
    expect((await message()).value).toBe('Hello');
    within(await screen.findByRole('dialog')).getByText('You have written to many people today.');
    state.fail = undefined;
    await userEvent.click(await button('Send message'));
    await screen.findByText('Sent. Now it’s their turn to answer.');
    expect(new Set(state.sent.map(({ key }) => key)).size).toBe(1);
  });
});
