import { startOwnSite } from '../../own-site';
import {
  advanceClock,
  expect,
  mailsTo,
  mailTo,
  newPerson,
  openStill,
  settle,
  signIn,
  signUp,
  test,
} from '../../people';

// @proves VER-01 VER-02 VER-03 RTE-16 LIM-09
test('the page names the address of the session, and its button says "Sent!" for exactly three seconds', async ({
  page,
  site,
}) => {
  const person = newPerson();
  await signUp(page.request, site, person);
  await signIn(page.request, site, person);
  await openStill(page, '/verify-email');
  await expect(page.getByText(person.email)).toBeVisible();
  const resend = page.getByRole('button', { name: 'Resend email', exact: true });
  const sent = page.getByRole('button', { name: 'Sent!', exact: true });
  await resend.focus();
  await page.keyboard.press('Enter');
  await expect(sent).toBeVisible();
  await expect(sent).toBeFocused();
  await expect(sent).toHaveAttribute('aria-live', 'polite');
  await advanceClock(page, 2999);
  await expect(sent).toBeVisible();
  await advanceClock(page, 1);
  await expect(resend).toBeVisible();
  await expect(resend).toBeFocused();
});

// @proves VER-01 GAP-039
test('a visitor from the sign-up form need not enter the address again; a stranger must @soak', async ({
  page,
  openPage,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const person = newPerson();
  await openPage('/signup');
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel(/Terms/).check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('link', { name: 'Send it again' }).click();
  await expect(page).toHaveURL(/\/verify-email$/);
  await expect(page.getByText(person.email)).toBeVisible();

  await page.context().clearCookies();
  const stranger = await page.context().newPage();
  await stranger.goto('/verify-email');
  const email = stranger.getByLabel('Email');
  await stranger.getByRole('button', { name: 'Resend email' }).click();
  await expect(stranger.getByText('Please enter your email address.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('not an address');
  await expect(stranger.getByText('Please enter your email address.')).toHaveCount(0);
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByText('Please enter a valid email address.')).toBeVisible();
  await email.fill('somebody@example.org');
  await stranger.route('**/api/resend-verification', (route) => route.abort());
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByText('We could not reach the server. Check your connection and try again.')).toBeVisible();
  await expect(email).toHaveValue('somebody@example.org');
});

// @proves VER-03 GAP-039
test('a second click within a minute also says "Sent!" and sends no second email @soak', async ({ page, atEnd }) => {
  const own = await startOwnSite({ DEMO: '1' });
  atEnd(own.stop);
  const person = newPerson();
  await signUp(page.request, own.address, person);
  await mailTo(page.request, own.address, person.email, 'Verify');
  await signIn(page.request, own.address, person);
  await openStill(page, `${own.address}/verify-email`);
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('button', { name: 'Resend email' }).click();
    await expect(page.getByRole('button', { name: 'Sent!' })).toBeVisible();
    await advanceClock(page, 3000);
  }
  // Emails arrive in the order they were requested, so once this one is here, the others are too.
  const last = newPerson();
  await signUp(page.request, own.address, last);
  await mailTo(page.request, own.address, last.email, 'Verify');
  expect(await mailsTo(page.request, own.address, person.email, 'Verify')).toHaveLength(2);
});

// @proves VER-01
test('a verified member gets no reminder', async ({ page, site, openPage }) => {
  await settle(page, site);
  await openPage('/verse/settings');
  await expect(page.getByLabel('First Name')).toHaveValue('Zainab');
  await expect(page.getByText('not verified yet')).toHaveCount(0);
});
