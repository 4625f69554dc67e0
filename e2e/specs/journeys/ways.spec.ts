import type { Page } from '@playwright/test';
import { expect, SIZES, soakUnless, test } from '../../fixtures';

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /account of/ });

/** Opens the account menu and follows one of its links, which takes two clicks. */
async function follow(page: Page, name: string): Promise<void> {
  await account(page).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

for (const [name, size] of [
  ['wide', SIZES.W],
  ['small', SIZES.S],
] as const) {
  const tag = soakUnless(size === SIZES.W);
  // @proves GAP-087
  test(`a member reaches writing, settings, and the way back in two clicks each on a ${name} screen${tag}`, async ({
    page,
    openPage,
    signInAs,
  }) => {
    await page.setViewportSize(size);
    await signInAs('member');
    await openPage('/verse/community');
    await follow(page, 'Settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await follow(page, 'Write and my posts');
    await expect(page).toHaveURL(/\/resources\/blog-management/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    if (size === SIZES.W) {
      // If the header shows links to the site's pages, the menu does not repeat them.
      await account(page).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Services' }).click();
    } else await follow(page, 'Services');
    await expect(page).toHaveURL('/services');
  });
}

// @proves GAP-087
test('the header of a signed-in member never offers to sign in, from the first paint of the second page on', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/about');
  await expect(account(page)).toBeVisible();
  // Delays the session response, so that the page is painted before the response arrives.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/session', async (route) => {
    await held;
    await route.continue();
  });
  for (const path of ['/services', '/verse/community']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeHidden();
  }
  answer();
  await expect(account(page)).toBeVisible();
});

// @proves GAP-087 MOB-10
test('a signed-out visitor is offered sign-in again, and the mobile menu prints nothing to the console', async ({
  page,
  openPage,
  signInAs,
}) => {
  await page.setViewportSize(SIZES.S);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await signInAs('member');
  await openPage('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Showcase' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await account(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await page.setViewportSize(SIZES.W);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(warnings.filter((text) => text.includes('command'))).toEqual([]);
});

// @proves SHW-08 GAP-011
test('the whole card of a creator opens it, and Back closes it', async ({ page, openPage }) => {
  await openPage('/showcase');
  // Clicks the card far away from its button.
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 60, y: 60 } });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// @proves GAP-078
test('a page that cannot load offline says so, and loads with the connection', async ({
  page,
  openPage,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|load|showing/i);
  await openPage('/about');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByText('You’re offline.')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories, Insights & Creative Wisdom');
});
