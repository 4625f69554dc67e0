import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectSound } from '../../../audit';
import { expect, test } from '../../../fixtures';

const LONG_LINE = 'over two, under two; '.repeat(12);
const CONTENT = `A loom waits in the corner.
It has waited for years.

# Before you begin

Wash the **wool**, _slowly_, and read [the guide](https://looms.example/guide) or https://looms.example/a_b_c.

![Threads on a loom](picture:loom)

## What you need

- A comb
- A shuttle
  1. small
  2. large

> Thread remembers.

\`\`\`
${LONG_LINE}
\`\`\`

Type <b>bold</b> as it is.`;

async function publishPost(page: Page, title: string): Promise<string> {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345678' } })
    .png()
    .toBuffer();
  const picture = { name: 'x.png', mimeType: 'image/png', buffer };
  const answer = await page.request.post('/api/blogs', {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      title,
      category: 'Craft',
      readTime: '1 minute',
      content: CONTENT,
      contentFormat: 'markdown',
      thumbnail: picture,
      contentImages: picture,
      contentImageKeys: 'loom',
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

async function expectRead(page: Page) {
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 2, name: 'Before you begin' })).toBeVisible();
  await expect(article.getByRole('heading', { level: 3, name: 'What you need' })).toBeVisible();
  await expect(article.locator('ul ol > li')).toHaveText(['small', 'large']);
  await expect(article.getByRole('blockquote')).toHaveText('Thread remembers.');
  await expect(article.getByRole('link', { name: 'the guide' })).toHaveAttribute('href', 'https://looms.example/guide');
  await expect(article.getByRole('link', { name: 'https://looms.example/a_b_c' })).toBeVisible();
  await expect(article.getByRole('strong')).toHaveText('wool');
  await expect(article.getByRole('img', { name: 'Threads on a loom' })).toBeVisible();
  await expect(article.getByText('Type <b>bold</b> as it is.')).toBeVisible();
  await expect(article.locator('b')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Pictures of this post' })).toHaveCount(0);
}

// @proves GAP-029 BLD-05
test('a formatted post is readable with and without scripts at every width, and its markup is text', async ({
  page,
  browser,
  baseURL,
  signInAs,
  openPage,
}) => {
  await openPage('/resources');
  await signInAs('editor');
  const title = `A loom of ${Date.now()}`;
  const address = `/resources/blogs/${await publishPost(page, title)}`;

  const reader = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await reader.newPage();
  await plain.goto(address);
  await expectRead(plain);
  await reader.close();

  await openPage(address);
  await expectRead(page);
  await expectSound(page, 'a formatted post');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const code = page.getByRole('group', { name: 'Code' });
  expect(await code.evaluate((block) => block.scrollWidth > block.clientWidth)).toBe(true);

  await openPage('/resources');
  await page.getByRole('link', { name: title }).first().click();
  await expectRead(page);
});
