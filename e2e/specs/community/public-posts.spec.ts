import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, signInToDemo, test } from '../../fixtures';

const PICTURE = path.join(import.meta.dirname, '../../../api/content/images/posts/hand-painted-sign.webp');
const PAYLOAD = '</script><img src=x onerror="window.hit=1"><script>window.hit=1</script>';

/** Returns a member's actions, performed through the API. */
function hands(request: APIRequestContext, origin: string) {
  return {
    own: async () => (await (await request.get('/api/me/profile')).json()) as { handle: string },
    async post(text: string, visibility = 'public') {
      const answer = await request.post('/api/posts', { headers: { origin }, multipart: { text, visibility } });
      expect(answer.status()).toBe(201);
      return ((await answer.json()) as { post: { id: string } }).post.id;
    },
    async remove(id: string) {
      expect((await request.delete(`/api/posts/${id}`, { headers: { origin } })).status()).toBe(200);
    },
  };
}

// @proves GAP-048 GAP-077 VRS-20
test('a public post has a page for everyone, and every unreadable post is the same 404', async ({
  page,
  openPage,
  request,
  expectConsole,
}) => {
  expectConsole(/404/);
  const answer = await openPage('/u/zainab-olubori/posts/1');
  expect([answer?.status(), answer?.headers()['x-render']]).toEqual([200, 'ssr']);
  const html = (await answer?.text()) ?? '';
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(facts)).toMatchObject({
    '@type': 'SocialMediaPosting',
    author: { '@type': 'Person', name: 'Zainab Olubori' },
  });
  expect(html).toContain('/api/cards/member-post/1.png');
  expect((await request.get('/api/cards/member-post/1.png')).status()).toBe(200);
  await expectSound(page);
  await page.getByRole('link', { name: 'Like or comment' }).click();
  await expect(page).toHaveURL(/\/signin\?next=%2Fverse%2Fposts%2F1$/);

  for (const address of ['/u/zainab-olubori/posts/invented', '/u/femi-adekusi/posts/1', '/u/nobody-has-this/posts/1']) {
    const missing = await request.get(address);
    expect([address, missing.status()]).toEqual([address, 404]);
    expect(await missing.text()).toContain('Post not found');
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/u/zainab-olubori</loc>');
});

