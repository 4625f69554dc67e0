import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeedPost } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { openVerse, postOf } from './testing/fake-feed';

const PICTURE = { src: '/images/posts/first.webp', srcset: '', width: 1200, height: 800, alt: 'Three posters' };
const POST = postOf('1', {
  text: 'First line\nsecond line https://notes.example/12 and javascript:alert(1)',
  picture: PICTURE,
});
const OTHER = postOf('2', {
  author: { ...POST.author, name: 'Aisha Bello', skills: [], badges: [] },
  likes: 1,
  comments: 1,
  madeHow: 'by-hand',
  visibility: 'members',
});

const answering = (posts: FeedPost[]) => jest.fn(() => Promise.resolve({ posts, next: null })) as jest.Mock & ApiClient;
const asked = (client: jest.Mock) =>
  client.mock.calls.map(([path]) => path as string).filter((path) => path.startsWith('/api/posts'));

describe('the feed', () => {
  beforeEach(() => localStorage.clear());

  // @proves COM-13 COM-14 COM-15 COM-16 COM-20 COM-21 COM-22
  it('shows one card per post with author, skills, badge, date, counts and four buttons', async () => {
    openVerse(answering([POST, OTHER]));
    const first = within(await screen.findByRole('article', { name: 'Zainab Olubori' }));
    for (const text of ['Branding', 'Lettering', 'Verified Talent', '20 Nov 2026', '64 likes', '0 comments'])
      first.getByText(text);
    expect(first.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
      'More about this post by Zainab Olubori',
      'Like',
      'Comment',
      'Share',
      'Save',
    ]);
    const second = within(screen.getByRole('article', { name: 'Aisha Bello' }));
    for (const text of ['1 like', '1 comment', 'Members only', 'Made by hand']) second.getByText(text);
    expect(second.queryByText('Branding')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  // @proves GAP-094
  it('shows the day in the reader’s time zone, and on request the time with its zone', async () => {
    openVerse(answering([POST]));
    const time = (await screen.findByText('20 Nov 2026')).closest('time')!;
    expect(time.dateTime).toBe('2026-11-20T12:45:00Z');
    expect(time.title).toMatch(/20 November 2026 at .+(UTC|GMT)/);
  });

  // @proves COM-17 COM-18 GAP-055
  it('keeps line breaks and makes http and https addresses links, nothing else', async () => {
    openVerse(answering([POST]));
    const link = await screen.findByRole('link', { name: 'https://notes.example/12' });
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener');
    expect(link.getAttribute('href')).toBe('https://notes.example/12');
    expect(link.parentElement?.textContent).toBe(POST.text);
    const links = within(link.parentElement!).getAllByRole('link');
    expect(links.map((one) => one.getAttribute('href'))).toEqual(['https://notes.example/12']);
  });

  // @proves COM-19
  it("shows a post's picture, and no empty picture", async () => {
    openVerse(answering([POST, OTHER]));
    await screen.findAllByRole('article');
    const images = screen.getAllByRole('img');
    expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('alt')])).toEqual([
      ['/images/posts/first.webp', 'Three posters'],
    ]);
  });

  // @proves COM-10 COM-11 COM-12 LIM-15 GAP-050 GAP-051
  it('loads each sort order from the server, and remembers it for the next visit', async () => {
    const client = answering([POST]);
    openVerse(client);
    const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
    expect([...order.options].map((option) => option.text)).toEqual(['Trending', 'Latest', 'Following']);
    await userEvent.selectOptions(order, 'Trending');
    const latest = '/api/posts?sort=latest&limit=20';
    const trending = '/api/posts?sort=trending&limit=20';
    await waitFor(() => expect(asked(client)).toEqual([latest, trending]));
    await screen.findByText('Why am I seeing this?');
    screen.getByText(/^64 likes and 3 people commenting count like 12\.3 days of newness\./);
    openVerse(client);
    await waitFor(() => expect(asked(client)).toEqual([latest, trending, trending]));
  });

  // @proves COM-23 FOL-01
  it('shows Following at its own URL, and leads from an empty one to people and tags', async () => {
    const client = answering([]);
    openVerse(client, '/verse/feed?sort=following');
    const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
    expect(order.value).toBe('following');
    screen.getByText('No posts found.');
    screen.getByRole('link', { name: 'Find people' });
    screen.getByRole('link', { name: 'Find tags' });
    expect(asked(client)).toEqual(['/api/posts?sort=following&limit=20']);
  });

  // @proves COM-23 ERR-14
  it('says that there are no posts', async () => {
    openVerse(answering([]));
    await screen.findByText('No posts found.');
    expect(screen.queryByText('We could not reach the server.')).toBeNull();
  });

  // @proves COM-24 GAP-054 ERR-05
  it('reports a failure, says what happened and recovers', async () => {
    let isDown = true;
    const failure = new ApiError(500, undefined);
    const shell = openVerse(() =>
      isDown ? Promise.reject(failure) : (Promise.resolve({ posts: [POST], next: null }) as never),
    );
    const alert = within(await screen.findByRole('alert'));
    alert.getByText('No posts found.');
    alert.getByText('We could not reach the server.');
    expect(shell.reports).toEqual([{ error: failure, during: 'loading the feed' }]);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article');
  });

  // @proves GAP-035
  it('refreshes the session when the server no longer knows the member', async () => {
    const refresh = jest.fn((): never => undefined as never);
    const client: ApiClient = () => Promise.reject(new ApiError(401, undefined));
    const shell = openVerse(client);
    shell.session.refresh = refresh;
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  });

  // @proves COM-25
  it('has no profile header', async () => {
    openVerse(answering([POST]));
    await screen.findByRole('article');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Feed');
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  });
});
