import type { Page } from '@playwright/test';
import { SIZES } from '../../fixtures';
import { expect, mailsTo, mailTo, newPerson, PASSWORD, type Person, settle, test, verifyEmail } from '../../people';

const NAMES = ['Last Name', 'First Name', 'Email', 'Password'] as const;
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const terms = (page: Page) => page.getByRole('checkbox', { name: 'Terms & Conditions', includeHidden: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true, includeHidden: true });

/** Records the body of every sign-up request. */
function callsOf(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/signup')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

async function fillIn(page: Page, { lastName, firstName, email, password }: Person): Promise<void> {
  for (const [index, value] of [lastName, firstName, email, password].entries())
    await field(page, NAMES[index] ?? '').fill(value);
  await terms(page).check();
}

const typed = (page: Page) => Promise.all(NAMES.map((name) => field(page, name).inputValue()));

// @proves SUP-01 SUP-06 SUP-07 SUP-08 SUP-09 SUP-10 RTE-07 LIM-06
test('the form has the fields of the sign-up and stays disabled until the terms are ticked', async ({
  page,
  openPage,
}) => {
  const calls = callsOf(page);
  await openPage('/signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Start Your Creative Journey', exact: true })).toBeVisible();
  const kinds = await Promise.all(
    NAMES.map((name) => field(page, name).evaluate((control: HTMLInputElement) => [control.type, control.required])),
  );
  expect(kinds).toEqual([
    ['text', true],
    ['text', true],
    ['email', true],
    ['password', true],
  ]);
  await expect(page.getByText(/6 characters/)).toBeVisible();
  const link = page.getByRole('link', { name: 'Terms & Conditions' });
  expect(
    await link.evaluate((a: HTMLAnchorElement) => [a.getAttribute('href'), a.target, a.closest('label') !== null]),
  ).toEqual(['/terms', '_blank', true]);

  await expect(submit(page)).toBeDisabled();
  await terms(page).check();
  await expect(submit(page)).toBeEnabled();
  await terms(page).uncheck();
  await expect(submit(page)).toBeDisabled();
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByText('Please agree to the Terms & Conditions.')).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

// @proves SUP-02 SUP-03 SUP-04 SUP-05 GAP-033 VAL-02 C-08
test('the form works by keyboard alone; errors are at their fields, with the focus, and nothing is sent', async ({
  page,
  openPage,
}) => {
  const calls = callsOf(page);
  await openPage('/signup');
  await field(page, 'Last Name').focus();
  const order: (string | null)[] = [];
  for (let step = 0; step < 7; step += 1) {
    order.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? null,
      ),
    );
    if (step === 5) await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  expect(order).toEqual(['lastname', 'firstname', 'email', 'password', 'Show password', 'terms', 'Terms & Conditions']);
  await expect(submit(page)).toBeFocused();

  const wrong = [
    ['Last Name', 'Please enter your last name.', 'Olubori'],
    ['First Name', 'Please enter your first name.', 'Zainab'],
    ['Email', 'Please enter your email address.', 'zainab@'],
    ['Email', 'Please enter a valid email address.', 'zainab@studio.example'],
    ['Password', 'Password must be at least 6 characters.', PASSWORD],
  ] as const;
  for (const [name, message, better] of wrong) {
    if (name === 'Password') await field(page, 'Password').fill('12345');
    await expect(submit(page)).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message.replace('.', '\\.')));
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(better);
    await expect(page.getByText(message)).toHaveCount(0);
  }
  expect(calls).toEqual([]);
});

// @proves SUP-12 SUP-14 SUP-15 GAP-032 GAP-085 ERR-06
test('a sign-up sends four keys once; a second one gets the same response and notifies the owner', async ({
  page,
  openPage,
  site,
}) => {
  const calls = callsOf(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const person = newPerson();
  await openPage('/signup');
  const answers: string[] = [];
  for (const round of [1, 2]) {
    await fillIn(page, person);
    const [answer] = await Promise.all([page.waitForResponse('**/api/signup'), submit(page).dblclick()]);
    answers.push(`${answer.status()} ${await answer.text()}`);
    await expect(page.getByRole('status').filter({ hasText: 'Check your inbox to verify your e-mail.' })).toBeVisible();
    await expect.poll(() => typed(page)).toEqual(['', '', '', '']);
    await expect(terms(page)).not.toBeChecked();
    await expect(submit(page)).toBeDisabled();
    expect(calls).toHaveLength(round);
    if (round === 1) {
      await verifyEmail(page, site, person);
      await page.context().clearCookies();
    }
    await page.reload();
  }
  expect(calls[0]).toEqual({
    lastname: person.lastName,
    firstname: person.firstName,
    email: person.email,
    password: person.password,
  });
  expect(answers[0]).toBe(answers[1]);
  expect(logged.filter((line) => line.startsWith('Sign-up:'))).toHaveLength(2);
  expect(logged.join(' ')).not.toContain(person.password);

  const verify = await mailTo(page.request, site, person.email, 'Verify');
  expect(verify).toContain('Content-Type: text/plain');
  expect(verify).toContain('Content-Type: text/html');
  await mailTo(page.request, site, person.email, 'already have an account');
  expect(await mailsTo(page.request, site, person.email, 'Verify')).toHaveLength(1);
});

// @proves SUP-12 GAP-032
test('the button is busy while a slow server works, and a second click sends nothing @soak', async ({
  page,
  openPage,
}) => {
  const calls = callsOf(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/signup', async (route) => {
    await held;
    await route.continue();
  });
  await openPage('/signup');
  await fillIn(page, newPerson());
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  // Forced, because Playwright would otherwise wait until the button is no longer busy.
  await submit(page).click({ force: true });
  await page.keyboard.press('Enter');
  await field(page, 'Email').press('Enter');
  answer();
  await expect(page.getByText('Check your inbox to verify your e-mail.')).toBeVisible();
  expect(calls).toHaveLength(1);
});

