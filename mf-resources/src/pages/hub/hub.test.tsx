import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlogCard } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

// The first import compiles the page, which takes longer than a query's timeout.
beforeAll(() => import('./hub'));

const EXCERPT = 'x'.repeat(99) + 'y';
const POST: BlogCard = {
  _id: 'one',
  title: 'How to Ask for Feedback',
  category: 'Community',
  readTime: '2 minutes',
  excerpt: EXCERPT,
  createdAt: '2026-11-17T09:00:00.000Z',
  author: null,
  picture: { src: '/api/images/one.jpg', srcset: '', width: 1600, height: 1000, alt: 'Two heads' },
};
const APPROVED = {
  id: 'a1',
  name: 'Palettist',
  category: 'Design',
  description: 'Prototypes in the browser.',
  url: 'https://palettist.example/',
  tags: ['Suggested by a member'],
  pricing: 'Free',
};
const posts = (approved: object[] = []): jest.Mock & ApiClient =>
  jest.fn((path: string) => Promise.resolve(path === '/api/tools' ? approved : [POST])) as never;
const open = (client: ApiClient = posts(), at = '/resources') =>
  render(<FakeShellApp routes={remote.routes} base="/resources" at={at} client={client} />);
const section = (name: string) => screen.findByRole('region', { name });
const toolNames = async () =>
  within(await section('Creator Tools and Tech Directory'))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('link').firstChild?.textContent);

