import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeOf, expect, type Person, settle, signIn, test } from '../../people';
import { openSettings, section } from './settings';

// @proves GAP-066 SET-09 SET-10
test('the password changes with the current one and the literal rule only, and ends the other sessions', async ({
  page,
  site,
  browser,
  expectConsole,
}) => {
  expectConsole(/400/);
  const person = await settle(page, site);
  const elsewhere = await browser.newContext();
  await signIn(elsewhere.request, site, person);
  await openSettings(page);
  const form = section(page, 'Change Password');
  const current = form.getByLabel('Current password');
  const fresh = form.getByLabel('New password');
  await fresh.fill('Abcdefg1');
  await fresh.press('Enter');
  await expect(form.getByRole('alert').filter({ hasText: 'Please enter your current password.' })).toBeVisible();
  await expect(
    form.getByText('Password must be at least 8 characters and include letters, numbers, and a special character.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill('not the one');
  await fresh.fill('Fresh-paint-7!');
  await fresh.press('Enter');
  await expect(form.getByRole('alert').filter({ hasText: 'The current password is incorrect.' })).toBeVisible();
  await expect(current).toBeFocused();
  await expect(fresh).toHaveValue('Fresh-paint-7!');
  await current.fill(person.password);
  await current.press('Enter');
  await expect(
    form.getByRole('status').filter({ hasText: 'Password changed. All other devices are signed out.' }),
  ).toBeVisible();
  expect([await current.inputValue(), await fresh.inputValue()]).toEqual(['', '']);
  expect((await elsewhere.request.get(`${site}/api/me`)).status()).toBe(401);
  expect((await page.request.get('/api/me')).status()).toBe(200);
  await elsewhere.close();
});

/** Signs in again, entering a wrong code first. Entering the sixth digit of a TOTP code submits the form. */
async function signInWithCode(page: Page, { email, password }: Person, code: () => string, isSentByItself: boolean) {
  await page.context().clearCookies();
  await page.goto('/signin?next=%2Fverse%2Fsettings');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await page.keyboard.type('wrong-code');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'This code is incorrect.' })).toBeVisible();
  // The message becomes visible shortly before the form accepts the next code.
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  // Inserted all at once, like a paste or autofill.
  await page.keyboard.insertText(code());
  if (!isSentByItself) await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/verse\/settings$/);
}

// @proves GAP-065 SET-13
test('two-factor is turned on, required, passed once by a recovery code, and turned off, all by keyboard', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/401|400/);
  const person = await settle(page, site);
  await openSettings(page);
  const form = section(page, 'Preferences');
  const theSwitch = form.getByRole('switch', { name: 'Two-factor sign-in' });
  await theSwitch.focus();
  await page.keyboard.press('Space');
  const password = form.getByLabel('Your password');
  await expect(password).toBeFocused();
  await expect(theSwitch).not.toBeChecked();
  await form.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(theSwitch).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.type('not the one');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert').filter({ hasText: 'The current password is incorrect.' })).toBeVisible();
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Code')).toBeFocused();
  const picture = form.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const secret = ((await form.locator('code').textContent()) ?? '').replaceAll(' ', '');
  // The sixth digit submits the form. The next code replaces the wrong one.
  await page.keyboard.type('000000');
  await expect(form.getByRole('alert').filter({ hasText: 'This code is incorrect.' })).toBeVisible();
  await expect(form.getByLabel('Code')).toBeFocused();
  await expect(form.getByRole('button', { name: 'Turn on' })).not.toHaveAttribute('aria-busy');
  await page.keyboard.type(codeOf(secret));
  await expect(form.getByRole('status').filter({ hasText: 'Save your recovery codes' })).toBeFocused();
  const codes = await form.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes.length).toBeGreaterThan(4);
  await expect(theSwitch).toBeChecked();
  await form.getByRole('button', { name: 'I’ve saved them' }).click();

  await signInWithCode(page, person, () => codeOf(secret), true);
  await signInWithCode(page, person, () => codes[0] ?? '', false);

  await theSwitch.focus();
  await page.keyboard.press('Space');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(theSwitch).not.toBeChecked();
  await expect(theSwitch).toBeFocused();
});

// @proves GAP-065 SET-15
test('the settings list the sessions of a member, who ends the unknown ones', async ({ page, site, browser }) => {
  const person = await settle(page, site);
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await signIn(elsewhere.request, site, person);
  await openSettings(page);
  const list = section(page, 'Devices').getByRole('list', { name: 'Signed-in devices' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await list.getByRole('button', { name: 'Sign out Firefox on Linux' }).focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Devices').getByRole('status').filter({ hasText: 'Signed out.' })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toBeFocused();
  expect((await elsewhere.request.get(`${site}/api/me`)).status()).toBe(401);
  await elsewhere.close();
});

// @proves GAP-067 SET-16
test('the account is exported, deleted with word and password, hidden at once, and kept by signing in again', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/401|400/);
  const person = await settle(page, site);
  await openSettings(page);
  const panel = section(page, 'Delete Account');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('creativity-verse-account.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email: person.email } });

  const word = panel.getByLabel('Type DELETE to confirm');
  const remove = panel.getByRole('button', { name: 'Delete my account' });
  await remove.click();
  await expect(panel.getByText('Please enter your password.')).toBeVisible();
  await expect(word).toBeFocused();
  await word.fill('DELETE');
  await panel.getByLabel('Password').fill('not the one');
  await remove.click();
  await expect(panel.getByRole('alert').filter({ hasText: 'The current password is incorrect.' })).toBeVisible();
  await expect(word).toHaveValue('DELETE');
  await panel.getByLabel('Password').fill(person.password);
  await remove.click();
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByRole('region', { name: 'Notices' }).getByText(/erased in 14 days/)).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/verse\/settings$/);
  await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);
});
