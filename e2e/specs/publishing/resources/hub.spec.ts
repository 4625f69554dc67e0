import type { APIRequestContext, Page } from '@playwright/test';
import type { BlogPage } from '@verse/api-contract/api';
import { SIZES } from '../../../fixtures';
import { expect, test } from '../../../quiet-site';

const LIST = '**/api/blogs?*';
const section = (page: Page, name: string) => page.getByRole('region', { name });
const tools = (page: Page) => section(page, 'Creator Tools and Tech Directory');
const postsOf = async (request: APIRequestContext) =>
  (await (await request.get('/api/blogs?fields=light&limit=6')).json()) as BlogPage[];

/** Follows a link within the site, so that the browser rather than the server requests the data. */
async function comeByLink(page: Page, openPage: (path: string) => Promise<unknown>) {
  await openPage('/resources/digital-products');
  await page.getByRole('banner').getByRole('link', { name: 'Resources', exact: true }).first().click();
  await expect(page).toHaveURL('/resources');
}

// @proves RES-01 RES-02 RES-03 RES-04 RES-07 RES-08 RES-09 GAP-095
test("shows the server's posts with their first hundred characters, and links to each @soak", async ({
  page,
  openPage,
  request,
}) => {
  const posts = await postsOf(request);
  await openPage('/resources');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Creative Toolkit, Unlocked' })).toBeVisible();
  const blog = section(page, 'Verse Blog');
  await expect(blog.getByRole('link', { name: 'View All Posts' })).toHaveAttribute('href', '/resources/blogs');
  expect(await blog.getByRole('article').getByRole('heading').allTextContents()).toEqual(
    posts.map(({ title }) => title),
  );
  for (const [index, { _id, category, readTime, content, createdAt }] of posts.entries()) {
    const card = blog.getByRole('article').nth(index);
    await expect(card.locator('img')).toHaveAttribute('src', /^\/api\/images\//);
    for (const text of [category, readTime]) await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.getByText(content.slice(0, 20))).toHaveText(`${content.slice(0, 100)}…`);
    await expect(card.locator('time')).toHaveAttribute('datetime', createdAt);
    const more = card.getByRole('link');
    await expect(more).toHaveText('Read More →');
    await expect(more).toHaveAttribute('href', `/resources/blogs/${_id}`);
  }
});

// @proves RES-05 RES-06 ERR-01 ERR-02
test('says that posts are loading or have failed, and recovers @soak', async ({ page, openPage, expectConsole }) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  expectConsole(/Failed to load/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(LIST, async (route) => {
    await held;
    await route.fulfill({
      status: 503,
      json: { type: 'about:blank', title: 'Down', status: 503, code: 'unavailable', message: 'out of order' },
    });
  });
  await comeByLink(page, openPage);
  await expect(page.getByText('Loading posts...')).toBeVisible();
  await expect(tools(page).getByRole('article').first()).toBeVisible();
  answer();
  await expect(page.getByText('Failed to load blog posts')).toBeVisible();
  await expect.poll(() => printed.find((line) => line.startsWith('Failed to load blog posts'))).toMatch(/503/);
  await page.unroute(LIST);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(section(page, 'Verse Blog').getByRole('article')).toHaveCount(6);
});

