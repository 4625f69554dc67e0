import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { advanceClock, expect, newPerson, stopClocks, test, verifyEmail } from '../../people';

test.describe.configure({ mode: 'serial' });

const figure = (page: Page, label: string) => page.locator(`dt:has-text("${label}") + dd`);

const linkOn = (page: Page) => page.getByLabel('Your referral link').getByRole('textbox').inputValue();

// @proves REF-01 REF-02 REF-03 REF-04
test('a member arrives by the navigation and copies the link', async ({ page, openPage, signInAs, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs('member');
  await openPage('/verse');
  await page.getByRole('navigation', { name: 'Verse' }).getByRole('link', { name: 'Referral' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refer & Earn', exact: true })).toBeVisible();
  const link = await linkOn(page);
  expect(link).toMatch(/\/r\/[a-z]{8}$/);
  await stopClocks(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  await expect(page.getByText('Link copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await advanceClock(page, 1900);
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await advanceClock(page, 200);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

// @proves REF-05 REF-09 GAP-100
test('the link can be shared in three networks, none of which receives a request before', async ({
  page,
  openPage,
  signInAs,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  await signInAs('member');
  await openPage('/verse/referral');
  const link = await linkOn(page);
  const targets = page.getByRole('list', { name: 'Share your link' }).getByRole('link');
  await expect(targets).toHaveCount(3);
  for (const target of await targets.all())
    expect(await target.getAttribute('href')).toContain(encodeURIComponent(link));
  expect(foreign).toEqual([]);

  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(3);
});

// @proves REF-06 REF-07 REF-08 REF-10 REF-11 REF-12 REF-13 GAP-062
test('earnings of the link are computed from the rows shown, with masked addresses', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/verse/referral');
  await expect(page.getByRole('heading', { name: 'Referral History' })).toBeVisible();
  const history = page.getByRole('table');
  await expect(history.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Date', 'Status', 'Reward']);
  const rows = await history
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .allInnerTexts();
  const completed = rows.filter((row) => /Completed/.test(row));
  expect(rows.every((row) => /\b(Completed|Pending)\b/.test(row) && row.includes('$25') && row.includes('•••@'))).toBe(
    true,
  );
  await expect(figure(page, 'Total Invites')).toHaveText(String(rows.length));
  await expect(figure(page, 'Total Earned')).toHaveText(`$${25 * completed.length}`);
  await expect(figure(page, 'Pending Rewards')).toHaveText(`$${25 * (rows.length - completed.length)}`);

  const [ledger] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the ledger' }).click(),
  ]);
  expect(ledger.suggestedFilename()).toBe('ledger.csv');
});

// @proves GAP-061 GAP-062
test('a visitor follows the link, sees the inviter, and signs up: first Pending, then Completed once verified', async ({
  page,
  openPage,
  signInAs,
  browser,
  baseURL,
}) => {
  await signInAs('member');
  await openPage('/verse/referral');
  const link = await linkOn(page);
  const path = new URL(link).pathname;
  const guest = await browser.newPage({ baseURL: baseURL! });
  await guest.goto(path);
  await expect(guest.getByText('Invited by Demo')).toBeVisible();
  const person = newPerson({ firstName: '<b>Ada', lastName: '"><script>alert(1)</script>' });
  await guest.getByLabel('Last Name').fill(person.lastName);
  await guest.getByLabel('First Name').fill(person.firstName);
  await guest.getByLabel('Email').fill(person.email);
  await guest.getByLabel('Password', { exact: true }).fill(person.password);
  await guest.getByRole('checkbox', { name: /Terms/ }).check();
  await guest.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(guest.getByText('Check your inbox to verify your e-mail.')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: '<b>Ada ".' });
  await page.reload();
  await expect(row).toContainText('Pending');
  await expect(row).toContainText(`${person.email[0]}•••@example.org`);
  await verifyEmail(guest, baseURL!, person);
  await page.reload();
  await expect(row).toContainText('Completed');
  await guest.close();

  await page.goto(path);
  await expect(page.getByText('This is your own link.')).toBeVisible();
});

// @proves GAP-061
test('a visitor on a slow device declines the invitation @soak', async ({
  page,
  openPage,
  signInAs,
  browser,
  baseURL,
}) => {
  await signInAs('member');
  await openPage('/verse/referral');
  const path = new URL(await linkOn(page)).pathname;
  const guest = await browser.newPage({ baseURL: baseURL! });
  const devTools = await guest.context().newCDPSession(guest);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await guest.goto(path);
  await expect(guest).toHaveURL('/signup');
  await expect(guest.getByText('Invited by Demo')).toBeVisible();
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await guest.getByRole('button', { name: 'Not so?' }).press('Enter');
  await expect(guest.getByText('You sign up without an invitation.')).toBeFocused();
  await guest.reload();
  await expect(guest.getByText('Invited by')).toHaveCount(0);
  await guest.close();
});

// @proves VRS-08 GAP-076
test('the page is for members only, and passes the audit', async ({ page, openPage, signInAs }) => {
  await page.goto('/verse/referral');
  await expect(page).toHaveURL(/\/signin\?next=%2Fverse%2Freferral/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('member');
  await openPage('/verse/referral');
  await expect(page.getByRole('table')).toBeVisible();
  await expectSound(page);
});
