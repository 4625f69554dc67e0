import { expect, test } from '../../../fixtures';
import { startOwnSite } from '../../../own-site';
import { photo } from '../../../pictures';
import {
  addCover,
  fillIn,
  openEditor,
  openSheet,
  postsTitled,
  pressAction,
  publishPost,
  wordsOf,
  writePlain,
} from './editor';

interface Account {
  role: string;
  email: string;
  password: string;
}

// @proves GAP-022 GAP-023 GAP-025
test("a member's post waits for an editor, is published, taken down, scheduled, deleted, and restored", async ({
  page,
  browser,
  baseURL,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/404/);
  const words = wordsOf('From a member');
  const title = words.Title;
  await writePlain(page);
  await signInAs('member');
  await openEditor(page);
  await fillIn(page, words);
  await addCover(page);
  await publishPost(page);
  await expect(page.getByText('Your post is with the editors')).toBeVisible();
  const own = page.getByRole('region', { name: 'Your posts' }).getByRole('listitem').filter({ hasText: title });
  await expect(own.getByText('Waiting for review')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Publish', includeHidden: true })).toHaveCount(0);
  const isPublic = async () =>
    ((await (await page.request.get('/api/blogs?view=cards&limit=50')).json()) as { title: string }[]).some(
      (post) => post.title === title,
    );
  expect(await isPublic()).toBe(false);

  const editor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { demo } = (await (await editor.request.get('/api/session')).json()) as { demo: Account[] };
  const { email, password } = demo.find(({ role }) => role === 'editor')!;
  await editor.request.post('/api/signin', { headers: { origin: baseURL ?? '' }, data: { email, password } });
  await openEditor(editor);
  await editor.getByRole('link', { name: 'Review queue' }).click();
  const waiting = editor
    .getByRole('region', { name: 'Waiting for review' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await pressAction(waiting, 'Edit');
  await expect(waiting.getByLabel('Content')).toHaveValue(words.Content);
  await pressAction(waiting, 'Publish');
  await expect(editor.getByRole('status').filter({ hasText: `“${title}” is published.` })).toBeFocused();
  await expect(waiting.getByRole('group')).toHaveCount(0);
  expect(await isPublic()).toBe(true);
  await page.reload();
  await expect(own.getByText('Published', { exact: true })).toBeVisible();
  await own.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

// @proves GAP-025
test('an editor unpublishes, schedules, deletes, and restores a post, which appears at its time @soak', async ({
  page,
  expectConsole,
  atEnd,
}) => {
  expectConsole(/404/);
  const site = await startOwnSite({ RATE_LIMIT_FACTOR: '100', DEMO: '1' });
  atEnd(site.stop);
  const { demo } = (await (await page.request.get(`${site.address}/api/session`)).json()) as { demo: Account[] };
  const { email, password } = demo.find(({ role }) => role === 'editor')!;
  await page.request.post(`${site.address}/api/signin`, {
    headers: { origin: site.address },
    data: { email, password },
  });
  const thumbnail = { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await photo(320, 200) };
  const answer = await page.request.post(`${site.address}/api/blogs`, {
    headers: { origin: site.address },
    multipart: { title: 'In and out', category: 'Craft', readTime: '1 minute', content: 'Text', thumbnail },
  });
  const { _id: id } = (await answer.json()) as { _id: string };
  const status = async () => (await page.request.get(`${site.address}/api/blogs/${id}`)).status();
  await openEditor(page, site.address);
  const post = page.getByRole('region', { name: 'Your posts' }).getByRole('listitem').filter({ hasText: 'In and out' });

  await pressAction(post, 'Unpublish');
  await expect(post.getByText('Not public')).toBeVisible();
  expect(await status()).toBe(404);
  await pressAction(post, 'Delete');
  await post.getByRole('button', { name: 'Restore In and out' }).click();
  await expect(post.getByText('Not public')).toBeVisible();
  await pressAction(post, 'Publish');
  await expect(post.getByText('Published', { exact: true })).toBeVisible();
  expect(await status()).toBe(200);
  await pressAction(post, 'Delete');
  await expect(post.getByText('Deleted', { exact: true })).toBeVisible();
  expect(await status()).toBe(404);
  await post.getByRole('button', { name: 'Restore In and out' }).click();
  await expect(post.getByText('Published', { exact: true })).toBeVisible();

  // Scheduled through the API, because the form's time field has no seconds.
  const { version } = (await (await page.request.get(`${site.address}/api/blogs/mine/${id}`)).json()) as {
    version: number;
  };
  const soon = new Date(Date.now() + 3000).toISOString();
  await page.request.patch(`${site.address}/api/blogs/${id}`, {
    headers: { origin: site.address, 'if-match': `"${version}"` },
    data: { status: 'scheduled', scheduledFor: soon },
  });
  await page.reload();
  await expect(post.getByText('Scheduled', { exact: true })).toBeVisible();
  expect(await status()).toBe(404);
  await expect.poll(status, { timeout: 90_000, intervals: [1000] }).toBe(200);
});

// @proves GAP-025
test('a scheduled post is not visible before its time, and its author sees when that is @soak', async ({
  page,
  signInAs,
}) => {
  const words = wordsOf('Not before tomorrow');
  await signInAs('editor');
  await openEditor(page);
  await fillIn(page, words);
  await addCover(page);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await openSheet(page);
  await page.getByLabel('Publish at (optional)').fill(tomorrow);
  await page.reload();
  await expect(page.getByLabel('Publish at (optional)')).toHaveValue(tomorrow);
  await publishPost(page);
  await expect(page.getByText('Your post is scheduled', { exact: true })).toBeVisible();
  const own = page.getByRole('region', { name: 'Your posts' }).getByRole('listitem').filter({ hasText: words.Title });
  await expect(own.getByText('Scheduled', { exact: true })).toBeVisible();
  const posts = (await (await page.request.get('/api/blogs/mine?limit=50')).json()) as {
    title: string;
    status: string;
    scheduledFor: string;
  }[];
  expect(
    posts.filter(({ title }) => title === words.Title).map(({ status, scheduledFor }) => [status, scheduledFor]),
  ).toEqual([['scheduled', `${tomorrow}:00.000Z`]]);
  expect(await postsTitled(page.request, words.Title)).toBe(0);
});
