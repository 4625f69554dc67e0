import type { APIRequestContext, Page } from '@playwright/test';
import { advanceClock, expect, linkIn, mailTo, openStill, type Person, settle, signIn, test } from '../../people';

const WEAK = 'Password must be at least 8 characters and include letters, numbers, and a special character.';
const DONE = 'Your password has been successfully updated. Redirecting...';
const NEXT = 'Abcdef1!';

const fresh = (page: Page) => page.getByLabel('New password');
const confirm = (page: Page) => page.getByLabel('Confirm password');

async function resetLink(request: APIRequestContext, site: string, { email }: Person): Promise<string> {
  await request.post(`${site}/api/forgot-password`, { headers: { origin: site }, data: { email } });
  return linkIn(await mailTo(request, site, email, 'Reset'));
}

// @proves RST-05 RST-06 RST-07 RST-08 RTE-15 LIM-11 GAP-038 C-01
test('the emailed link changes the password and leads into the verse; other sessions end', async ({
  page,
  site,
  browser,
  expectConsole,
}) => {
  expectConsole(/401/);
  const person = await settle(page, site);
  const elsewhere = await browser.newContext();
  await signIn(elsewhere.request, site, person);
  await page.context().clearCookies();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reset-password')) calls += 1;
  });
  await openStill(page, await resetLink(page.request, site, person));

  await fresh(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: WEAK })).toBeVisible();
  for (const weak of ['Abcdef1', '12345678!', 'Abcdefg!', 'Abcdefg1']) {
    await fresh(page).fill(weak);
    await expect(page.getByText(WEAK)).toHaveCount(0);
    await confirm(page).fill(weak);
    await page.keyboard.press('Enter');
    await expect(page.getByText(WEAK, { exact: true })).toBeVisible();
    await expect(fresh(page)).toBeFocused();
  }
  await fresh(page).fill('Abcdef1!');
  await confirm(page).fill('Abcdef1?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Passwords do not match.' })).toBeVisible();
  await expect(confirm(page)).toBeFocused();
  await expect(page.getByText(DONE)).toHaveCount(0);
  expect(calls).toBe(0);

  await fresh(page).fill(NEXT);
  await confirm(page).fill(NEXT);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: DONE })).toBeVisible();
  await expect(fresh(page)).toHaveCount(0);
  await advanceClock(page, 1999);
  await expect(page).toHaveURL(/\/reset-password/);
  await advanceClock(page, 1);
  await expect(page).toHaveURL(/\/verse\/(user-profile|settings)$/);
  expect(calls).toBe(1);

  expect((await elsewhere.request.get(`${site}/api/me`)).status()).toBe(401);
  expect(
    (
      await elsewhere.request.post(`${site}/api/signin`, {
        headers: { origin: site },
        data: { email: person.email, password: person.password },
      })
    ).status(),
  ).toBe(401);
  await signIn(elsewhere.request, site, { ...person, password: NEXT });
  await elsewhere.close();
});

// @proves GAP-038 C-01
test('a used, invented, broken, or missing link says so before typing, and leads to a new one @soak', async ({
  page,
  site,
  openPage,
  expectConsole,
}) => {
  expectConsole(/410|400/);
  const person = await settle(page, site);
  const link = await resetLink(page.request, site, person);
  const used = await page.request.post('/api/reset-password', {
    headers: { origin: site },
    data: { token: new URL(link).searchParams.get('token'), newPassword: NEXT },
  });
  expect(used.status()).toBe(200);
  await page.context().clearCookies();
  for (const dead of [link, '/reset-password?token=invented', `/reset-password?token=${'x'.repeat(600)}`]) {
    await openPage(dead);
    await expect(
      page.getByRole('alert').filter({ hasText: 'This reset link is invalid or has expired.' }),
    ).toBeVisible();
    await expect(fresh(page)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password?' })).toBeVisible();

  const answered = page.waitForResponse((response) => response.url().endsWith('/api/reset-password'));
  await openPage('/reset-password');
  await expect(page.getByText('Open this page from our email')).toBeVisible();
  await fresh(page).fill('Another-one-8!');
  await confirm(page).fill('Another-one-8!');
  await page.getByRole('button', { name: 'Update Password' }).click();
  expect((await answered).status()).toBe(410);
  await expect(page.getByRole('alert').filter({ hasText: 'This reset link is invalid or has expired.' })).toBeVisible();
  await expect(page.getByText(DONE)).toHaveCount(0);
  await expect(fresh(page)).toHaveValue('Another-one-8!');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password?' })).toBeVisible();
});

// @proves GAP-038 R22
test('a link that a mail scanner or its reader has opened before still works @soak', async ({
  page,
  site,
  openPage,
}) => {
  const person = await settle(page, site);
  const link = await resetLink(page.request, site, person);
  await page.context().clearCookies();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/check')) asked.push(request.method());
  });
  for (const method of ['GET', 'HEAD']) expect((await page.request.fetch(link, { method })).status()).toBe(200);
  for (let again = 0; again < 2; again += 1) {
    await openPage(link);
    await expect.poll(() => asked.length).toBe(again + 1);
    await expect(fresh(page)).toBeVisible();
  }
  await fresh(page).fill(NEXT);
  await confirm(page).fill(NEXT);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText(DONE)).toBeVisible();
});

// @proves RST-06 C-01
test('a member who signed in a moment ago changes their password on the page without a link', async ({
  page,
  site,
}) => {
  await settle(page, site);
  await openStill(page, '/reset-password');
  await fresh(page).fill(NEXT);
  await confirm(page).fill(NEXT);
  await page.getByRole('button', { name: 'Update Password' }).dblclick();
  await expect(page.getByText(DONE)).toBeVisible();
  await advanceClock(page, 2000);
  await expect(page).toHaveURL(/\/verse\//);
});

// @proves RST-05 GAP-038
test('both fields keep their input without network @soak', async ({ page, openPage, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route('**/api/reset-password', (route) => route.abort());
  await page.route('**/api/reset-password/**', (route) => route.abort());
  await openPage('/reset-password?token=x');
  await fresh(page).fill(NEXT);
  await confirm(page).fill(NEXT);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the server.' })).toBeVisible();
  await expect(fresh(page)).toHaveValue(NEXT);
  await expect(confirm(page)).toHaveValue(NEXT);
});
