import { advanceClock, expect, linkIn, mailTo, newPerson, openStill, settle, signIn, signUp, test } from '../../people';

const WAITING = 'Please wait, your email is being verified...';
const DONE = 'Email Verified Successfully';

// @proves EVD-01 EVD-02 EVD-03 EVD-04 RTE-17 GAP-040 GAP-085 LIM-10
test('the page verifies the emailed link, confirms it, and redirects two seconds later', async ({ page, site }) => {
  const person = newPerson();
  await signUp(page.request, site, person);
  await signIn(page.request, site, person);
  const link = linkIn(await mailTo(page.request, site, person.email, 'Verify'));
  expect(link).toMatch(/\/email-verified\?token=/);

  // A mail scanner's request does not use up the link.
  expect((await page.request.get(link)).status()).toBe(200);
  await openStill(page, link);
  await expect(page.getByRole('status').filter({ hasText: WAITING })).toBeVisible();
  await advanceClock(page, 4999);
  await expect(page.getByText(WAITING, { exact: true })).toBeVisible();
  await advanceClock(page, 1);
  await expect(page.getByText(DONE, { exact: true })).toBeVisible();
  await expect(page.getByText(WAITING)).toHaveCount(0);
  await advanceClock(page, 1999);
  await expect(page).toHaveURL(/\/email-verified/);
  await advanceClock(page, 1);
  await expect(page).toHaveURL(/\/verse\/(user-profile|settings)$/);
  await expect(page.getByRole('navigation', { name: 'Verse', exact: true })).toBeVisible();
  await expect(page.getByText('not verified yet')).toHaveCount(0);
});

// @proves GAP-040 SCR-02
test('in another browser the link keeps no earlier password: a new one is chosen there, and opens the account', async ({
  page,
  site,
  browser,
}) => {
  const stranger = await browser.newContext();
  const person = newPerson();
  await signUp(stranger.request, site, { ...person, password: 'Stranger-4-Ever!' });
  await signIn(stranger.request, site, { ...person, password: 'Stranger-4-Ever!' });
  await openStill(page, linkIn(await mailTo(page.request, site, person.email, 'Verify')));
  await advanceClock(page, 8000);
  await expect(page.getByText(DONE)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Set your password to finish' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('abcde');
  await page.getByRole('button', { name: 'Finish sign-up' }).click();
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Finish sign-up' }).click();
  await expect(page.getByText(DONE, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Your email address']);
  await advanceClock(page, 2000);
  await expect(page.getByRole('navigation', { name: 'Verse', exact: true })).toBeVisible();
  // The first screen is revealed by a timer, once its code has arrived.
  await advanceClock(page, 2000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['What do you make?']);
  expect(await (await stranger.request.get(`${site}/api/session`)).json()).toMatchObject({ user: null });
  await stranger.close();
});

// @proves SCR-06
test('the browser that signed up is signed in by the link', async ({ page, site }) => {
  const person = newPerson();
  await signUp(page.request, site, person);
  await openStill(page, linkIn(await mailTo(page.request, site, person.email, 'Verify')));
  await advanceClock(page, 5000);
  await expect(page.getByText(DONE, { exact: true })).toBeVisible();
  await advanceClock(page, 2000);
  await expect(page).toHaveURL(/\/verse\/user-profile$/);
  await expect(page.getByRole('navigation', { name: 'Verse', exact: true })).toBeVisible();
});

// @proves EVD-01 EVD-03 EVD-05 C-02
test('a visit without a link runs its animation and changes nothing @soak', async ({ page, site }) => {
  await settle(page, site);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) posts.push(request.url());
  });
  await openStill(page, '/email-verified');
  await advanceClock(page, 5000);
  await expect(page.getByText(DONE, { exact: true })).toBeVisible();
  await advanceClock(page, 2000);
  await expect(page).toHaveURL(/\/verse\//);
  expect(posts).toEqual([]);
});

// @proves GAP-040 C-02
test('a used link says so when it is opened again; an invented one offers another email @soak', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/410/);
  const person = newPerson();
  await signUp(page.request, site, person);
  const link = linkIn(await mailTo(page.request, site, person.email, 'Verify'));
  const token = new URL(link).searchParams.get('token');
  expect((await page.request.post('/api/verify-email', { headers: { origin: site }, data: { token } })).status()).toBe(
    200,
  );
  await page.context().clearCookies();
  await openStill(page, link);
  await expect(page.getByRole('status').filter({ hasText: 'This email is already verified.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await advanceClock(page, 8000);
  await expect(page).toHaveURL(/\/email-verified/);
  for (const address of ['/email-verified?token=invented', '/email-verified?error=expired']) {
    await openStill(page, address);
    await expect(
      page.getByRole('alert').filter({ hasText: 'This link is wrong, expired or already used.' }),
    ).toBeVisible();
    await advanceClock(page, 8000);
    await expect(page.getByText(DONE)).toHaveCount(0);
    await expect(page).toHaveURL(/\/email-verified/);
  }
  await page.getByRole('link', { name: 'Resend email' }).click();
  await expect(page).toHaveURL(/\/verify-email$/);
});

// @proves GAP-040
test('a lost connection does not reject the link: it can be tried again @soak', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const person = newPerson();
  await signUp(page.request, site, person);
  const link = linkIn(await mailTo(page.request, site, person.email, 'Verify'));
  await page.route('**/api/verify-email', (route) => route.abort());
  await openStill(page, link);
  await expect(page.getByRole('alert').filter({ hasText: 'Your link still works.' })).toBeVisible();
  await page.unroute('**/api/verify-email');
  await page.getByRole('button', { name: 'Try again' }).click();
  await advanceClock(page, 5000);
  await expect(page.getByText(DONE, { exact: true })).toBeVisible();
});
