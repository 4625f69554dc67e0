import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CommunityPost } from '@verse/api-contract/community';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const POST: CommunityPost = {
  id: 1,
  author: {
    firstname: 'Zainab',
    lastname: 'Olubori',
    profilePicture: null,
    skills: ['Branding', 'Lettering'],
    badges: 'Verified Talent',
  },
  post: 'First line\nsecond line https://notes.example/12 and javascript:alert(1)',
  postImage: '/images/posts/first.webp',
  likes: 64,
  comments: [],
  createdAt: '2026-11-20T23:45:00Z',
};
const OTHER: CommunityPost = {
  ...POST,
  id: 2,
  author: { ...POST.author, firstname: 'Aisha', skills: [], badges: '' },
  postImage: null,
  likes: 1,
  comments: [
    {
      id: 1,
      author: { firstname: 'Femi', lastname: 'A', profilePicture: null },
      text: 'Yes',
      createdAt: POST.createdAt,
    },
  ],
};

const answering = (posts: CommunityPost[]) => jest.fn(() => Promise.resolve({ posts })) as jest.Mock & ApiClient;

function open(client: ApiClient, at = '/verse/feed') {
  const shell = createFakeShell({
    status: 'member',
    user: {
      id: '7',
      firstName: 'Tolani',
      lastName: 'Ekwere',
      email: 't@x.example',
      role: 'member',
      emailVerified: true,
    },
  });
  render(<FakeShellApp routes={remote.routes} base="/verse" at={at} client={client} shell={shell} />);
  return shell;
}
const asked = (client: jest.Mock) => client.mock.calls.map(([path]) => path);

describe('the feed', () => {
  beforeEach(() => localStorage.clear());

  // @proves COM-13 COM-14 COM-15 COM-16 COM-20 COM-21
  it('shows one card per post with author, skills, badge, date, counts', async () => {
    open(answering([POST, OTHER]));
    const first = within(await screen.findByRole('article', { name: 'Zainab Olubori' }));
    for (const text of ['Branding', 'Lettering', 'Verified Talent', '20 November 2026', '64 likes', '0 comments'])
      first.getByText(text);
    const second = within(screen.getByRole('article', { name: 'Aisha Olubori' }));
    for (const text of ['1 like', '1 comment']) second.getByText(text);
    expect(second.queryByRole('list', { name: 'Skills' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  // @proves COM-17 COM-18 GAP-055
  it('keeps line breaks and makes http and https addresses links, nothing else', async () => {
    open(answering([POST]));
    const link = await screen.findByRole('link', { name: 'https://notes.example/12' });
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener');
    expect(link.getAttribute('href')).toBe('https://notes.example/12');
    expect(link.parentElement?.textContent).toBe(POST.post);
    expect(within(screen.getByRole('article')).getAllByRole('link')).toHaveLength(1);
  });

  // @proves COM-19
  it('draws the picture of a post that has one, and no empty picture', async () => {
    open(answering([POST, OTHER]));
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(['/images/posts/first.webp']);
  });

  // @proves COM-10 COM-11 COM-12 LIM-15 GAP-050 GAP-051
  it('asks the server again for each order, and remembers it for the next visit', async () => {
    const client = answering([POST]);
    open(client);
    const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Order' });
    expect([...order.options].map((option) => option.text)).toEqual(['Trending', 'Latest']);
    await userEvent.selectOptions(order, 'Trending');
    await waitFor(() =>
      expect(asked(client)).toEqual(['/Data/communityPost.json?sort=latest', '/Data/communityPost.json?sort=trending']),
    );
    open(client);
    await waitFor(() => expect(asked(client).at(-1)).toBe('/Data/communityPost.json?sort=trending'));
    expect(client).toHaveBeenCalledTimes(3);
  });

  // @proves COM-23 ERR-14
  it('says that there are no posts', async () => {
    open(answering([]));
    await screen.findByText('No posts found.');
    expect(screen.queryByText('We could not reach the server.')).toBeNull();
  });

  // @proves COM-24 GAP-054 ERR-05
  it('reports a failure, says what happened and recovers', async () => {
    let isDown = true;
    const failure = new ApiError(500, undefined);
    const shell = open(() => (isDown ? Promise.reject(failure) : (Promise.resolve({ posts: [POST] }) as never)));
    const alert = within(await screen.findByRole('alert'));
    alert.getByText('No posts found.');
    alert.getByText('We could not reach the server.');
    expect(shell.reports).toEqual([{ error: failure, during: 'loading the feed' }]);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article');
  });

  // @proves GAP-035
  it('asks who is here when the server no longer knows the member', async () => {
    const shell = createFakeShell();
    const refresh = jest.spyOn(shell.session, 'refresh');
    const client: ApiClient = () => Promise.reject(new ApiError(401, undefined));
    render(<FakeShellApp routes={remote.routes} base="/verse" at="/verse/feed" client={client} shell={shell} />);
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  });

  // @proves COM-25
  it('has no control that does nothing', async () => {
    open(answering([POST]));
    await screen.findByRole('article');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Log Out']);
    expect(screen.queryByRole('heading', { name: 'Tolani Ekwere' })).toBeNull();
  });
});
