import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, linkOfRoom, SIZES, test } from '../../fixtures';

const cards = (page: Page) => page.getByRole('article');
const saying = (page: Page, text: string) => page.locator('[data-entry]', { hasText: text }).first();
const composer = (page: Page) => page.getByRole('form', { name: 'New post' });
const words = (page: Page) => composer(page).getByRole('textbox', { name: 'What are you working on?' });

// @proves COM-01 COM-02 COM-06 COM-09 COM-22 GAP-049 GAP-051 VRS-20
test('the community opens by links alone and has two orders, each sorted as described', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/verse');
  await expect(page).toHaveURL('/verse/community');
  await expect(page.getByRole('heading', { level: 2, name: 'Activities' })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  const names = () => cards(page).getByRole('heading', { level: 3 }).allTextContents();
  const latest = await names();
  const times = await page
    .locator('article header time:first-child')
    .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
  expect(times).toEqual(times.toSorted().toReversed());
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Trending');
  await expect(page).toHaveURL('/verse/community?sort=trending');
  await expect(page.getByText('Why am I seeing this?').first()).toBeVisible();
  expect(await names()).not.toEqual(latest);
});

// @proves GAP-049
test('the first post begins within the first 600 px, and nine links are in sight, not counting the foot', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  for (const size of [SIZES.S, SIZES.W]) {
    await page.setViewportSize(size);
    await openPage('/verse/community');
    await expect(cards(page).first()).toBeVisible();
    expect((await cards(page).first().boundingBox())!.y, `at ${size.width} px`).toBeLessThan(600);
  }
  const navigation = page.getByRole('navigation', { name: 'Verse', exact: true });
  const [rooms, specified] = await Promise.all(
    [0, 1].map((index) => navigation.getByRole('list').nth(index).getByRole('listitem').count()),
  );
  expect([rooms, specified]).toEqual([3, 6]);
  await page.goto('/verse/projects');
  await expect(navigation.getByRole('list').first().locator('a:visible, button:visible')).toHaveCount(8);
});

// @proves GAP-052
test('a like, a saved post, and a comment persist, and others see what they may', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/verse/feed?sort=latest');
  const first = cards(page).first();
  const likes = Number.parseInt((await first.getByText(/^\d+ likes?$/).textContent()) ?? '', 10);
  // A double click likes and unlikes, and the third click likes again.
  await first.getByRole('button', { name: 'Like' }).dblclick();
  await first.getByRole('button', { name: 'Like' }).click();
  await expect(first.getByText(`${likes + 1} likes`)).toBeVisible();
  await first.getByRole('button', { name: 'Save' }).click();
  await first.getByRole('button', { name: 'Comment' }).click();
  await first.getByRole('textbox', { name: 'Write a comment' }).fill('<img src=x onerror=alert(1)> well made');
  await first.getByRole('button', { name: 'Send comment' }).click();
  await expect(first.getByText('<img src=x onerror=alert(1)> well made')).toBeVisible();

  await page.reload();
  await expect(first.getByText(`${likes + 1} likes`)).toBeVisible();
  await expect(first.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  await (await linkOfRoom(page, 'Me', 'Saved')).click();
  await expect(page).toHaveURL('/verse/saved');
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('button', { name: 'Save' }).click();
  await expect(cards(page).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false');
  await cards(page).getByRole('button', { name: 'Like' }).click();
  await expect(cards(page).getByText(`${likes} likes`)).toBeVisible();
});

// @proves GAP-052 ERR-05
test('a rejected action is undone, with a message @soak', async ({ page, openPage, signInAs, expectConsole }) => {
  expectConsole(/409/);
  await signInAs('member');
  await openPage('/verse/feed?sort=latest');
  await page.route('**/api/posts/*/like', (route) =>
    route.fulfill({ status: 409, json: { code: 'conflict', message: 'this post was removed.', status: 409 } }),
  );
  const like = cards(page).first().getByRole('button', { name: 'Like' });
  // The previous test runs in parallel as the same member, so the post may already be liked.
  const before = (await like.getAttribute('aria-pressed')) ?? '';
  await like.click();
  await expect(page.getByRole('alert').getByText('We couldn’t save your like: this post was removed.')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', before);
});

// @proves GAP-053 COM-18
test('a post is written, survives a reload as a draft, is published first, changed, deleted, and restored', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/verse/feed?sort=latest');
  await words(page).fill('A poster for https://poster.example/ <script>alert(1)</script>');
  await page.reload();
  await expect(words(page)).toHaveValue('A poster for https://poster.example/ <script>alert(1)</script>');
  await composer(page).getByLabel('Picture').setInputFiles('api/content/images/posts/first-website.webp');
  await composer(page)
    .getByRole('textbox', { name: /Describe the picture/ })
    .fill('A poster on a wall');
  await composer(page).getByRole('combobox', { name: 'How it was made' }).selectOption('Made by hand');
  await composer(page).getByRole('button', { name: 'Publish' }).click();
  const own = saying(page, 'A poster for');
  await expect(own).toBeFocused();
  await expect(own.getByRole('img', { name: 'A poster on a wall' })).toBeVisible();
  await expect(own.getByText('Made by hand')).toBeVisible();
  await expect(own.getByRole('link', { name: 'https://poster.example/' })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener',
  );

  await own.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text', exact: true }).fill('A better poster');
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  const better = saying(page, 'A better poster');
  await expect(better.getByText('edited')).toBeVisible();
  await better.getByRole('button', { name: 'Delete' }).click();
  await expect(saying(page, 'A better poster')).toHaveCount(0);
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect(better).toBeFocused();
  await page.reload();
  await expect(better).toBeVisible();
  await better.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Post deleted.')).toBeVisible();
});

// @proves GAP-047 GAP-053
test('signing out leaves no draft and no scroll position on the device, and Back shows nothing private', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/verse/contests');
  await (await linkOfRoom(page, 'Discover', 'The Verse')).click();
  await words(page).fill('Nobody else may read this');
  await page.getByRole('navigation', { name: 'Verse' }).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/signin/);
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect((await kept()).filter((key) => key.startsWith('own:'))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/signin/);
});

