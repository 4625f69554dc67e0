import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { linkOfRoom } from '../../fixtures';
import { expect, settle, test } from '../../people';

const PICTURE = path.join(import.meta.dirname, '../../../api/content/images/posts/hand-painted-sign.webp');

/** Adds a work on the member’s profile, and returns its address. */
async function showWork(page: Page, title: string): Promise<string> {
  await page.goto('/verse/user-profile');
  await page.getByRole('button', { name: 'Add a work' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Pictures').setInputFiles(PICTURE);
  await dialog.getByLabel('Describe hand-painted-sign.webp').fill('A painted sign');
  await dialog.getByRole('button', { name: 'Save work' }).click();
  await expect(dialog).toHaveCount(0);
  const own = (await (await page.request.get('/api/me/profile')).json()) as { handle: string; works: { id: string }[] };
  return `/u/${own.handle}/works/${own.works[0]!.id}`;
}

/** A guest reads the questions without scripts, and is led to sign in and back. */
async function readAsGuest(browser: Browser, site: string, address: string) {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const guest = await context.newPage();
  await guest.goto(address);
  await expect(guest.getByText('Can you read it from afar?')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Sign in to answer' })).toHaveAttribute(
    'href',
    `/signin?next=${encodeURIComponent(address)}`,
  );
  await context.close();
}

// @proves GAP-170
test('critique asked, given, thanked: by links alone, and the critic’s page shows it', async ({
  page,
  site,
  browser,
}) => {
  const title = `A sign that asks ${Date.now()}`;
  await settle(page, site);
  const address = await showWork(page, title);

  // Asked: 2 clicks, 2 fields that are filled in.
  await page.goto(address);
  await page.getByRole('button', { name: 'Ask for critique' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for critique' });
  await dialog.getByLabel('First question').fill('Can you read it from afar?');
  await dialog.getByRole('button', { name: 'Ask for critique' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Stop asking' })).toBeVisible();

  await readAsGuest(browser, site, address);

  // Given: from the menu, 4 clicks and 1 field.
  const other = await browser.newContext({ baseURL: site });
  const critic = await other.newPage();
  await settle(critic, site);
  await critic.goto('/verse/community');
  await (await linkOfRoom(critic, 'Discover', 'Critique')).click();
  await expectSound(critic, 'critique wanted');
  await critic.getByRole('link', { name: title }).click();
  await critic.getByLabel('Can you read it from afar?').fill('Yes, the letters are wide.');
  await critic.getByRole('button', { name: 'Send critique' }).click();
  await expect(critic.getByRole('article', { name: /^Comment by/ })).toContainText('Yes, the letters are wide.');
  await critic.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(critic.getByText('1 like · 1 comment')).toBeVisible();
  await expectSound(critic, 'a work with a critique');

  // Thanked: from the notification, 2 clicks.
  await page.goto('/verse/notifications');
  await page.getByRole('listitem').filter({ hasText: 'commented on your work' }).getByRole('link').last().click();
  await expect(page.getByRole('article', { name: /^Comment by/ })).toContainText('Yes, the letters are wide.');
  const helped = page.getByRole('button', { name: 'This helped' });
  await helped.focus();
  await page.keyboard.press('Enter');
  await expect(helped).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/is told that it helped/)).toBeVisible();

  const { handle } = (await (await critic.request.get('/api/me/profile')).json()) as { handle: string };
  await critic.goto(`/u/${handle}`);
  const shown = critic.getByRole('region', { name: 'Critiques that helped' });
  await expect(shown).toContainText('Yes, the letters are wide.');
  await expectSound(critic, 'a profile with a critique');
  await shown.getByRole('link', { name: title }).click();
  await expect(critic.getByText('Helped the maker')).toBeVisible();

  // Stopped: nothing is lost.
  await page.getByRole('button', { name: 'Stop asking' }).click();
  await expect(page.getByText('You stopped asking.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: /^Comment by/ })).toContainText('Can you read it from afar?');
  await other.close();
});

// @proves GAP-170
test('a member comments on a blog post by the link below it, and guests read it there', async ({
  page,
  site,
  browser,
}) => {
  await settle(page, site);
  const [post] = (await (await page.request.get('/api/blogs?view=cards&limit=1')).json()) as [{ _id: string }];
  await page.goto(`/resources/blogs/${post._id}`);
  await page.getByRole('link', { name: 'Like or comment' }).click();
  await expect(page).toHaveURL(new RegExp(`/verse/blog-posts/${post._id}$`));
  const words = `I will try this tomorrow ${Date.now()}`;
  await page.getByLabel('Write a comment').fill(words);
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByRole('article', { name: /^Comment by/ }).last()).toContainText(words);
  await expectSound(page, 'the answers to a blog post');

  const guests = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const guest = await guests.newPage();
  await guest.goto(`/resources/blogs/${post._id}`);
  await expect(guest.getByText(words)).toBeVisible();
  await guest.getByRole('link', { name: 'Like or comment' }).click();
  await expect(guest).toHaveURL(new RegExp(`/signin\\?next=.*blog-posts`));
  await guests.close();
  await page.getByRole('link', { name: 'Read the post' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expectSound(page, 'a blog post with a comment');
});