// @proves GAP-048 GAP-024 GAP-053
test("a post is on its author's page at once, as text, is shared by its public URL, and disappears at once", async ({
  page,
  openPage,
  signInAs,
  request,
  baseURL,
  context,
}) => {
  await signInAs('member');
  const member = hands(page.request, baseURL ?? '');
  const { handle } = await member.own();
  const htmlOf = async (address: string) => (await request.get(address)).text();
  await request.get(`/u/${handle}`);
  const id = await member.post(`Shared with all ${PAYLOAD}`);
  const hidden = await member.post('For members and no others', 'members');
  const profile = `/u/${handle}`;
  const address = `/u/${handle}/posts/${id}`;
  expect(await htmlOf(profile)).toContain('Shared with all');
  expect(await htmlOf(profile)).not.toContain('For members and no others');
  expect((await request.get(`/u/${handle}/posts/${hidden}`)).status()).toBe(404);
  for (const one of [profile, address]) {
    await openPage(one);
    await expect(page.getByText(`Shared with all ${PAYLOAD}`)).toBeVisible();
    expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
  }

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(`/verse/posts/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(address);

  for (const one of [id, hidden]) await member.remove(one);
  expect((await request.get(address)).status()).toBe(404);
  expect(await htmlOf(profile)).not.toContain('Shared with all');
});

// @proves GAP-091 GAP-048
test('members can report, mute, and block on public posts and profiles; guests cannot @soak', async ({
  page,
  openPage,
  signInAs,
  request,
  baseURL,
}) => {
  await openPage('/u/zainab-olubori/posts/1');
  await expect(
    page.getByRole('link', { name: 'Follow' }).or(page.getByRole('link', { name: 'Like or comment' })),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(0);

  await signInAs('member');
  await openPage('/u/zainab-olubori/posts/1');
  await page.getByRole('button', { name: 'More about this post by Zainab Olubori' }).click();
  await page.getByRole('button', { name: 'Report post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText(/Our moderators will look at it|You already reported this/)).toBeVisible();

  await openPage('/u/zainab-olubori');
  const more = page.getByRole('button', { name: 'More about Zainab Olubori' });
  await more.click();
  await expect(page.getByRole('button', { name: 'Report profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Mute Zainab Olubori' }).click();
  await expect(page.getByText('You muted Zainab Olubori.')).toBeVisible();
  await page.reload();
  await more.click();
  await page.getByRole('button', { name: 'Unmute Zainab Olubori' }).click();
  await more.click();
  await page.getByRole('button', { name: 'Block Zainab Olubori' }).click();
  await expect(page.getByText('You blocked Zainab Olubori.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(async () => (await page.request.get('/api/me/apart')).json()).toEqual({ muted: [], blocked: [] });
  expect((await request.get('/u/zainab-olubori', { headers: { origin: baseURL! } })).status()).toBe(200);
});

// @proves GAP-048 GAP-052
test('older posts of a member can be reached without scripts @soak', async ({ page, signInAs, browser, baseURL }) => {
  await signInAs('member');
  const member = hands(page.request, baseURL ?? '');
  const { handle } = await member.own();
  const ids: string[] = [];
  for (let count = 0; count < 11; count += 1) ids.push(await member.post(`Number ${count} of eleven`));
  const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const reader = await still.newPage();
  await reader.goto(`/u/${handle}`);
  await expect(reader.getByText('Number 10 of eleven')).toBeVisible();
  await expect(reader.getByText('Number 0 of eleven')).toHaveCount(0);
  await reader.getByRole('link', { name: 'Load more' }).click();
  await expect(reader.getByText('Number 0 of eleven')).toBeVisible();
  await still.close();
  for (const id of ids) await member.remove(id);
});

// @proves GAP-051
test('new posts by others are announced, and shown on request', async ({
  page,
  openPage,
  signInAs,
  browser,
  baseURL,
}) => {
  await signInAs('member');
  await openPage('/verse/feed?sort=latest');
  const other = await browser.newPage({ baseURL: baseURL! });
  await signInToDemo(other.request, baseURL!, 'editor');
  const editor = hands(other.request, baseURL!);
  await expect(page.locator('[data-entry]').first()).toBeVisible();
  const before = await page.locator('[data-entry]').count();
  const id = await editor.post('Made meanwhile');
  const own = await hands(page.request, baseURL!).post('Made by me elsewhere');
  const show = page.getByRole('status').getByRole('button', { name: 'Show 1 new post' });
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(show).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.locator('[data-entry]')).toHaveCount(before);
  await show.press('Enter');
  await expect(page.locator(`[data-entry="${id}"]`)).toBeVisible();
  await expect(page.locator('[data-entry]')).toHaveCount(before + 2);
  await expect(page.locator(`[data-entry="${own}"]`)).toBeFocused();
  await expect(show).toHaveCount(0);
  await editor.remove(id);
  await hands(page.request, baseURL!).remove(own);
  await other.close();
});

// @proves GAP-048
test('a blog post names its author, also in lists, and links to them', async ({
  page,
  openPage,
  signInAs,
  baseURL,
}) => {
  await signInAs('editor');
  const thumbnail = { name: 'sign.webp', mimeType: 'image/webp', buffer: readFileSync(PICTURE) };
  const answer = await page.request.post('/api/blogs', {
    headers: { origin: baseURL! },
    multipart: { title: 'With a byline', category: 'Craft', readTime: '1 minute', content: 'Text', thumbnail },
  });
  const { _id, author } = (await answer.json()) as { _id: string; author: { name: string } };
  const byline = page.getByRole('main').getByRole('link', { name: author.name }).first();
  for (const address of ['/resources', '/resources/blogs', `/resources/blogs/${_id}`]) {
    await openPage(address);
    await expect(byline).toHaveAttribute('href', /^\/u\//);
  }
  await byline.click();
  await expect(page).toHaveURL(/\/u\//);
  await expect(page.getByRole('heading', { level: 1, name: author.name })).toBeVisible();
  const headers = { origin: baseURL!, 'if-match': '"1"' };
  expect((await page.request.delete(`/api/blogs/${_id}`, { headers })).ok()).toBe(true);
});
