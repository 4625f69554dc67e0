import { expectSound } from '../../../audit';
import { expect, test, untilHydrated } from '../../../fixtures';
import { photo } from '../../../pictures';
import {
  addCover,
  fillIn,
  form,
  openEditor,
  openSheet,
  pressAction,
  publishedNote,
  publishPost,
  wordsOf,
} from './editor';

test.use({ reducedMotion: 'reduce' });

// @proves GAP-051 GAP-025 GAP-027
test('a writer tags a post, and a visitor finds it by its tag, in the feed, and without scripts', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  const site = baseURL ?? '';
  const tag = `poster${Date.now().toString(36)}`;
  const words = wordsOf('A poster with tags');
  await signInAs('editor');
  await openEditor(page);
  await fillIn(page, words);
  await addCover(page);
  const tags = form(page).getByLabel('Tags (optional)');
  await openSheet(page);
  await tags.fill(`#${tag} #No-Tag`);
  await publishPost(page);
  await expect(form(page).getByText('A tag has letters, digits and _ only, such as #lettering.')).toBeVisible();
  await tags.fill(`#${tag.toUpperCase()} #Printing`);
  await expectSound(page, 'the writing screen with tags');
  await page.reload();
  await expect(page.locator('form[data-ready]')).toBeVisible();
  await expect(tags).toHaveValue(`#${tag.toUpperCase()} #Printing`);
  await publishPost(page);
  await expect(publishedNote(page)).toBeVisible();
  const read = page.getByRole('link', { name: `Read “${words.Title}”`, exact: true });
  const address = (await read.getAttribute('href')) ?? '';

  const visitor = await (await browser.newContext({ baseURL: site })).newPage();
  await visitor.goto(address);
  await untilHydrated(visitor);
  await expectSound(visitor, 'a post with tags');
  await visitor.getByRole('link', { name: `#${tag}`, exact: true }).click();
  await expect(visitor).toHaveURL(new RegExp(`/tags/${tag}$`));
  await expect(visitor.getByRole('link', { name: words.Title, exact: true })).toBeVisible();
  await expectSound(visitor, 'the blog posts of a tag');
  const feed = await visitor.locator('link[type="application/rss+xml"]').last().getAttribute('href');
  expect(await (await visitor.request.get(feed!)).text()).toContain(`${address}</link>`);
  const found = await visitor.request.get(`/api/search?q=${tag}`);
  expect(await found.text()).toContain(address);
  await visitor.context().close();

  const noScripts = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site })).newPage();
  await noScripts.goto(address);
  await noScripts.getByRole('link', { name: `#${tag}`, exact: true }).click();
  await noScripts.getByRole('link', { name: words.Title, exact: true }).click();
  await expect(noScripts.getByRole('heading', { level: 1, name: words.Title, exact: true })).toBeVisible();
  await noScripts.context().close();
});

// @proves GAP-051 GAP-027
test('tags of an existing post complete themselves, and an unpublished post leaves its tag at once @soak', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  const tag = `sign${Date.now().toString(36)}`;
  const title = `A sign with tags ${tag}`;
  await signInAs('editor');
  const thumbnail = { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await photo(640, 400) };
  const answer = await page.request.post('/api/blogs', {
    headers: { origin: baseURL ?? '' },
    multipart: { title, category: 'Craft', readTime: '2 minutes', content: 'Words', tags: `#${tag}`, thumbnail },
  });
  const { _id: id } = (await answer.json()) as { _id: string };

  await page.goto(`/resources/blog-management/posts/${id}`);
  const tags = page.getByRole('form', { name: `Edit ${title}` }).getByLabel('Tags');
  await expect(tags).toHaveValue(`#${tag}`);
  await tags.fill('');
  await tags.pressSequentially(`#Printing ${tag.slice(0, -1)}`);
  await page.getByRole('option', { name: `#${tag}` }).click();
  await expect(tags).toHaveValue(`#Printing #${tag} `);
  await expectSound(page, 'the editor of a post with tags');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`Your changes to “${title}” are saved.`)).toBeVisible();

  const noScripts = { javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) };
  const visitor = await (await browser.newContext(noScripts)).newPage();
  const visit = async (expected: number) => {
    await visitor.goto(`/tags/${tag}?show=blog-posts`);
    await expect(visitor.getByRole('heading', { level: 1, name: `#${tag}` })).toBeVisible();
    await expect(visitor.getByRole('link', { name: title, exact: true })).toHaveCount(expected);
    const feed = await (await visitor.request.get(`/api/tags/${tag}/feed.xml`)).text();
    expect(feed.includes(`/resources/blogs/${id}</link>`)).toBe(expected > 0);
  };
  await visit(1);
  await page.goto(`/resources/blog-management/posts/${id}`);
  await pressAction(page.getByRole('group', { name: `Actions for ${title}` }), 'Unpublish');
  await expect(page.getByText(`“${title}” is no longer public.`)).toBeVisible();
  await visit(0);
  await visitor.context().close();
});
