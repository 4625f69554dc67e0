import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../../../audit';
import { expect, signInToDemo, test } from '../../../fixtures';
import { photo } from '../../../pictures';
import { pressAction } from './editor';

test.use({ reducedMotion: 'reduce' });

const BASE = 'The lamp is red and was made by hand in a small town.\n\nIt hangs over the old table.';
const BETTER = BASE.replace('red', 'blue').replace('by hand', 'at home');

/** Opens a page as a member whose post is waiting for an editor. */
async function submit(browser: Browser, site: string, title: string): Promise<{ member: Page; id: string }> {
  const member = await (await browser.newContext({ baseURL: site })).newPage();
  await signInToDemo(member.request, site, 'member');
  const thumbnail = { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await photo(640, 400) };
  const response = await member.request.post('/api/blogs', {
    headers: { origin: site },
    multipart: { title, category: 'Craft', readTime: '2 minutes', content: BASE, thumbnail },
  });
  return { member, id: ((await response.json()) as { _id: string })._id };
}

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

// @proves GAP-022 GAP-023 GAP-076
test('an editor suggests changes, the author accepts one and rejects one, and readers see the result', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  const site = baseURL ?? '';
  const title = `Suggested ${Date.now().toString(36)}`;
  const { member, id } = await submit(browser, site, title);

  await signInAs('editor');
  await page.goto('/resources/blog-management/review');
  const waiting = rowOf(page, title);
  await pressAction(waiting, 'Suggest changes');
  const form = waiting.getByRole('form', { name: `Suggest changes to ${title}` });
  await form.getByLabel('Text with your changes').fill(BETTER);
  // The text stays on the device until it is sent.
  await page.reload();
  await pressAction(waiting, 'Suggest changes');
  await expect(form.getByLabel('Text with your changes')).toHaveValue(BETTER);
  await form.getByLabel('Note').fill('Two small things.');
  await form.getByRole('button', { name: 'Show the changes' }).click();
  await expect(form.locator('ins')).toHaveCount(2);
  await expectSound(page, 'the form of the editor');
  await form.getByRole('button', { name: 'Send the suggestion' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Your suggestions for “${title}” are with` })).toBeFocused();

  await member.goto('/resources/blog-management/posts');
  const own = rowOf(member, title);
  await expect(own.getByText('An editor suggests changes to your text: 0 of 2 decided.')).toBeVisible();
  await pressAction(own, 'Suggested changes');
  const part = own.getByRole('region', { name: `Suggested changes to ${title}` });
  await expect(part.getByText('Two small things.')).toBeVisible();
  await expectSound(member, 'the changes of the author');
  await part.getByRole('button', { name: 'Take change 1' }).focus();
  await member.keyboard.press('Enter');
  await expect(part.getByText('1 of 2 decided')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Take change 1' })).toBeFocused();
  await part.getByRole('button', { name: 'Leave change 2' }).click();
  await expect(own.getByText('An editor suggests changes to your text: 2 of 2 decided.')).toBeVisible();
  await pressAction(own, 'Versions');
  await own.getByRole('button', { name: 'Compare version 2' }).click();
  await expect(own.getByRole('group', { name: 'Content: version 2' }).getByText('The lamp is red')).toBeVisible();
  await expect(own.getByRole('group', { name: 'Content: now' }).getByText('The lamp is blue')).toBeVisible();
  await expectSound(member, 'two versions');
  await member.context().close();

  await page.reload();
  await pressAction(waiting, 'Publish');
  await expect(page.getByRole('status').filter({ hasText: `“${title}” is published.` })).toBeVisible();
  await page.goto(`/resources/blogs/${id}`);
  await expect(page.getByText('The lamp is blue and was made by hand in a small town.')).toBeVisible();
});