describe('the resources hub', () => {
  // @proves RES-01
  it('begins with its heading and lead', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Your Creative Toolkit, Unlocked' });
  });

  // @proves RES-02 RES-03 RES-04 RES-07
  it("shows the server's posts, with a link to all of them", async () => {
    const client = posts();
    open(client);
    const blog = within(await section('Verse Blog'));
    await blog.findByRole('heading', { name: POST.title });
    blog.getByRole('img', { name: 'Two heads' });
    blog.getByText('Community');
    blog.getByText('2 minutes');
    expect(blog.getByRole('link', { name: 'View All Posts' }).getAttribute('href')).toBe('/resources/blogs');
    expect(String(client.mock.calls[0]?.[0])).toMatch(/^\/api\/blogs\?/);
  });

  // @proves RES-08 RES-09 LIM-03
  it('shows 100 characters of a post and leads to it with "Read More →"', async () => {
    open();
    const link = await screen.findByRole('link', { name: /^Read More →/ });
    expect(link.textContent).toBe('Read More →');
    expect(link.getAttribute('href')).toBe('/resources/blogs/one');
    expect(screen.getByText(/^xxx/).textContent).toBe(`${EXCERPT}…`);
  });

  // @proves RES-05
  it('says that posts are loading while everything else is shown', async () => {
    open((() => new Promise(() => {})) as never);
    await screen.findByText('Loading posts...');
    expect((await toolNames()).length).toBe(24);
  });

  // @proves RES-06 ERR-01 ERR-02
  it('says that the posts could not be loaded, and the rest of the hub works', async () => {
    expectConsole(/Failed to load blog posts 500/);
    open(((path: string) =>
      path === '/api/tools' ? Promise.resolve([APPROVED]) : Promise.reject(new ApiError(500, undefined))) as never);
    await screen.findByText('Failed to load blog posts');
    await waitFor(async () => expect((await toolNames()).at(-1)).toBe('Palettist'));
    expect((await toolNames()).length).toBe(25);
  });

  // @proves GAP-017 GAP-018
  it('shows the two ebooks with a link to the whole category', async () => {
    open();
    const ebooks = within(await section('Ebooks & Guides'));
    expect(ebooks.getAllByRole('article')).toHaveLength(2);
    expect(ebooks.getByRole('link', { name: 'All digital products' }).getAttribute('href')).toBe(
      '/resources/digital-products?category=ebooks',
    );
  });

  // @proves RES-10 RES-11 RES-12 RES-13 LIM-14
  it('lists 13 questions of which the browser keeps one open at a time', async () => {
    open();
    const questions = [...(await section('Questions, answered')).querySelectorAll('details')];
    expect(questions).toHaveLength(13);
    // `details` elements with the same name are mutually exclusive, and their summaries toggle them without scripts.
    expect(new Set(questions.map((each) => each.getAttribute('name'))).size).toBe(1);
    expect(questions[0]?.getAttribute('name')).toBeTruthy();
    expect(questions.filter(({ open: isOpen }) => isOpen)).toEqual([]);
    expect(questions.every((each) => each.firstElementChild?.tagName === 'SUMMARY')).toBe(true);
  });

  // @proves RES-26 RES-27 RES-28 RES-29
  it('answers with links to services, resources, contact and, in a new tab, the community chat', async () => {
    open();
    const links = [...(await section('Questions, answered')).querySelectorAll('details a')];
    const targets = links.map((link) => link.getAttribute('href'));
    expect(targets).toEqual(expect.arrayContaining(['/services', '/resources', '/contact']));
    const chat = links.find((link) => /^https:\/\/chat\./.test(link.getAttribute('href') ?? ''));
    expect(chat?.getAttribute('target')).toBe('_blank');
    expect(chat?.getAttribute('rel')).toContain('noopener');
  });

  // @proves RES-30 RES-31 GAP-021 C-10
  it('filters the tools by seven buttons, each with at least three tools, through the URL', async () => {
    open();
    const tools = within(await section('Creator Tools and Tech Directory'));
    const buttons = within(tools.getByRole('list', { name: 'Categories of tools' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Content Creation',
      'Design',
      'Marketing',
      'AI',
      'Collaboration',
      'Productivity',
    ]);
    const user = userEvent.setup();
    for (const button of buttons) {
      await user.click(button);
      await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
      expect((await toolNames()).length).toBeGreaterThanOrEqual(3);
    }
    expect(tools.getByRole('status').textContent).toBe('4 tools');
  });

  // @proves GAP-021
  it('searches the tools with every letter, without a request, and shows when there is no match', async () => {
    const client = posts();
    open(client);
    const user = userEvent.setup();
    const box = await screen.findByRole('searchbox', { name: 'Search tools' });
    await user.type(box, 'vector');
    await waitFor(async () => expect(await toolNames()).toEqual(['Inkscape']));
    await user.type(box, 'zzz');
    await screen.findByText('No tools found');
    await user.click(screen.getByRole('link', { name: 'Show all tools' }));
    await waitFor(async () => expect(await toolNames()).toHaveLength(24));
    expect(client).toHaveBeenCalledTimes(2);
  });

  // @proves GAP-021
  it('shows approved suggestions beside the other tools, and asks for more', async () => {
    open(posts([APPROVED]), '/resources?tools=Design');
    await waitFor(async () => expect(await toolNames()).toHaveLength(5));
    expect((await toolNames()).at(-1)).toBe('Palettist');
    expect(screen.getByRole('link', { name: 'Suggest a tool' }).getAttribute('href')).toBe(
      '/resources/tool-suggestions',
    );
  });

  // @proves GAP-021
  it('works without the suggestions', async () => {
    open(((path: string) =>
      path === '/api/tools' ? Promise.reject(new ApiError(503, undefined)) : Promise.resolve([POST])) as never);
    await screen.findByRole('heading', { name: POST.title });
    expect(await toolNames()).toHaveLength(24);
  });

  // @proves GAP-021
  it('offers the whole list of tools where only the first are shown, and keeps the choice', async () => {
    open(posts(), '/resources?q=free');
    await userEvent.click(await screen.findByRole('link', { name: /^Show all \d+ tools$/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Show all \d+ tools$/ })).toBeNull());
    expect((screen.getByRole('searchbox', { name: 'Search tools' }) as HTMLInputElement).value).toBe('free');
  });

  // @proves GAP-021
  it('opens with the tools named in the URL', async () => {
    open(posts(), '/resources?tools=Design&q=blender');
    expect(await toolNames()).toEqual(['Blender']);
  });
});