// @proves GAP-032 ERR-06
test('nothing typed is lost without network, the failure has a message, and the next attempt works @soak', async ({
  page,
  openPage,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Sign-up failed/);
  const person = newPerson();
  await openPage('/signup');
  await fillIn(page, person);
  await page.route('**/api/signup', (route) => route.abort('internetdisconnected'));
  await submit(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We could not reach the server. Check your connection and try again.' }),
  ).toBeVisible();
  expect(await typed(page)).toEqual([person.lastName, person.firstName, person.email, person.password]);
  await page.unroute('**/api/signup');
  await submit(page).click();
  await expect(page.getByText('Check your inbox to verify your e-mail.')).toBeVisible();
});

// @proves SUP-06 GAP-033
test('the meter describes the strength of a password, and a common one is rejected at its field @soak', async ({
  page,
  openPage,
  expectConsole,
}) => {
  expectConsole(/400|Sign-up failed/);
  await openPage('/signup');
  const meter = page.getByRole('meter', { name: 'Password strength' });
  for (const [password, score, words] of [
    ['12345', 0, /At least 6/],
    ['password1', 1, /too common/],
    ['kbd4!h', 2, /8 or more/],
    ['kbd4!hrt-quiet', 4, 'Strong.'],
  ] as const) {
    await field(page, 'Password').fill(password);
    expect(await meter.evaluate((bar: HTMLMeterElement) => bar.value)).toBe(score);
    await expect(field(page, 'Password')).toHaveAccessibleDescription(words);
  }
  await fillIn(page, newPerson({ password: 'password1' }));
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This password is too common. Please' })).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
});

// @proves SUP-02 SUP-03 GAP-032
test('names with emoji and of eighty characters are accepted, and a longer one gets a message @soak', async ({
  page,
  openPage,
  site,
  expectConsole,
}) => {
  expectConsole(/400|Sign-up failed/);
  await openPage('/signup');
  const long = newPerson({ lastName: 'W'.repeat(81) });
  await fillIn(page, long);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Last name may have at most 80 characters.' })).toBeVisible();
  expect(await typed(page)).toEqual([long.lastName, long.firstName, long.email, long.password]);

  await settle(page, site, { firstName: '👩🏾‍🎨 Zoë', lastName: 'W'.repeat(80) });
  for (const size of [SIZES.S, SIZES.M, SIZES.W]) {
    await page.setViewportSize(size);
    await openPage('/verse/settings');
    await expect(page.getByLabel('First Name')).toHaveValue('👩🏾‍🎨 Zoë');
    const avatar = page.getByRole('button', { name: /account of/ });
    await expect(avatar).toHaveText('👩🏾‍🎨W');
    await avatar.click();
    await expect(page.getByText('W'.repeat(80))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
});

// @proves GAP-084
test('sending the form is the agreement: the account keeps which terms it agreed to, and when', async ({
  page,
  site,
}) => {
  await settle(page, site);
  const answer = await page.request.post('/api/me/export', { headers: { origin: site } });
  expect(((await answer.json()) as { account: { terms: unknown } }).account.terms).toEqual({
    version: expect.stringMatching(/^\d{4}-\d{2}$/),
    agreedAt: expect.stringMatching(/^\d{4}-/),
  });
});

// @proves SUP-10
test('a form that was filled in and ticked before the scripts loaded can be sent', async ({ page }) => {
  const calls = callsOf(page);
  const person = newPerson();
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/mf\/shell\/.*main\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/signup', { waitUntil: 'commit' });
  await fillIn(page, person);
  await expect(submit(page)).toBeDisabled();
  go();
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Check your inbox to verify your e-mail.' })).toBeVisible();
  expect(calls).toEqual([
    { lastname: person.lastName, firstname: person.firstName, email: person.email, password: person.password },
  ]);
});
