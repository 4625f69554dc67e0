import type { APIRequestContext, Page } from '@playwright/test';
import type { BlogPage } from '@verse/api-contract/api';
import { signInToDemo } from '../../../fixtures';
import { startOwnSite } from '../../../own-site';
import { photo } from '../../../pictures';
import { expect, test } from '../../../quiet-site';

const LIST = '**/api/blogs?*';
const cards = (page: Page) => page.locator('#posts').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const postsOf = async (request: APIRequestContext, query = '') =>
  (await (await request.get(`/api/blogs?fields=light&limit=50${query}`)).json()) as BlogPage[];

/** Follows a link within the site, so that the browser rather than the server requests the data. */
async function comeByLink(page: Page, openPage: (path: string) => Promise<unknown>) {
  await openPage('/resources');
  await page.getByRole('link', { name: 'View All Posts' }).click();
}

// @proves BLG-01 BLG-02 BLG-03 BLG-04 BLG-05 BLG-06 BLG-07 GAP-095
test('shows every post with picture, category, read time, excerpt, and date @soak', async ({
  page,
  openPage,
  request,
}) => {
  const posts = (await postsOf(request)).slice(0, 12);
  await openPage('/resources/blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Stories, Insights & Creative Wisdom' })).toBeVisible();
  await expect(titles(page)).toHaveText(posts.map(({ title }) => title));
  for (const [index, { _id, category, readTime, content, createdAt, imageUrl }] of posts.entries()) {
    const card = cards(page).nth(index);
    await expect(card.locator('img')).toHaveAttribute('src', imageUrl);
    for (const text of [category, readTime]) await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.getByText(content.slice(0, 20))).toHaveText(
      content.slice(0, 100) + (content.length > 100 ? '…' : ''),
    );
    await expect(card.locator('time')).toHaveAttribute('datetime', createdAt);
    await expect(card.locator('time')).toHaveText(
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(createdAt)),
    );
    await expect(card.getByRole('link')).toHaveText('Read More');
    await expect(card.getByRole('link')).toHaveAttribute('href', `/resources/blogs/${_id}`);
  }
});

// @proves BLG-08 BLG-09 BLG-10 ERR-01 ERR-02
test('says that it is loading, logs status and body of a failure to the console, and recovers @soak', async ({
  page,
  openPage,
  expectConsole,
}) => {
  const printed: string[] = [];
  page.on('console', async (message) => {
    const parts = await Promise.all(message.args().map((part) => part.jsonValue().catch(() => '')));
    printed.push(JSON.stringify(parts));
  });
  expectConsole(/Failed to load/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await openPage('/resources');
  await page.route(LIST, async (route) => {
    await held;
    await route.fulfill({
      status: 500,
      json: { type: 'about:blank', title: 'Broken', status: 500, code: 'internal', message: 'out of order' },
    });
  });
  await page.getByRole('link', { name: 'View All Posts' }).click();
  await expect(page.getByText('Loading posts...')).toBeVisible();
  answer();
  await expect(page.getByRole('alert').getByText('Failed to load blog posts')).toBeVisible();
  await expect
    .poll(() => printed.find((line) => line.includes('Failed to load blog posts')))
    .toMatch(/500.*out of order/);
  await page.unroute(LIST);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

// @proves BLD-01 BLD-02 BLD-05 BLD-06 BLD-07 BLD-08 ERR-03 ERR-04
test('shows one post in full, and says when it loads, fails, or does not exist @soak', async ({
  page,
  openPage,
  request,
  expectConsole,
}) => {
  expectConsole(/Failed to load/);
  const [post] = await postsOf(request);
  const address = `/resources/blogs/${post!._id}`;
  await test.step('in full', async () => {
    await openPage(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post!.title);
    const article = page.getByRole('main');
    for (const text of [post!.category, post!.readTime])
      await expect(article.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(article.getByText(/^Published on .+/)).toBeVisible();
    for (const paragraph of post!.content.split(/\n+/))
      await expect(article.getByText(paragraph.slice(0, 60)).first()).toBeVisible();
    await page.getByRole('link', { name: /back/i }).first().click();
    await expect(page).toHaveURL('/resources/blogs');
  });
  await test.step('loading and failing', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/blogs/${post!._id}?*`, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: {} });
    });
    await cards(page).getByRole('link', { name: post!.title }).click();
    await expect(page.getByText('Loading post...')).toBeVisible();
    answer();
    await expect(page.getByText('Failed to load blog post', { exact: true })).toBeVisible();
  });
  await test.step('missing', async () => {
    const answer = await openPage('/resources/blogs/no-such-post');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Post not found').first()).toBeVisible();
  });
});

/** Publishes fourteen posts, seven in each of two categories. */
async function publishLanterns(request: APIRequestContext, site: string) {
  const picture = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: await photo(400, 300) };
  for (let number = 1; number <= 14; number += 1) {
    const text = {
      title: `Lantern ${number}`,
      category: number % 2 ? 'Paper' : 'Glass',
      readTime: '1 minute',
      content: `How lantern number ${number} was made, étape by étape.`,
    };
    const answer = await request.post(`${site}/api/blogs`, {
      headers: { origin: site },
      multipart: { ...text, thumbnail: picture },
    });
    expect(answer.status()).toBe(201);
  }
}

// @proves GAP-027
test('pages, filters, and searches through the URL, so that Back and a reload lead to the same posts @soak', async ({
  browser,
  atEnd,
}) => {
  const site = await startOwnSite({ DEMO: '1', SEED: '1', RATE_LIMIT_FACTOR: '100' });
  atEnd(site.stop);
  const context = await browser.newContext({ baseURL: site.address });
  atEnd(() => context.close());
  await signInToDemo(context.request, site.address, 'editor');
  await publishLanterns(context.request, site.address);

  await test.step('responses stay small and link to the next page', async () => {
    const whole = await context.request.get('/api/blogs?limit=20');
    expect((await whole.json()) as unknown[]).toHaveLength(20);
    expect((await whole.body()).length).toBeLessThan(400_000);
    expect((await (await context.request.get('/api/blogs?limit=20&fields=light')).body()).length).toBeLessThan(40_000);
    const page = await context.request.get('/api/blogs?limit=12');
    expect([page.headers()['x-total-count'], page.headers().link]).toEqual([
      '20',
      expect.stringContaining('rel="next"'),
    ]);
  });

  const page = await context.newPage();
  await page.goto('/resources/blogs');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(cards(page)).toHaveCount(8);
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Glass' }).click();
  await expect(page).toHaveURL(/category=Glass/);
  await expect(cards(page)).toHaveCount(7);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('ETAPE lantern');
  await expect(page).toHaveURL(/category=Glass&q=ETAPE\+lantern|q=ETAPE\+lantern&category=Glass/);
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByRole('status').filter({ hasText: 'for “ETAPE lantern”' })).toHaveText(
    '7 posts in Glass for “ETAPE lantern”',
  );
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toBeFocused();
  await page.reload();
  await expect(cards(page)).toHaveCount(7);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('zebra');
  await expect(page.getByText('Nothing matches in Glass for “zebra”.')).toBeVisible();
  // Typing adds no step to the history.
  await page.goBack();
  await expect(page).not.toHaveURL(/zebra|category/);
});

// @proves RES-03 BLG-01
test('loads by a link with the posts that the browser requests', async ({ page, openPage, request }) => {
  await comeByLink(page, openPage);
  await expect(page).toHaveURL('/resources/blogs');
  await expect(titles(page).first()).toHaveText((await postsOf(request))[0]!.title);
});
