import type { Page } from '@playwright/test';
import { isWholeAudit } from '../../audit';
import { SIZES } from '../../fixtures';
import { expect, settle, test } from '../../people';
import { findingsIn } from './audit';

/** Steps that bring each guest page into the state to be audited. */
const GUEST: Record<string, (page: Page) => Promise<void>> = {
  '/signup': async () => {},
  '/signup?refused': async (page) => {
    await page.getByLabel(/Terms/).check();
    await page.getByLabel('Email', { exact: true }).fill('abc');
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText('Please enter your last name.')).toBeVisible();
  },
  '/signup?hovered': async (page) => page.getByRole('button', { name: 'Sign Up', exact: true }).hover({ force: true }),
  '/signin': async () => {},
  '/signin?refused': async (page) => {
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
  },
  '/signin?forgot': async (page) => {
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('dialog').getByText('Please enter your email address.')).toBeVisible();
  },
  '/signin?forgot&sent': async (page) => {
    await page.getByRole('dialog').getByLabel('Email').fill('nobody@example.org');
    await page.keyboard.press('Enter');
    await expect(page.getByText('a reset link has been sent')).toBeVisible();
  },
  '/reset-password': async (page) => {
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Password must be at least 8')).toBeVisible();
  },
  '/reset-password?token=dead': async (page) =>
    expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible(),
  '/verify-email': async (page) => {
    await page.getByRole('button', { name: 'Resend email' }).click();
    await expect(page.getByText('Please enter your email address.')).toBeVisible();
  },
  '/email-verified': async () => {},
  '/email-verified?error=expired': async (page) => expect(page.getByRole('alert').first()).toBeVisible(),
};

async function faultEverySection(page: Page) {
  await page.getByLabel(/^Age/).fill('999');
  for (const name of ['Save personal information', 'Change password', 'Delete my account'])
    await page.getByRole('button', { name }).click();
  await expect(page.getByText('Please enter your current password.')).toBeVisible();
  await page.getByRole('switch', { name: 'Two-factor sign-in' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
}

/**
 * The daily run tests each group of pages with only one of these combinations, because themes differ only in colours,
 * and colours do not depend on the size. `npm run soak -- audits` tests all combinations.
 */
const FACES = [
  ['dark', SIZES.S],
  ['light', SIZES.W],
  ['dark', SIZES.M],
  ['dark', SIZES.W],
  ['light', SIZES.S],
  ['light', SIZES.M],
] as const;
const facesFrom = (daily: number) => (isWholeAudit ? FACES : FACES.slice(daily, daily + 1));

for (const [colorScheme, viewport] of facesFrom(0))
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    // @proves GAP-076
    test('the audit finds nothing on the account pages of guests, with their errors and dialogs', async ({
      page,
      openPage,
    }) => {
      const findings: string[] = [];
      for (const [path, reach] of Object.entries(GUEST)) {
        await openPage(path);
        await reach(page);
        findings.push(...(await findingsIn(page, path)));
      }
      expect(findings).toEqual([]);
    });
  });

for (const [colorScheme, viewport] of facesFrom(1))
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    // @proves GAP-076
    test('the audit finds nothing in the settings and the menu of a member', async ({ page, openPage, site }) => {
      const person = await settle(page, site);
      const findings: string[] = [];
      await openPage('/verse/settings');
      await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);
      findings.push(...(await findingsIn(page, 'settings')));
      await faultEverySection(page);
      findings.push(...(await findingsIn(page, 'settings with errors')));
      await page.keyboard.type(person.password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      findings.push(...(await findingsIn(page, 'settings with the second factor')));
      await page.getByRole('button', { name: /account of/ }).click();
      await expect(page.getByRole('link', { name: 'Open the Verse' })).toBeVisible();
      findings.push(...(await findingsIn(page, 'menu')));
      expect(findings).toEqual([]);
    });
  });