// @proves GAP-088 GAP-089
test('more posts load on request; Back returns to the post that was opened, also after a reload', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/verse/feed?sort=latest');
  const { posts } = (await (await page.request.get('/api/posts')).json()) as { posts: { id: string }[] };
  // Responds with 45 posts derived from the existing ones.
  await page.route(/\/api\/posts\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = Number(query.get('cursor') ?? 0);
    const limit = Number(query.get('limit'));
    const all = Array.from({ length: 45 }, (_, index) => ({ ...posts[index % posts.length]!, id: `p${index}` }));
    const next = from + limit < all.length ? String(from + limit) : null;
    await route.fulfill({ json: { posts: all.slice(from, from + limit), next } });
  });
  await page.reload();
  await expect(page.getByText('20 posts shown')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('20 more posts, 40 shown')).toBeVisible();
  const opened = page.locator('[data-entry="p30"]');
  await expect(page.locator('[data-entry="p20"]')).toBeFocused();
  await opened.scrollIntoViewIfNeeded();
  const before = (await opened.boundingBox())!.y;
  const saved = await linkOfRoom(page, 'Me', 'Saved');
  await saved.evaluate((link) => {
    (link as HTMLElement).click();
  });
  await expect(page).toHaveURL('/verse/saved');
  await page.goBack();
  await expect(page.getByText('40 posts shown')).toBeVisible();
  await expect.poll(async () => Math.abs((await opened.boundingBox())!.y - before)).toBeLessThanOrEqual(20);
  await page.reload();
  await expect(page.getByText('40 posts shown')).toBeVisible();
  await expect.poll(async () => Math.abs((await opened.boundingBox())!.y - before)).toBeLessThanOrEqual(20);
});

// @proves GAP-050 COM-25
test('a page of the verse loads the layout, its own chunk and its parts, and no other page', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(...(/mf-verse-[a-z-]+(?=\.[\w.]*js)/.exec(request.url()) ?? [])));
  await openPage('/verse/contests');
  await expect(page.getByRole('heading', { level: 1, name: 'Contests' })).toBeVisible();
  const known = ['mf-verse-contests', 'mf-verse-frame', 'mf-verse-part-loaders', 'mf-verse-remote'];
  await expect.poll(() => [...new Set(chunks)].toSorted()).toEqual(known);
});

// @proves COM-22 GAP-050
test('community, feed, saved, and a post have no accessibility findings, in three sizes and both themes', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/verse/feed');
  const { posts } = (await (await page.request.get('/api/posts')).json()) as { posts: { id: string }[] };
  for (const path of ['community', 'feed?sort=trending', 'saved', `posts/${posts[0]!.id}`]) {
    await openPage(`/verse/${path}`);
    await expectSound(page, path);
  }
});