// @proves RES-10 RES-11 RES-12 RES-13 RES-26 RES-27 RES-28 RES-29
test('answers 13 questions by topic and by keyboard, one at a time @soak', async ({ page, openPage }) => {
  await openPage('/resources');
  const questions = section(page, 'Questions, answered').locator('details');
  const open = questions.and(page.locator('[open]'));
  await expect(questions).toHaveCount(13);
  await expect(section(page, 'Questions, answered').getByRole('heading', { level: 3 })).toHaveText([
    'The basics',
    'Community',
    'Services and prices',
  ]);
  await expect(open).toHaveCount(0);
  await questions.first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open', '');
  const second = questions.nth(1).locator('summary');
  while (!(await second.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(questions.nth(1)).toHaveAttribute('open', '');
  await expect(open).toHaveCount(1);
  // The last question belongs to a different topic.
  await questions.last().locator('summary').press('Enter');
  await expect(questions.last()).toHaveAttribute('open', '');
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(open).toHaveCount(0);
  const targets = await questions
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets).toEqual(expect.arrayContaining(['/services', '/resources', '/contact']));
  expect(targets.some((target) => /^https:/.test(target))).toBe(true);
});

// @proves RES-30 RES-31 RES-32 GAP-021 C-10
test('filters the tools by seven buttons of at least three each, searches them, and keeps both in the URL', async ({
  page,
  openPage,
}) => {
  await openPage('/resources');
  const buttons = tools(page).getByRole('list', { name: 'Categories of tools' }).getByRole('button');
  await expect(buttons).toHaveText([
    'All',
    'Content Creation',
    'Design',
    'Marketing',
    'AI',
    'Collaboration',
    'Productivity',
  ]);
  for (const button of await buttons.all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await tools(page).getByRole('article').count()).toBeGreaterThanOrEqual(3);
    for (const card of await tools(page).getByRole('article').all())
      await expect(card.getByText(/^(Free|Paid)/)).toBeVisible();
  }
  await tools(page).getByRole('button', { name: 'Design' }).click();
  await tools(page).getByRole('searchbox', { name: 'Search tools' }).fill('vector');
  await expect(tools(page).getByRole('article').getByRole('heading')).toHaveText([/^Inkscape/]);
  await expect(page).toHaveURL(/tools=Design/);
  await expect(page).toHaveURL(/q=vector/);
  await page.reload();
  await expect(tools(page).getByRole('article').getByRole('heading')).toHaveText([/^Inkscape/]);
  await tools(page).getByRole('searchbox', { name: 'Search tools' }).fill('nothing is called like this');
  await expect(tools(page).getByText('No tools found')).toBeVisible();
  await expect(tools(page).getByRole('article')).toHaveCount(0);
  await tools(page).getByRole('link', { name: 'Show all tools' }).click();
  await expect.poll(() => tools(page).getByRole('article').count()).toBeGreaterThanOrEqual(24);
});

// @proves GAP-021 GEN-12
test('shows the first tools and posts on a small screen, and the others on request, with scripts or without', async ({
  page,
  openPage,
  browser,
}) => {
  await page.setViewportSize(SIZES.S);
  await openPage('/resources');
  const shown = tools(page).getByRole('article').filter({ visible: true });
  await expect(shown).toHaveCount(6);
  await tools(page)
    .getByRole('link', { name: /^Show all \d+ tools$/ })
    .click();
  await expect.poll(() => shown.count()).toBeGreaterThanOrEqual(24);
  await expect(tools(page).getByRole('link', { name: /^Show all \d+ tools$/ })).toHaveCount(0);

  const still = await browser.newContext({ javaScriptEnabled: false, viewport: SIZES.S });
  const reader = await still.newPage();
  await reader.goto('/resources');
  await tools(reader)
    .getByRole('link', { name: /^Show all \d+ tools$/ })
    .click();
  await expect
    .poll(() => tools(reader).getByRole('article').filter({ visible: true }).count())
    .toBeGreaterThanOrEqual(24);
  await still.close();
});

// @proves GAP-017 GAP-018
test('offers the two ebooks with a link to all of their kind @soak', async ({ page, openPage }) => {
  await openPage('/resources');
  await expect(section(page, 'Ebooks & Guides').getByRole('article')).toHaveCount(2);
  await section(page, 'Ebooks & Guides').getByRole('link', { name: 'All digital products' }).click();
  await expect(page).toHaveURL('/resources/digital-products?category=ebooks');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

// @proves GAP-027 GAP-077
test('names its three feeds in the head, and each responds in its own format', async ({ page, openPage, request }) => {
  await openPage('/resources');
  const feeds = await page
    .locator('head link[rel="alternate"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]));
  expect(feeds).toEqual([
    ['application/rss+xml', '/feed.xml'],
    ['application/atom+xml', '/feed.atom'],
    ['application/feed+json', '/feed.json'],
  ]);
  const [first] = await postsOf(request);
  for (const [type, href] of feeds) {
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain(type);
    expect(await answer.text()).toContain(`/resources/blogs/${first?._id}`);
  }
});
