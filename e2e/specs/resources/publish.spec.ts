import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { SCRIPTED_SVG, bomb, photo } from '../../pictures';

const POST = {
  Title: 'A poster in three evenings',
  Category: 'Process',
  'Read Time': '4 minutes',
  Content: 'First evening: cut the words until only the true ones are left.\n\nSecond evening: draw.\nThird evening: <b>stop</b>.',
};

async function fillIn(page: Page, title = POST.Title) {
  for (const [label, text] of Object.entries({ ...POST, Title: title })) await page.getByLabel(label, { exact: true }).fill(text);
}

async function expectNothingLost(page: Page, title = POST.Title) {
  for (const [label, text] of Object.entries({ ...POST, Title: title })) await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
}

test('an editor publishes a post with photos, and a visitor reads it with and without scripts [BLM-01, BLM-02, BLM-03, BLM-04, BLM-05, BLM-06, BLM-07, BLM-08, BLM-09, BLM-13, BLM-14, BLM-15, BLG-04, BLD-03, BLD-04, BLD-05, GAP-024, GAP-028, GAP-029, API-05]', async ({ page, browser, baseURL, signInAs, openPage }) => {
  const large = await photo();
  await signInAs('editor');
  await openPage('/resources/blog-management');
  await fillIn(page);
  await page.getByLabel('Thumbnail Image').setInputFiles({ name: 'poster.jpg', mimeType: 'image/jpeg', buffer: large });
  const small = { name: 'detail.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600) };
  await page.getByLabel('Content Images').setInputFiles([small, { ...small, name: 'second.jpg' }]);
  await page.getByLabel('Content Images').setInputFiles({ ...small, name: 'third.jpg' });
  await expect(page.locator('form img')).toHaveCount(4);

  await page.getByRole('button', { name: 'Publish Post' }).click();
  const link = page.getByRole('main').getByRole('link', { name: /read|view|see/i }).first();
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/resources\/blogs\/[\w-]+$/);

  await page.goto('/resources/blogs');
  await expect(page.getByRole('heading', { name: POST.Title })).toBeVisible();

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) });
    const visitor = await context.newPage();
    const answer = await visitor.goto(address);
    expect(answer?.headers()['x-render']).toBe('ssr');
    await expect(visitor.getByRole('heading', { level: 1, name: POST.Title })).toBeVisible();
    await expect(visitor.getByText(/^Published on /)).toBeVisible();
    const text = await visitor.getByRole('article').first().innerText();
    expect(text).toContain('left.\n\nSecond evening: draw.\nThird evening: <b>stop</b>.');
    await expect.poll(() => visitor.locator('main img').evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).src.includes('/api/images/')).length)).toBeGreaterThanOrEqual(4);
    await context.close();
  }
});

test('files that are no pictures are refused in words, and the form keeps its text [BLM-10, BLM-11, GAP-071]', async ({ page, signInAs, openPage, expectConsole }) => {
  expectConsole(/Failed to/);
  await signInAs('editor');
  await openPage('/resources/blog-management');
  await fillIn(page);
  const refused: [string, string, Buffer, RegExp][] = [
    ['notes.jpg', 'image/jpeg', Buffer.from('only words'), /not an? (image|picture)|no picture/i],
    ['drawing.svg', 'image/svg+xml', SCRIPTED_SVG, /SVG|not an? (image|picture)|no picture/i],
    ['large.jpg', 'image/jpeg', Buffer.concat([await photo(800, 600), Buffer.alloc(20 * 1024 * 1024)]), /5 MB/i],
  ];
  for (const [name, mimeType, buffer, words] of refused) {
    await page.getByLabel('Thumbnail Image').setInputFiles({ name, mimeType, buffer });
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await expectNothingLost(page);
  }

  await page.getByLabel('Thumbnail Image').setInputFiles({ name: 'bomb.png', mimeType: 'image/png', buffer: await bomb() });
  await page.getByRole('button', { name: 'Publish Post' }).click();
  await expect(page.getByRole('main').getByText(/pixels/i).first()).toBeVisible();
  await expectNothingLost(page);
});

test('nothing typed is lost when the server is away, the page is reloaded and the answer is repeated [GAP-024, GAP-025]', async ({ page, signInAs, openPage, expectConsole }) => {
  expectConsole(/Failed to/);
  await signInAs('editor');
  await openPage('/resources/blog-management');
  const once = 'A poster that is printed once';
  await fillIn(page, once);
  await page.getByLabel('Thumbnail Image').setInputFiles({ name: 'poster.jpg', mimeType: 'image/jpeg', buffer: await photo(1200, 800) });
  await page.route('**/api/blogs', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Publish Post' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNothingLost(page, once);

  await page.reload();
  await expectNothingLost(page, once);
  await page.unroute('**/api/blogs');
  await page.getByRole('button', { name: 'Publish Post' }).dblclick();
  await expect(page.getByRole('main').getByRole('link', { name: /read|view|see/i }).first()).toBeVisible();
  const posts = (await (await page.request.get('/api/blogs?view=cards&limit=50')).json()) as { title: string }[];
  expect(posts.filter(({ title }) => title === once)).toHaveLength(1);
});
