import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlogCard } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

// The first import compiles the page, which takes longer than a query's timeout.
beforeAll(() => import('./blogs'));

const CONTENT =
  'Start by saying where the work is. A first sketch needs different eyes from a final file, and people will adjust.';

const post = (id: string, more: Partial<BlogCard> = {}): BlogCard => ({
  _id: id,
  title: `Post ${id}`,
  category: 'Craft',
  readTime: '5 minutes',
  excerpt: CONTENT.slice(0, 100),
  createdAt: '2026-11-17T23:30:00.000Z',
  author: null,
  picture: {
    src: `/api/images/${id}.jpg`,
    srcset: `/api/images/${id}.webp 400w`,
    width: 1600,
    height: 1000,
    alt: `Picture of ${id}`,
  },
  ...more,
});

const CATEGORIES = '/api/blogs/categories';

function answering(
  posts: BlogCard[],
  total = posts.length,
  more: Record<string, string> = {},
  categories: string[] | null = ['Craft', 'Design'],
): jest.Mock & ApiClient {
  return jest.fn((path: string, request?: { onResponse?: (response: Response) => void }) => {
    if (path === CATEGORIES)
      return categories ? Promise.resolve(categories) : Promise.reject(new ApiError(503, undefined));
    request?.onResponse?.(new Response(null, { headers: { 'x-total-count': String(total), ...more } }));
    return Promise.resolve(posts);
  }) as never;
}

const open = (client: ApiClient, at = '/resources/blogs') =>
  render(<FakeShellApp routes={remote.routes} base="/resources" at={at} client={client} />);

const asked = (client: jest.Mock) =>
  new URL(
    client.mock.calls.map(([path]) => path as string).findLast((path) => path !== CATEGORIES) ?? '',
    'http://localhost',
  ).searchParams;

