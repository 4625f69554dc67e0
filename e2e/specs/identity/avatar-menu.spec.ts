import { SIZES } from '../../fixtures';
import { expect, settle, test } from '../../people';

// @proves GAP-087 GAP-047
test('an account menu replaces Sign In and Sign Up for a member, and works by keyboard', async ({
  page,
  openPage,
  site,
  expectConsole,
}) => {
  expectConsole(/401/);
  await openPage('/about');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await settle(page, site);
  await openPage('/about');
  const avatar = header.getByRole('button', { name: 'ZO, account of Zainab Olubori' });
  await expect(avatar).toBeVisible();
  await expect(header.getByRole('link', { name: /Sign (Up|In)/ })).toHaveCount(0);

  const open = page.getByRole('link', { name: 'Open the Verse' });
  const leave = page.getByRole('button', { name: 'Log Out' });
  await avatar.focus();
  await page.keyboard.press('Enter');
  await expect(avatar).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(open).toBeFocused();
  for (const name of ['Profile', 'Notifications', 'Write and my posts', 'Your orders', 'Settings']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(leave).toBeHidden();
  await expect(avatar).toBeFocused();
  await expect(avatar).toHaveAttribute('aria-expanded', 'false');
  await avatar.click();
  await page.mouse.click(10, 500);
  await expect(leave).toBeHidden();

  await avatar.click();
  await open.click();
  await expect(page).toHaveURL(/\/verse\/community$/);
  await expect(leave.first()).toBeVisible();
  await header.getByRole('button', { name: /account of/ }).click();
  await header.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('You’re signed out.')).toHaveCount(1);
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await expect(header.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

// @proves GAP-047
test('logging out without network keeps the session and shows an error @soak', async ({
  page,
  openPage,
  site,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/, /signing out/);
  await settle(page, site);
  await openPage('/about');
  await page.route('**/api/signout', (route) => route.abort());
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You’re still signed in' })).toBeVisible();
  await expect(page.getByRole('button', { name: /account of/ })).toBeVisible();
});

// @proves GAP-087
test('the mobile menu offers the same to a member @soak', async ({ page, openPage, site }) => {
  await settle(page, site);
  for (const size of [SIZES.S, SIZES.M]) {
    await page.setViewportSize(size);
    await openPage('/about');
    await page.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('link', { name: 'Open the Verse' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Sign (Up|In)$/ })).toHaveCount(0);
  }
});
