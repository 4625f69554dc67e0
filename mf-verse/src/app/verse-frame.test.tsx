import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { section } from '../section';
import { Component } from './verse-frame';

const MEMBER = {
  id: '7',
  firstName: 'Tolani',
  lastName: 'Ekwere',
  email: 't@x.example',
  role: 'member',
  emailVerified: true,
};
const UPPER = ['The Verse', 'Dashboard', 'Profile', 'Market Place', 'Referral', 'Contest'];
const BOTTOM = ['Settings', 'Help Center', 'Privacy Policy', 'Log Out'];

/** Renders the layout with two pages; the second one loads only once `arrive` is called. */
function open({
  client = () => Promise.resolve(undefined) as never,
  user = MEMBER,
  at = '/verse/community',
}: { client?: ApiClient; user?: typeof MEMBER; at?: string } = {}) {
  const shell = createFakeShell({ status: 'member', user }, { pages: section.pages });
  let arrive: (nothing: null) => void = () => undefined;
  const routes = [
    // Loader route for the unread count.
    { path: 'notifications/head', element: null, loader: () => null },
    {
      Component,
      children: [
        { path: 'community', element: <h1>Community</h1> },
        { path: '*', element: null },
        { path: 'settings', element: <h1>Settings</h1>, loader: () => new Promise((resolve) => (arrive = resolve)) },
      ],
    },
  ];
  render(<FakeShellApp routes={routes} base="/verse" at={at} client={client} shell={shell} />);
  return { shell, arrive: () => act(async () => arrive(null)) };
}
afterEach(() => jest.useRealTimers());
const side = async () => within(await screen.findByRole('navigation', { name: 'Verse' }));

describe('the frame of the verse', () => {
  // @proves VRS-20 VRS-22 VRS-25 VRS-26 VRS-27 VRS-30 VRS-31 GEN-10
  it('shows three rooms, and the specified links in the given order', async () => {
    open();
    const navigation = await side();
    const links = navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    for (const link of [
      ['The Verse', '/verse/community'],
      ['Profile', '/verse/user-profile'],
      ['Contest', '/verse/contests'],
      ['Settings', '/verse/settings'],
    ])
      expect(links).toContainEqual(link);
    const [rooms, upper, bottom] = navigation.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim()),
    );
    expect(rooms).toEqual(['Discover', 'Work', 'Me']);
    expect(upper).toEqual(UPPER);
    expect(bottom).toEqual(BOTTOM);
    expect(navigation.getByRole('link', { current: 'page' }).textContent).toBe('The Verse');
  });

  it('opens one room at a time, in the place of the specified links', async () => {
    open();
    const navigation = await side();
    const inRooms = async (name: string) => {
      await userEvent.click(navigation.getByRole('button', { name }));
      expect(navigation.getAllByRole('button', { expanded: true })).toHaveLength(1);
      const links = navigation.getAllByRole('link').map(({ textContent }) => textContent?.trim());
      return links.filter((text) => !BOTTOM.includes(text ?? ''));
    };
    expect(await inRooms('Discover')).toEqual(['The Verse', 'Works', 'People', 'Contest', 'Market Place', 'Critique']);
    const work = await inRooms('Work');
    expect(work).toEqual(['Next steps', 'Job Hub', 'Applications', 'Projects', 'Organisations']);
    const me = await inRooms('Me');
    expect(me).toEqual(['Profile', 'Messages', 'Notifications', 'Saved', 'My posts', 'Write a post']);
    await userEvent.click(navigation.getByRole('button', { name: 'Me' }));
    expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
  });

  // @proves VRS-33 VRS-34
  it('opens the room of the page, with the page marked', async () => {
    open({ at: '/verse/jobs' });
    const navigation = await side();
    navigation.getByRole('button', { name: 'Work', expanded: true });
    const page = navigation.getByRole('link', { current: 'page' });
    expect([page.textContent, page.getAttribute('href')]).toEqual(['Job Hub', '/verse/jobs']);
  });

  it('has a bar for small screens, with sheets for work, for what one can add, and for the member', async () => {
    open();
    await side();
    const bar = within(screen.getByRole('navigation', { name: 'Verse shortcuts' }));
    expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      'Feed',
      'Work',
      'Add',
      'Messages',
      'You',
    ]);
    const linksOf = async (name: string, title: string) => {
      await userEvent.click(bar.getByRole('button', { name }));
      const sheet = within(screen.getByRole('dialog', { name: title }));
      const links = sheet.getAllByRole('link').map((link) => link.getAttribute('href'));
      await userEvent.click(sheet.getAllByRole('link')[0]!);
      expect(screen.queryByRole('dialog')).toBeNull();
      return links;
    };
    expect(await linksOf('Work', 'Work')).toContain('/verse/projects');
    expect(await linksOf('Add', 'Add')).toEqual([
      '/verse/user-profile#add-work',
      '/verse/community#new-post',
      '/resources/blog-management',
      '/brief',
      '/verse/post-a-job',
    ]);
    expect(await linksOf('You', 'Tolani Ekwere')).toContain('/verse/notifications');
  });

  it('shows the outline of a page that loads slowly, and says when it is very slow', async () => {
    const { arrive } = open();
    await side();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    await act(async () => screen.getByRole('link', { name: 'Settings' }).click());
    act(() => jest.advanceTimersByTime(190));
    expect(screen.queryByText('Loading…')).toBeNull();
    act(() => jest.advanceTimersByTime(10));
    screen.getByText('Loading…');
    act(() => jest.advanceTimersByTime(5000));
    screen.getByText('Still loading…');
    jest.useRealTimers();
    await arrive();
    await screen.findByRole('heading', { name: 'Settings' });
    expect(screen.queryByText('Still loading…')).toBeNull();
  });

  // @proves VER-01 GAP-039
  it('reminds the member of an unverified address, with a link to verify it', async () => {
    open({ user: { ...MEMBER, emailVerified: false } });
    expect((await screen.findByRole('link', { name: 'Verify it' })).getAttribute('href')).toBe('/verify-email');
  });

  // @proves VER-01
  it('does not mention an address that is verified', async () => {
    open();
    await side();
    expect(screen.queryByRole('link', { name: 'Verify it' })).toBeNull();
  });
});

describe('logging out', () => {
  // @proves VRS-30 GAP-047
  it('ends the session on the server and in the shell, and leaves no scroll position or draft behind', async () => {
    sessionStorage.setItem('own:place default', '{"path":"/verse/feed","shown":60}');
    localStorage.setItem('own:post-draft 7', '{}');
    const calls: unknown[] = [];
    const { shell } = open({
      client: (path, request) => {
        calls.push([request?.method, path]);
        return Promise.resolve(undefined) as never;
      },
    });
    const refresh = jest.spyOn(shell.session, 'refresh').mockImplementation(() => {
      calls.push('refresh');
      shell.setSession({ status: 'guest', user: null });
      return Promise.resolve(shell.session.get());
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(shell.notices).toEqual([{ tone: 'success', text: 'You’re signed out.' }]));
    expect(calls).toEqual([['POST', '/api/signout'], 'refresh']);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('own:place default')).toBeNull();
    expect(localStorage.getItem('own:post-draft 7')).toBeNull();
  });

  // @proves GAP-047
  it('shows an error when the server cannot be reached, and the member stays signed in', async () => {
    const { shell } = open({ client: () => Promise.reject(new ApiError(0, undefined)) });
    const refresh = jest.spyOn(shell.session, 'refresh');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(shell.notices.map(({ tone }) => tone)).toEqual(['error']));
    expect(refresh).not.toHaveBeenCalled();
    await side();
  });
});