describe('the blog list', () => {
  // @proves BLG-01 BLG-02 BLG-03 BLG-04 BLG-06 GAP-095
  it('shows a card with picture, category, read time, title, excerpt and day for each post', async () => {
    const client = answering([post('one'), post('two', { category: 'Design' })]);
    open(client);
    await screen.findByRole('heading', { level: 1, name: 'Stories, Insights & Creative Wisdom' });
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(2);
    const card = within(cards[1] as HTMLElement);
    expect(card.getByRole('img', { name: 'Picture of two' }).getAttribute('srcset')).toBe('/api/images/two.webp 400w');
    card.getByText('Design');
    card.getByText('5 minutes');
    card.getByRole('heading', { name: 'Post two' });
    const day = card.getByText('17 November 2026');
    expect(day.getAttribute('datetime')).toBe('2026-11-17T23:30:00.000Z');
    expect(asked(client).get('limit')).toBe('12');
  });

  // @proves BLG-05 LIM-03
  it('shows exactly the first 100 characters of the content', async () => {
    open(answering([post('one')]));
    const excerpt = await screen.findByText(/^Start by saying/);
    expect(excerpt.textContent).toBe(`${CONTENT.slice(0, 100)}…`);
  });

  // @proves BLG-07
  it('leads to the post with "Read More"', async () => {
    open(answering([post('one')]));
    const link = await screen.findByRole('link', { name: /^Read More/ });
    expect(link.textContent).toBe('Read More');
    expect(link.getAttribute('href')).toBe('/resources/blogs/one');
  });

  // @proves BLG-08 RES-05
  it('says that it is loading, then shows the posts', async () => {
    let arrive: (posts: BlogCard[]) => void = () => {};
    open(((path: string) =>
      path === CATEGORIES ? Promise.resolve([]) : new Promise((resolve) => (arrive = resolve as never))) as ApiClient);
    await screen.findByText('Loading posts...');
    arrive([post('one')]);
    await screen.findByRole('heading', { name: 'Post one' });
    expect(screen.queryByText('Loading posts...')).toBeNull();
  });

  // @proves BLG-09 BLG-10 ERR-01 ERR-02
  it('says that it failed, logs status and body, and recovers by "Try again"', async () => {
    expectConsole(/Failed to load blog posts 503 .*out of order/s);
    const failure = { type: 'about:blank', title: 'Down', status: 503, code: 'unavailable', message: 'out of order' };
    let isDown = true;
    open((() => (isDown ? Promise.reject(new ApiError(503, failure)) : Promise.resolve([post('one')]))) as ApiClient);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load blog posts');
    isDown = false;
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Post one' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // @proves BLG-08
  it('says so when there are no posts at all', async () => {
    open(answering([]));
    await screen.findByText('No posts yet');
  });

  // @proves GAP-027
  it('pages through the list by links that keep the filter', async () => {
    const client = answering([post('one')], 30);
    open(client, '/resources/blogs?category=Craft&page=2');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/resources/blogs?category=Craft&page=3',
    );
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/resources/blogs?category=Craft');
    expect(asked(client).get('page')).toBe('2');
    await userEvent.click(pages.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(asked(client).get('page')).toBe('3'));
  });

  // @proves GAP-027
  it('filters by category and search through the URL, and keeps the other choices available', async () => {
    const client = answering([post('one'), post('two', { category: 'Design' })]);
    open(client);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Design' }));
    await waitFor(() => expect(asked(client).get('category')).toBe('Design'));
    await screen.findByRole('button', { name: 'Design', pressed: true });
    screen.getByRole('button', { name: 'Craft' });
    await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'feedback{Enter}');
    await waitFor(() => expect(asked(client).get('q')).toBe('feedback'));
    expect(asked(client).get('category')).toBe('Design');
  });

  // @proves GAP-027
  it('offers every category, also those without posts here, and recognises the chosen one in any case', async () => {
    open(
      answering([post('one', { category: 'CAFÉ' })], 30, {}, ['Café', 'Craft', 'Illustration']),
      '/resources/blogs?category=cafe',
    );
    const filter = within(await screen.findByRole('list', { name: 'Categories' }));
    await filter.findByRole('button', { name: 'Illustration' });
    expect(filter.getAllByRole('button').map(({ textContent, ariaPressed }) => [textContent, ariaPressed])).toEqual([
      ['All', 'false'],
      ['Café', 'true'],
      ['Craft', 'false'],
      ['Illustration', 'false'],
    ]);
  });

  // @proves GAP-027
  it('offers the categories of its posts, each once, when the list of categories cannot be loaded', async () => {
    open(
      answering([post('one'), post('two', { category: 'craft ' }), post('three', { category: 'Design' })], 3, {}, null),
    );
    await screen.findByRole('button', { name: 'Design' });
    expect(within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('button')).toHaveLength(3);
  });

  // @proves GAP-027
  it('opens with the filter in the URL and says when nothing matches', async () => {
    const client = answering([]);
    open(client, '/resources/blogs?q=zebra&category=Craft');
    await screen.findByText('Nothing matches in Craft for “zebra”.');
    expect((screen.getByRole('searchbox', { name: 'Search posts' }) as HTMLInputElement).value).toBe('zebra');
    expect(screen.getByRole('link', { name: 'Show all posts' }).getAttribute('href')).toBe('/resources/blogs');
  });

  // @proves GAP-027
  it('says that the count is a minimum, and links to the next page beyond the numbered ones', async () => {
    const place = '0abcdefghij-65f0';
    const client = answering([post('one')], 1000, {
      'x-total-count-relation': 'gte',
      link: `</api/blogs?page=1>; rel="first", </api/blogs?q=ink&before=${place}>; rel="next"`,
    });
    open(client, '/resources/blogs?q=ink');
    await screen.findByText('1,000 or more posts for “ink”');
    await userEvent.click(await screen.findByRole('link', { name: 'Older posts' }));
    await waitFor(() => expect(asked(client).get('before')).toBe(place));
    expect([asked(client).get('page'), asked(client).get('q')]).toEqual([null, 'ink']);
    await screen.findByText('Older posts for “ink”');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull());
  });

  // @proves GAP-027
  it('corrects invalid values in the URL', async () => {
    const client = answering([post('one')]);
    open(client, '/resources/blogs?page=-3&category=%20');
    await screen.findByRole('heading', { name: 'Post one' });
    expect(Object.fromEntries(asked(client))).toEqual({ view: 'cards', page: '1', limit: '12' });
  });
});
