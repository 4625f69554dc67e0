import type { Browser, Page } from '@playwright/test';
import { photo } from '../../../pictures';
import { expect, withOwnSite } from '../../../quiet-site';
import {
  addCover,
  fillIn,
  form,
  lostCharacters,
  openEditor,
  openSheet,
  publishedNote,
  publishPost,
  wordsOf,
  writePlain,
} from './editor';

/** A separate site, because the demo editor's other drafts would also reach these devices. */
const test = withOwnSite({ DEMO: '1', RATE_LIMIT_FACTOR: '100' });

const SAVED = /^Saved on the server at \d\d:\d\d$/;
const content = (page: Page) => form(page).getByLabel('Content', { exact: true });

/** Opens another device, i.e. a new browser context signed in as the same editor. */
async function device(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await writePlain(page);
  const { demo } = (await (await page.request.get('/api/session')).json()) as {
    demo: { role: string; email: string; password: string }[];
  };
  const { email, password } = demo.find(({ role }) => role === 'editor')!;
  await page.request.post('/api/signin', { headers: { origin: baseURL ?? '' }, data: { email, password } });
  await openEditor(page);
  return page;
}

/** Deletes the account's drafts, which only these tests use. */
test.beforeEach(async ({ page, signInAs }) => {
  await writePlain(page);
  await signInAs('editor');
  for (const { id } of (await (await page.request.get('/api/blogs/drafts')).json()) as { id: string }[]) {
    await page.request.delete(`/api/blogs/drafts/${id}`, {
      headers: { origin: new URL((await page.request.get('/api/session')).url()).origin },
    });
  }
});

// @proves GAP-025 C-12
test('text typed before the tab was killed is on another device, and on neither once published @soak', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = {
    ...wordsOf('From one device to the other'),
    Content: 'It was past midnight when, in the middle of this sen',
  };
  await openEditor(page);
  await fillIn(page, words);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.close();

  const other = await device(browser, baseURL);
  await expect(form(other).getByLabel('Title')).toHaveValue('');
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(form(other).getByLabel('Title')).toHaveValue(words.Title);
  expect(await lostCharacters(other, words)).toBe(0);
  await expect(other.getByText(SAVED)).toBeVisible();
  await addCover(other);
  await publishPost(other);
  await expect(publishedNote(other)).toBeVisible();
  await expect
    .poll(async () => ((await (await other.request.get('/api/blogs/drafts')).json()) as unknown[]).length)
    .toBe(0);
});

// @proves GAP-025
test('a draft changed on two devices shows and keeps both texts', async ({ page, browser, baseURL, expectConsole }) => {
  expectConsole(/409/);
  await openEditor(page);
  await fillIn(page, wordsOf('Two devices'));
  await expect(page.getByText(SAVED)).toBeVisible();
  const other = await device(browser, baseURL);
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(content(other)).not.toHaveValue('');
  await content(other).fill('Written on the train');
  await expect(other.getByText(SAVED)).toBeVisible();
  await content(page).fill('Written at home');
  const alert = page.getByRole('alert').filter({ hasText: 'changed on another device' });
  await expect(alert.getByText('Written on the train')).toBeVisible();
  await expect(alert.getByText('Written at home')).toBeVisible();
  await expect(content(page)).toHaveValue('Written at home');
  await alert.getByRole('button', { name: 'Continue with mine' }).click();
  await expect(content(page)).toHaveValue('Written at home');
  await expect
    .poll(async () =>
      ((await (await page.request.get('/api/blogs/drafts')).json()) as { content: string }[])
        .map((draft) => draft.content)
        .sort(),
    )
    .toEqual(['Written at home', 'Written on the train']);
  await page.getByRole('button', { name: `Continue ${wordsOf('Two devices').Title}` }).click();
  await expect(content(page)).toHaveValue('Written on the train');
});

// @proves GAP-025 GAP-028
test('the pictures of a draft travel with it, and the post is published on the other device', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = wordsOf('Pictures from home');
  await openEditor(page);
  await fillIn(page, words);
  await addCover(page);
  await openSheet(page);
  await form(page).getByLabel('Describe cover image').fill('Ink on a drying poster');
  await form(page)
    .getByLabel('Content Images')
    .setInputFiles({ name: 'detail.jpg', mimeType: 'image/jpeg', buffer: await photo(600, 400) });
  const pictures = async () =>
    ((await (await page.request.get('/api/blogs/drafts')).json()) as { pictures: object[] }[]).map(
      (draft) => draft.pictures,
    );
  const stored = { isStored: true };
  await expect.poll(pictures).toMatchObject([
    [
      { name: 'poster.jpg', alt: 'Ink on a drying poster', isCover: true, ...stored },
      { name: 'detail.jpg', ...stored },
    ],
  ]);
  await page.close();

  const other = await device(browser, baseURL);
  await other.getByRole('button', { name: 'Continue here' }).click();
  await openSheet(other);
  for (const name of ['poster.jpg', 'detail.jpg'])
    await expect(form(other).getByRole('img', { name: `Preview of ${name}` })).toBeVisible();
  await expect(form(other).getByLabel('Describe cover image')).toHaveValue('Ink on a drying poster');
  await expect(other.getByText('on another device')).toHaveCount(0);
  await publishPost(other);
  await expect(publishedNote(other)).toBeVisible();
});

// @proves GAP-025
test('deleting a draft can be undone, and the server follows @soak', async ({ page }) => {
  await openEditor(page);
  await fillIn(page, wordsOf('Thrown away'));
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.getByRole('button', { name: 'Start another post' }).click();
  await page.getByRole('button', { name: `Delete ${wordsOf('Thrown away').Title}` }).click();
  const drafts = async () => ((await (await page.request.get('/api/blogs/drafts')).json()) as unknown[]).length;
  await expect.poll(drafts).toBe(0);
  await page.getByRole('button', { name: `Undo deleting ${wordsOf('Thrown away').Title}` }).click();
  await expect.poll(drafts).toBe(1);
  await page.getByRole('button', { name: `Continue ${wordsOf('Thrown away').Title}` }).click();
  await expect.poll(() => lostCharacters(page, wordsOf('Thrown away'))).toBe(0);
});
