import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlogCard, BlogPage } from '@verse/api-contract/api';
import { toPlainBlocks } from '@verse/api-contract/formatted-text';
import { type ApiClient, ApiError } from '@verse/contract';
import { FAKE_ORIGIN, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

// The first import compiles the page, which takes longer than a query's timeout.
beforeAll(() => import('./blog'));

const picture = (name: string, alt = '') => ({
  src: `/api/images/${name}.jpg`,
  srcset: `/api/images/${name}.webp 400w`,
  width: 1600,
  height: 1000,
  alt,
});

const CONTENT = 'First line.\nSecond line.\r\n\r\n<script>alert(1)</script>';

const POST: BlogPage = {
  _id: 'one',
  title: 'How to Ask for Feedback',
  category: 'Community',
  readTime: '2 minutes',
  content: CONTENT,
  contentFormat: 'plain',
  body: toPlainBlocks(CONTENT),
  summary: 'First line. Second line.',
  createdAt: '2026-11-17T09:00:00.000Z',
  author: null,
  imageUrl: '/api/images/one.jpg',
  tags: ['lettering', 'critique'],
  picture: picture('one', 'Two heads and a magnifying glass'),
  contentImages: [picture('sketch', 'A pencil sketch'), picture('final')],
};
const card = (_id: string, category: string): BlogCard => ({
  _id,
  category,
  title: `Post ${_id}`,
  readTime: '1 minute',
  excerpt: 'Short.',
  createdAt: '2026-11-01T09:00:00.000Z',
  author: null,
  picture: picture(_id),
});

const CARDS = [
  card('one', 'Community'),
  card('two', 'Craft'),
  card('three', 'Community'),
  card('four', 'Craft'),
  card('five', 'Craft'),
];

const api: ApiClient = ((path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  if (pathname === '/api/blogs/one') return Promise.resolve(POST);
  if (pathname !== '/api/blogs') return Promise.reject(new ApiError(404, undefined));
  const category = searchParams.get('category');
  return Promise.resolve(
    CARDS.filter((each) => !category || each.category === category).slice(0, Number(searchParams.get('limit'))),
  );
}) as never;

const open = (client = api, at = '/resources/blogs/one') =>
  render(<FakeShellApp routes={remote.routes} base="/resources" at={at} client={client} />);

describe('a blog post', () => {
  // @proves BLD-02 BLD-03 BLD-04 GAP-095
  it('shows its title, category, read time and the day it was published', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: POST.title });
    const article = screen.getAllByRole('article')[0] as HTMLElement;
    within(article).getByText('2 minutes');
    expect(within(article).getByRole('link', { name: 'Community' }).getAttribute('href')).toBe(
      '/resources/blogs?category=Community',
    );
    const tags = within(within(article).getByRole('list', { name: 'Tags' })).getAllByRole('link');
    expect(tags.map((tag) => [tag.textContent, tag.getAttribute('href')])).toEqual([
      ['#lettering', '/tags/lettering'],
      ['#critique', '/tags/critique'],
    ]);
    expect(screen.getByText(/^Published on/).textContent).toBe('Published on 17 November 2026');
    expect(screen.getByText('17 November 2026').getAttribute('datetime')).toBe(POST.createdAt);
  });

  // @proves BLD-05 GAP-029
  it('shows the complete text with its line breaks, and markup as text', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    const paragraphs = screen.getAllByText(/First line|alert\(1\)/);
    expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
      'First line.\nSecond line.',
      '<script>alert(1)</script>',
    ]);
    expect(document.querySelector('article script')).toBeNull();
  });

  // @proves GAP-028
  it('asks for its picture first and shows the content images with their descriptions', async () => {
    open();
    const main = await screen.findByRole('img', { name: 'Two heads and a magnifying glass' });
    expect(main.getAttribute('fetchpriority')).toBe('high');
    const gallery = within(screen.getByRole('list', { name: 'Pictures of this post' }));
    expect(gallery.getAllByRole('listitem')).toHaveLength(2);
    expect(gallery.getByRole('img', { name: 'A pencil sketch' }).getAttribute('loading')).toBe('lazy');
  });

  // @proves GAP-028 GAP-029
  it('shows a formatted text with the pictures that it names; the others follow it', async () => {
    const formatted: BlogPage = {
      ...POST,
      contentFormat: 'markdown',
      body: [
        { type: 'heading', level: 2, spans: [{ type: 'text', text: 'Ask early' }] },
        { type: 'quote', blocks: [{ type: 'picture', key: 'sketch', alt: 'A first sketch' }] },
      ],
      contentImages: [
        { ...picture('sketch', 'Stored'), key: 'sketch' },
        { ...picture('final', 'The end'), key: 'end' },
      ],
    };
    open(((path: string) => (path.startsWith('/api/blogs/one?') ? Promise.resolve(formatted) : api(path))) as never);
    await screen.findByRole('heading', { level: 2, name: 'Ask early' });
    expect(within(screen.getByRole('blockquote')).getByRole('img', { name: 'A first sketch' })).not.toBeNull();
    const gallery = within(screen.getByRole('list', { name: 'Pictures of this post' }));
    expect(gallery.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['The end']);
  });

  // @proves GAP-170
  it('shows likes, questions and comments as text below the post, and leads to its page in the Verse', async () => {
    const answers = { likes: 2, comments: 1, isLiked: false, isOwn: false };
    const critique = { isWanted: true, questions: ['Is the end clear?'] };
    const comment = {
      id: 'c1',
      parentId: null,
      author: { id: 'bola', name: 'Bola', handle: 'bola', picture: null, skills: [], badges: [] },
      text: '<b>Yes</b>',
      answers: [{ question: 'Is the end clear?', text: '<b>Yes</b>' }],
      createdAt: '2026-11-18T09:00:00.000Z',
      hasHelped: true,
    };
    open(((path: string) => {
      if (path === '/api/blogs/one/answers') return Promise.resolve({ ...answers, critique });
      if (path.startsWith('/api/blogs/one/comments')) return Promise.resolve({ comments: [comment], next: null });
      return api(path);
    }) as never);
    const section = within(await screen.findByRole('region', { name: 'Critique wanted' }));
    expect(section.getByText('2 likes · 1 comment')).toBeTruthy();
    expect(section.getByRole('article', { name: 'Comment by Bola' }).textContent).toContain('<b>Yes</b>');
    expect(section.getByText(/helped the author/)).toBeTruthy();
    expect(section.getByRole('link', { name: 'Answer the questions' }).getAttribute('href')).toBe(
      '/verse/blog-posts/one',
    );
  });

  // @proves BLD-01
  it('leads back to the list', async () => {
    open();
    expect((await screen.findByRole('link', { name: /back/i })).getAttribute('href')).toBe('/resources/blogs');
  });

  // @proves BLD-06
  it('says that it is loading', async () => {
    open((() => new Promise(() => {})) as never);
    await screen.findByText('Loading post...');
  });

  // @proves BLD-07 ERR-03
  it('says that it failed, and recovers by "Try again"', async () => {
    expectConsole(/Failed to load blog post 500/);
    let isDown = true;
    open(((path: string) => (isDown ? Promise.reject(new ApiError(500, undefined)) : api(path))) as never);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load blog post');
    isDown = false;
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: POST.title });
  });

  // @proves BLD-08 ERR-04
  it('says that the post does not exist', async () => {
    open(api, '/resources/blogs/none');
    await screen.findByRole('heading', { level: 1, name: 'Post not found' });
    expect(document.title).toBe('Post not found | Creativity Verse');
  });

  // @proves BLD-03
  it('offers three other posts, those of the same category first', async () => {
    open();
    const related = within(await screen.findByRole('region', { name: 'Keep reading' }));
    expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Post three',
      'Post two',
      'Post four',
    ]);
  });

  // @proves BLD-05
  it('is complete without related posts when they cannot be loaded', async () => {
    open(((path: string) =>
      path.startsWith('/api/blogs?') ? Promise.reject(new ApiError(500, undefined)) : api(path)) as never);
    await screen.findByRole('heading', { level: 1, name: POST.title });
    expect(screen.queryByRole('region', { name: 'Keep reading' })).toBeNull();
  });

  // @proves GAP-029
  it('has structured data with author, title and date, which no text can close early', async () => {
    const titled = { ...POST, title: '</script><script>alert(1)' };
    open(((path: string) => (path.startsWith('/api/blogs/one?') ? Promise.resolve(titled) : api(path))) as never);
    await screen.findByRole('heading', { level: 1 });
    const block = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
    expect(block).not.toContain('</script>');
    const [article, crumbs] = JSON.parse(block)['@graph'];
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: '</script><script>alert(1)',
      datePublished: POST.createdAt,
    });
    expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${FAKE_ORIGIN}/resources`,
      `${FAKE_ORIGIN}/resources/blogs`,
      `${FAKE_ORIGIN}/resources/blogs/one`,
    ]);
  });

  // @proves BLD-03
  it('copies its URL when the device has no share dialog', async () => {
    const user = userEvent.setup();
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open();
    await user.click(await screen.findByRole('button', { name: 'Share this post' }));
    await screen.findByText('Link copied');
    expect(copy).toHaveBeenCalledWith(window.location.origin + window.location.pathname);
  });

  // @proves BLD-03
  it('shows its URL for manual copying when the clipboard is unavailable', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
    open();
    await user.click(await screen.findByRole('button', { name: 'Share this post' }));
    await waitFor(() => screen.getByRole('textbox', { name: 'Address of this post' }));
  });
});
