import { expect, test } from '../../../fixtures';
import { bomb, photo, SCRIPTED_SVG } from '../../../pictures';
import {
  addCover,
  fillIn,
  form,
  lostCharacters,
  openEditor,
  openSheet,
  postsTitled,
  publishedNote,
  publishPost,
  wordsOf,
} from './editor';

// @proves BLM-09 BLM-13 BLM-15 BLG-04 BLD-05 GAP-024 GAP-028 API-05
test('an editor publishes a post with photos, and a visitor reads it with and without scripts', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  const words = wordsOf('A poster in three evenings');
  await signInAs('editor');
  await openEditor(page);
  await fillIn(page, words);
  await addCover(page, await photo());
  await openSheet(page);
  const small = { name: 'detail.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600) };
  await page.getByLabel('Content Images').setInputFiles([small, { ...small, name: 'second.jpg' }]);
  await page.getByLabel('Content Images').setInputFiles({ ...small, name: 'third.jpg' });
  await expect(form(page).getByRole('img', { name: /^Preview of / })).toHaveCount(4);

  await publishPost(page);
  await expect(publishedNote(page)).toBeVisible();
  const address =
    (await page.getByRole('link', { name: `Read “${words.Title}”`, exact: true }).getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/resources\/blogs\/[\w-]+$/);

  await page.goto('/resources/blogs');
  await expect(page.getByRole('heading', { name: words.Title, exact: true })).toBeVisible();

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) });
    const visitor = await context.newPage();
    const answer = await visitor.goto(address);
    expect(answer?.headers()['x-render']).toBe('ssr');
    await expect(visitor.getByRole('heading', { level: 1, name: words.Title, exact: true })).toBeVisible();
    await expect(visitor.getByText(/^Published on /)).toBeVisible();
    const text = await visitor.getByRole('article').first().innerText();
    expect(text).toContain(words.Content);
    await expect(
      visitor.getByRole('list', { name: 'Pictures of this post' }).locator('img[src^="/api/images/"]'),
    ).toHaveCount(3);
    await expect(visitor.getByRole('article').first().locator('img[src^="/api/images/"]')).toHaveCount(4);
    await context.close();
  }
});

// @proves BLM-10 BLM-11 GAP-071
test('files that are not pictures are rejected with a message, and the form keeps its text @soak', async ({
  page,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/Failed to/);
  const words = wordsOf('A poster of no pictures');
  await signInAs('editor');
  await openEditor(page);
  await fillIn(page, words);
  const refused: [string, string, Buffer, RegExp][] = [
    ['notes.jpg', 'image/jpeg', Buffer.from('only words'), /not an? (image|picture)|no picture/i],
    ['drawing.svg', 'image/svg+xml', SCRIPTED_SVG, /SVG|not an? (image|picture)|no picture/i],
    ['large.jpg', 'image/jpeg', Buffer.concat([await photo(800, 600), Buffer.alloc(20 * 1024 * 1024)]), /at most 5 MB/],
  ];
  await openSheet(page);
  const cover = form(page).getByLabel('Thumbnail Image');
  for (const [name, mimeType, buffer, refusal] of refused) {
    await cover.setInputFiles({ name, mimeType, buffer });
    // Filters by file name to find this field's error, because the hint also mentions pictures and 5 MB.
    await expect(
      form(page)
        .getByRole('alert')
        .filter({ hasText: `“${name}”` })
        .filter({ hasText: refusal }),
    ).toBeVisible();
    expect(await lostCharacters(page, words)).toBe(0);
  }

  await cover.setInputFiles({ name: 'bomb.png', mimeType: 'image/png', buffer: await bomb() });
  await expect(form(page).getByRole('img', { name: 'Preview of bomb.png' })).toBeVisible();
  await publishPost(page);
  await expect(
    form(page).getByRole('alert').filter({ hasText: '“bomb.png” has too many pixels' }).first(),
  ).toBeVisible();
  expect([await lostCharacters(page, words), await postsTitled(page.request, words.Title)]).toEqual([0, 0]);
});

// @proves GAP-024 GAP-025
test('nothing typed is lost when the server is away, the page reloads, and the response is repeated', async ({
  page,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/Failed to/);
  const words = wordsOf('A poster that is printed once');
  await signInAs('editor');
  await openEditor(page);
  await fillIn(page, words);
  await addCover(page);
  await page.route('**/api/blogs', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await publishPost(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Not published' })).toBeVisible();
  expect(await lostCharacters(page, words)).toBe(0);

  await page.reload();
  await expect(page.locator('form[data-ready]')).toBeVisible();
  expect(await lostCharacters(page, words)).toBe(0);
  await page.unroute('**/api/blogs');
  await publishPost(page, { clicks: 2 });
  await expect(publishedNote(page)).toBeVisible();
  expect(await postsTitled(page.request, words.Title)).toBe(1);
});
