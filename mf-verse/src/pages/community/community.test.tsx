import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const MEMBER = {
  id: '7',
  firstName: 'Tolani',
  lastName: 'Ekwere',
  email: 't@x.example',
  role: 'member',
  emailVerified: true,
};

function open(client: ApiClient, at = '/verse/community') {
  const shell = createFakeShell({ status: 'member', user: MEMBER });
  render(<FakeShellApp routes={remote.routes} base="/verse" at={at} client={client} shell={shell} />);
  return shell;
}
const feed: ApiClient = () => Promise.resolve({ posts: [] }) as never;

describe('the community', () => {
  // @proves VRS-02 RTE-19
  it('is where /verse leads', async () => {
    open(feed, '/verse');
    await screen.findByRole('heading', { level: 1, name: 'Tolani Ekwere' });
    expect(document.title).toBe('Community | Creativity Verse');
  });

  // @proves COM-02 COM-09
  it('shows the member’s name and the list of activities', async () => {
    open(feed);
    await screen.findByRole('heading', { level: 2, name: 'Activities' });
    screen.getByRole('heading', { level: 1, name: 'Tolani Ekwere' });
  });

  // @proves VRS-20 VRS-27 VRS-33 GEN-10
  it('has the verse’s own navigation, with the pages that exist', async () => {
    open(feed);
    const side = within(await screen.findByRole('navigation', { name: 'Verse' }));
    expect(side.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['The Verse', '/verse/community'],
      ['Contest', '/verse/contests'],
      ['Write a post', '/resources/blog-management'],
      ['My posts', '/resources/blog-management/posts'],
      ['Settings', '/verse/settings'],
    ]);
    const tabs = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['The Verse', 'page'],
      ['Feed', null],
      ['Contests', null],
    ]);
  });
});

describe('an address that is not verified', () => {
  // @proves VER-01 GAP-039
  it('is brought to mind on every page, with the way to verify it', async () => {
    const shell = createFakeShell({ status: 'member', user: { ...MEMBER, emailVerified: false } });
    render(<FakeShellApp routes={remote.routes} base="/verse" at="/verse/community" client={feed} shell={shell} />);
    expect((await screen.findByRole('link', { name: 'Verify it' })).getAttribute('href')).toBe('/verify-email');
  });

  // @proves VER-01
  it('is not mentioned once it is verified', async () => {
    open(feed);
    await screen.findByRole('heading', { level: 2, name: 'Activities' });
    expect(screen.queryByRole('link', { name: 'Verify it' })).toBeNull();
  });
});

describe('logging out', () => {
  // @proves VRS-30 GAP-047
  it('ends the session on the server, then asks the shell who is here and the server for nothing more', async () => {
    const calls: unknown[] = [];
    const shell = open((path, request) => {
      calls.push([request?.method ?? 'GET', path]);
      return Promise.resolve(request?.method === 'POST' ? undefined : { posts: [] }) as never;
    });
    const refresh = jest.spyOn(shell.session, 'refresh').mockImplementation(() => {
      calls.push('refresh');
      return Promise.resolve({ status: 'guest', user: null });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(shell.notices).toEqual([{ tone: 'success', text: 'You’re signed out.' }]));
    expect(calls).toEqual([['GET', '/Data/communityPost.json?sort=latest'], ['POST', '/api/signout'], 'refresh']);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  // @proves GAP-047
  it('says so when the server cannot be reached, and the member stays signed in', async () => {
    const shell = open((_, request) =>
      request?.method === 'POST' ? Promise.reject(new ApiError(0, undefined)) : feed(''),
    );
    const refresh = jest.spyOn(shell.session, 'refresh');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(shell.notices.map(({ tone }) => tone)).toEqual(['error']));
    expect(refresh).not.toHaveBeenCalled();
    screen.getByRole('heading', { level: 1, name: 'Tolani Ekwere' });
  });
});
