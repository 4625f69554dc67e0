import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, signInToDemo, SIZES, test } from '../../fixtures';

const words = (page: Page) =>
  page.getByRole('form', { name: 'New post' }).getByRole('textbox', { name: 'What are you working on?' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

// @proves GAP-051 GAP-065
test('"@zainab is plain text": a member completes a mention and a tag with the keyboard, and both are links', async ({
  page,
  browser,
  baseURL,
  openPage,
  signInAs,
}) => {
  await page.setViewportSize(SIZES.S);
  const other = await browser.newContext({ baseURL: baseURL! });
  await signInToDemo(other.request, baseURL!, 'editor');
  const { handle } = (await (await other.request.get('/api/me/profile')).json()) as { handle: string };
  await signInAs('member');
  await openPage('/verse/feed?sort=latest');
  await words(page).click();
  await words(page).pressSequentially('With @zainab-olubori');
  await expect(suggestions(page).getByRole('option', { name: /^@zainab-olubori Zainab/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const active = await words(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toContainText('@zainab-olubori');
  await expectSound(page, 'the suggestions');
  await page.setViewportSize(SIZES.S);
  await page.keyboard.press('Enter');
  await expect(words(page)).toHaveValue('With @zainab-olubori ');
  await expect(suggestions(page)).toBeHidden();
  await page.keyboard.type(`and @${handle} #LanternNight <b>bold</b> @nobody-at-all`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish' }).click();
  const post = page.getByRole('article').filter({ hasText: 'LanternNight' }).first();
  await expect(post.getByText('<b>bold</b>')).toBeVisible();
  await expect(post.getByRole('link', { name: '@zainab-olubori' })).toHaveAttribute('href', '/u/zainab-olubori');
  await expect(post.getByRole('link', { name: '@nobody-at-all' })).toHaveCount(0);
  await post.getByRole('link', { name: '#LanternNight' }).click();
  await expect(page).toHaveURL(/\/tags\/lanternnight$/);
  await expect(page.getByRole('heading', { level: 1, name: '#LanternNight' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('@zainab-olubori');
  const told = (await (await other.request.get('/api/notifications')).json()) as { notifications: { text: string }[] };
  expect(told.notifications.map(({ text }) => text).join('\n')).toContain('mentioned you in');
  await other.close();
});

// @proves GAP-051
test('Escape closes the suggestions and keeps what is typed; a tag is completed in a comment by a press @soak', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/verse/feed?sort=latest');
  await words(page).click();
  await words(page).pressSequentially('For @zain');
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(words(page)).toHaveValue('For @zain');
  await words(page).fill('');
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: 'Comment' }).click();
  const comment = first.getByRole('textbox', { name: 'Write a comment' });
  await comment.pressSequentially('Like #lanternn');
  await suggestions(page).getByRole('option', { name: '#lanternnight' }).click();
  await expect(comment).toHaveValue('Like #lanternnight ');
  await expect(comment).toBeFocused();
});

// @proves GAP-051 CST-12
test('visitors read a tag without scripts: its public posts, and no others', async ({ browser, request, baseURL }) => {
  await signInToDemo(request, baseURL!, 'member');
  const publish = async (text: string, visibility: string) => {
    const multipart = { text, visibility };
    const answer = await request.post('/api/posts', { headers: { origin: baseURL! }, multipart });
    expect(answer.status()).toBe(201);
  };
  await publish('Seen by all #OpenTag', 'public');
  await publish('For members only #OpenTag', 'members');
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })).newPage();
  await page.goto('/tags/opentag');
  await expect(page.getByRole('heading', { level: 1, name: '#OpenTag' })).toBeVisible();
  await expect(page.getByText('Seen by all')).toBeVisible();
  await expect(page.getByText('For members only')).toHaveCount(0);
  await page.context().close();
});

// @proves GAP-076
test('/tags/opentag passes the audit, in three sizes and both themes', async ({ page, openPage }) => {
  await openPage('/tags/opentag');
  await expectSound(page, '/tags/opentag');
});
