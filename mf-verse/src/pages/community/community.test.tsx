import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FirstSteps, MemberView, WaitingStep } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { openVerse, postOf, refusalOf } from '../feed/testing/fake-feed';

const VIEW: MemberView = {
  profile: {
    id: 'z',
    handle: 'zainab',
    name: 'Zainab Olubori',
    picture: null,
    counts: { followers: 12, following: 3, likes: 1381 },
    bio: 'I design identities.',
    skills: ['Branding'],
    badges: ['Top Creator'],
    email: 'z@x.example',
    isSample: false,
    takesMessages: true,
    isListed: true,
    refusesTraining: true,
  },
  isSelf: false,
  isFollowed: false,
  isMuted: false,
};

/** Creates a fake API with one post and Zainab as the featured member; `refuse` rejects all changes. */
function communityOf() {
  const state: { calls: string[]; steps: FirstSteps; waiting: WaitingStep[]; refuse?: boolean } = {
    calls: [],
    waiting: [],
    steps: { hasProfile: true, hasWork: false, following: 2 },
  };
  const author = { ...postOf('1').author, handle: 'zainab' };
  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    state.calls.push(`${method} ${path} ${body ? JSON.stringify(body) : ''}`.trim());
    if (state.refuse && method !== 'GET') return Promise.reject(refusalOf(429, 'that was a lot of follows.'));
    if (path === '/api/featured-member') return Promise.resolve({ member: VIEW }) as never;
    if (path === '/api/me/next-steps') return Promise.resolve({ steps: state.waiting, missing: [] }) as never;
    if (path === '/api/me/first-steps') return Promise.resolve(state.steps) as never;
    if (path.endsWith('/follow')) return Promise.resolve({ isFollowed: method === 'PUT', followers: 13 }) as never;
    if (path === '/api/conversations') return Promise.resolve({ id: 'c1', state: 'sent' }) as never;
    return Promise.resolve({ posts: [postOf('1', { author })], next: null }) as never;
  };
  return { client, state };
}
const button = (name: 'Follow' | 'Following') => screen.findByRole('button', { name });

describe('the community', () => {
  // @proves VRS-02 RTE-19 COM-09
  it('is the target of /verse, with the list of activities', async () => {
    openVerse(communityOf().client, '/verse');
    await screen.findByRole('heading', { level: 2, name: 'Activities' });
    expect(document.title).toBe('Community | Creativity Verse');
    screen.getByRole('heading', { level: 1, name: 'Hello, Tolani' });
  });

  // @proves GAP-058
  it('shows the first three next steps above the feed, and nothing when none waits', async () => {
    const { client, state } = communityOf();
    state.waiting = ['One', 'Two', 'Three', 'Four'].map((title) => ({
      kind: 'projects' as const,
      title,
      text: `Pay “${title}”.`,
      path: `/verse/projects/${title}`,
      dueAt: null,
    }));
    openVerse(client, '/verse/community');
    const block = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const names = block.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['One', 'Two', 'Three', 'All next steps']);
    cleanup();
    openVerse(communityOf().client, '/verse/community');
    await screen.findByRole('heading', { level: 2, name: 'Activities' });
    expect(screen.queryByText('Waiting for you')).toBeNull();
  });

  // @proves COM-02 COM-03 COM-04 COM-05 COM-06 GAP-049
  it('presents the featured member with what they show, and their counts', async () => {
    openVerse(communityOf().client, '/verse/community');
    const name = await screen.findByRole('heading', { level: 2, name: 'Zainab Olubori' });
    expect(within(name).getByRole('link').getAttribute('href')).toBe('/u/zainab');
    for (const text of [
      'Featured member',
      'I design identities.',
      'Top Creator',
      'followers',
      '12',
      'following',
      '3',
      'likes',
      '1,381',
    ])
      screen.getByText(text);
    expect(screen.getAllByText('Branding').length).toBeGreaterThan(0);
  });

  // @proves GAP-049
  it('lists the first steps of a new member, and drops the list once all are done', async () => {
    const { client, state } = communityOf();
    openVerse(client, '/verse/community');
    const steps = within(await screen.findByRole('region', { name: 'First steps' }));
    steps.getByText('First steps: 1 of 3 done');
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Add a work',
      'Follow three creatives',
    ]);
    cleanup();
    state.steps = { hasProfile: true, hasWork: true, following: 3 };
    openVerse(client, '/verse/community');
    await screen.findByRole('heading', { level: 1, name: 'Hello, Tolani' });
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });

  // @proves COM-07 GAP-049
  it('follows at once, undoes unfollowing, and reverts a rejected action with a message', async () => {
    const { client, state } = communityOf();
    const shell = openVerse(client, '/verse/community');
    await userEvent.click(await button('Follow'));
    screen.getByText('13');
    await waitFor(() => expect(state.calls.at(-1)).toBe('PUT /api/members/zainab/follow'));
    await userEvent.click(await button('Following'));
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('You no longer follow Zainab Olubori.'));
    await act(async () => shell.notices.at(-1)?.action?.run());
    await waitFor(() => expect(state.calls.at(-1)).toBe('PUT /api/members/zainab/follow'));
    state.refuse = true;
    await userEvent.click(await button('Following'));
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('We couldn’t save that: that was a lot of follows.'));
    await button('Following');
  });

  // @proves COM-08 GAP-049
  it('shows the details that the member chose to show, and sends a message', async () => {
    const { client, state } = communityOf();
    openVerse(client, '/verse/community');
    await userEvent.click(await screen.findByRole('button', { name: 'Get in touch' }));
    expect((await screen.findByRole('link', { name: 'z@x.example' })).getAttribute('href')).toBe('mailto:z@x.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    screen.getByText('Message is required.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Sent. Now it’s their turn to answer.');
    const body = { subject: { kind: 'profile', handle: 'zainab' }, text: 'Hello' };
    expect(state.calls.at(-1)).toBe(`POST /api/conversations ${JSON.stringify(body)}`);
    expect(screen.getByRole('link', { name: 'Open the conversation' }).getAttribute('href')).toBe('/verse/messages/c1');
  });
});
