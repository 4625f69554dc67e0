import type { Locator, Page } from '@playwright/test';
import { linkOfRoom, SIZES, soakUnless } from '../../fixtures';
import { expect, linkIn, mailTo, settle, test } from '../../people';

const NEXT = 'Abcdef1!';
const banner = (page: Page) => page.getByRole('banner');
const account = (page: Page) => banner(page).getByRole('button', { name: /account of/ });

/** Clicks the controls one after another. Returns the number of clicks. */
async function press(...controls: Locator[]): Promise<number> {
  for (const control of controls) await control.click();
  return controls.length;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const [screen, size] of [
  ['wide', SIZES.W],
  ['small', SIZES.S],
] as const) {
  const tag = soakUnless(size === SIZES.S);
  // @proves GAP-087
  test(`on a ${screen} screen writing and settings are two clicks from home, a member's posts three${tag}`, async ({
    page,
    openPage,
    signInAs,
  }) => {
    await page.setViewportSize(size);
    await signInAs('member');
    const isWide = size === SIZES.W;
    const menu = account(page);
    const link = (name: string) => banner(page).getByRole('link', { name, exact: true });

    await openPage('/');
    expect(await press(menu, link('Write and my posts'))).toBe(2);
    await expect(page.getByLabel('Title')).toBeVisible();
    expect(2 + (await press(page.getByRole('link', { name: 'My posts', exact: true })))).toBe(3);
    await expect(heading(page, 'My posts')).toBeVisible();

    await press(banner(page).getByRole('link').first());
    expect(await press(menu, link('Settings'))).toBe(2);
    await expect(heading(page, 'Settings')).toBeVisible();

    if (isWide)
      expect(await press(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Home' }))).toBe(1);
    else expect(await press(account(page), banner(page).getByRole('link', { name: 'Home', exact: true }))).toBe(2);
    await expect(page).toHaveURL('/');
  });
}

// @proves VRS-20 VRS-33 GEN-10
test("the navigation of the Verse leads to feed, writing, and the member's posts in two clicks each", async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/verse/community');
  await page.getByRole('link', { name: 'Posts only' }).click();
  await expect(heading(page, 'Feed')).toBeVisible();
  await (await linkOfRoom(page, 'Me', 'Write a post')).click();
  await expect(page.getByLabel('Title')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Feed')).toBeVisible();
  await (await linkOfRoom(page, 'Me', 'My posts')).click();
  await expect(heading(page, 'My posts')).toBeVisible();
});

// @proves FGT-01 RST-06 GAP-037 GAP-038
test('a forgotten password: from home to the email and the settings, from a dead link to a new one @soak', async ({
  page,
  site,
  openPage,
}) => {
  const { email } = await settle(page, site);
  await page.context().clearCookies();
  await openPage('/');
  await banner(page).getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot Password?' });
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText('Success! If the email exists, a reset link has been sent.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('button', { name: 'Forgot Password?' })).toBeFocused();

  const link = linkIn(await mailTo(page.request, site, email, 'Reset'));
  await openPage(link);
  await page.getByLabel('New password').fill(NEXT);
  await page.getByLabel('Confirm password').fill(NEXT);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(heading(page, 'Your profile')).toBeVisible();

  await openPage(link);
  await expect(page.getByRole('alert').filter({ hasText: 'This reset link is invalid' })).toBeVisible();
  // The browser is signed in, so the settings are available.
  await page.getByRole('link', { name: 'Change your password in the settings' }).click();
  await press(account(page), banner(page).getByRole('button', { name: 'Log Out' }));
  await expect(page).toHaveURL(/\/signin/);
  await openPage(link);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password?' })).toBeVisible();
});

// @proves GAP-065
test('leaving the settings asks before losing input, and fields that the header does not change say so', async ({
  page,
  site,
  openPage,
}) => {
  await settle(page, site);
  await openPage('/verse/community');
  await press(account(page), banner(page).getByRole('link', { name: 'Settings' }));
  await page.getByLabel('Phone').fill('+44 20 7946 0958');
  await page.getByRole('navigation', { name: 'Verse' }).getByRole('link', { name: 'The Verse' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('+44 20 7946 0958');
  await page.getByRole('button', { name: 'Save personal information' }).click();
  await expect(page.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Light theme' }).click();
  await expect(page.getByText('This device shows dark: you chose it in the header.')).toBeVisible();
  await expect(page.getByText('The switch in the header changes only this one.')).toBeVisible();
});

// @proves GAP-087
test("a signed-in member never sees the guests' form", async ({ page, openPage, signInAs }) => {
  await signInAs('member');
  for (const path of ['/signup', '/signin']) {
    await openPage(path);
    await expect(page).toHaveURL(/\/verse\/community/);
  }
});
