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
function open(client: ApiClient = () => Promise.resolve(undefined) as never, user = MEMBER) {
  const shell = createFakeShell({ status: 'member', user }, { pages: section.pages });
  let arrive: (nothing: null) => void = () => undefined;
  const routes = [
    // Loader route for the unread count.
    { path: 'notifications/head', element: null, loader: () => null },
    {
      Component,
      children: [
        { path: 'community', element: <h1>Community</h1> },
        { path: 'settings', element: <h1>Settings</h1>, loader: () => new Promise((resolve) => (arrive = resolve)) },
      ],
    },
  ];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/community" client={client} shell={shell} />);
  return { shell, arrive: () => act(async () => arrive(null)) };
}
afterEach(() => jest.useRealTimers());
const side = async () => within(await screen.findByRole('navigation', { name: 'Verse' }));
const inOrderOf = (all: string[], texts: (string | null)[]) => all.filter((text) => texts.includes(text));

describe('the frame of the verse', () => {
  // @proves VRS-20 VRS-22 VRS-25 VRS-26 VRS-27 VRS-30 VRS-31 GEN-10
  it('links to the existing pages in the given order, and to the editor', async () => {
    open();
    const navigation = await side();
    const links = navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    for (const link of [
      ['The Verse', '/verse/community'],
      ['Profile', '/verse/user-profile'],
      ['Contest', '/verse/contests'],
      ['Write a post', '/resources/blog-management'],
      ['Settings', '/verse/settings'],
    ])
      expect(links).toContainEqual(link);
    const [upper, , bottom] = navigation.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    expect(upper).toEqual(inOrderOf(UPPER, upper!));
    expect(bottom).toEqual(inOrderOf(BOTTOM, bottom!));
  });

  // @proves VRS-33 VRS-34
  it('marks the open page, and links to the feed and the jobs', async () => {
    open();
    const navigation = await side();
    expect(navigation.getByRole('link', { current: 'page' }).textContent).toBe('The Verse');
    expect(navigation.getByRole('link', { name: 'Job Hub' }).getAttribute('href')).toBe('/verse/jobs');
    expect(navigation.getByRole('link', { name: 'Feed' }).getAttribute('href')).toBe('/verse/feed');
  });

  it('has a bar for small screens, whose sheet has every link and closes when one is chosen', async () => {
    open();
    const links = (await side()).getAllByRole('link').map((link) => link.getAttribute('href'));
    const bar = within(screen.getByRole('navigation', { name: 'Verse shortcuts' }));
    expect(
      [...bar.getAllByRole('link'), bar.getByRole('button')].map(({ textContent }) => textContent?.trim()),
    ).toEqual(['Feed', 'Jobs', 'Contests', 'Inbox', 'You']);
    await userEvent.click(bar.getByRole('button', { name: 'You' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Tolani Ekwere' }));
    expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
    await userEvent.click(sheet.getByRole('link', { name: 'The Verse' }));
    expect(screen.queryByRole('dialog')).toBeNull();
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
    open(undefined, { ...MEMBER, emailVerified: false });
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
    const { shell } = open((path, request) => {
      calls.push([request?.method, path]);
      return Promise.resolve(undefined) as never;
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
    const { shell } = open(() => Promise.reject(new ApiError(0, undefined)));
    const refresh = jest.spyOn(shell.session, 'refresh');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(shell.notices.map(({ tone }) => tone)).toEqual(['error']));
    expect(refresh).not.toHaveBeenCalled();
    await side();
  });
});
