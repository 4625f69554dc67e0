import { expect, linkIn, mailTo, newPerson, settle, test } from '../../people';
import { openSettings, section } from './settings';

// @proves SET-01 SET-09 SET-11 SET-15 SET-16 ENT-19 RTE-20
test('the settings of a new account have their sections, with the fields and defaults', async ({ page, site }) => {
  await settle(page, site);
  await openSettings(page);
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Personal Information',
    'Change Password',
    'Preferences',
    'Offers',
    'Devices',
    'Log out',
    'Delete Account',
  ]);
  const controls = await section(page, 'Personal Information')
    .locator('input:not([type=hidden]), select')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ name, type, required }) => [name, type, required]));
  expect(controls).toEqual([
    ['firstName', 'text', true],
    ['lastName', 'text', true],
    ['middleName', 'text', false],
    ['age', 'text', false],
    ['sex', 'select-one', false],
    ['phone', 'tel', false],
    ['email', 'email', true],
  ]);
  const sexes = await page.getByLabel('Sex').locator('option:not([hidden])').allTextContents();
  expect(sexes).toEqual(['Female', 'Male', 'Other']);
  expect(
    await section(page, 'Change Password')
      .locator('input[type=password]')
      .evaluateAll((all) => (all as HTMLInputElement[]).map(({ name }) => name)),
  ).toEqual(['password', 'newPassword']);
  await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Two-factor sign-in' })).not.toBeChecked();
  expect(
    await page.getByRole('radio').evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value)),
  ).toEqual(['dark', 'light']);
  await expect(section(page, 'Log out').getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(section(page, 'Delete Account').getByRole('note')).toHaveText(/permanently.*cannot be undone/);
});

// @proves GAP-065 GAP-083 SET-04 SET-05 SET-06 SET-08
test('personal information is validated per field, saved once by a double click, and kept after a reload', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/400/);
  await settle(page, site);
  await openSettings(page);
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves += 1;
  });
  const form = section(page, 'Personal Information');
  const age = form.getByLabel(/^Age/);
  for (const [wrong, message] of [
    ['999', 'Age must be a whole number from 16 to 120.'],
    ['15', 'Age must be a whole number from 16 to 120.'],
  ] as const) {
    await age.fill(wrong);
    await age.press('Enter');
    await expect(form.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(age).toBeFocused();
    await expect(age).toHaveAccessibleDescription(message);
  }
  expect(saves).toBe(0);
  await age.fill('34');
  await form.getByLabel('Phone').fill('call me');
  await form.getByLabel('Phone').press('Enter');
  await expect(
    form.getByRole('alert').filter({ hasText: 'Please enter the phone number with its country code' }),
  ).toBeVisible();
  await form.getByLabel('Phone').fill('+44 20 7946 0958');
  await form.getByLabel('First Name').fill('Zaïnab 🎨');
  await form.getByLabel('Middle Name').fill('Ọmọ');
  await form.getByLabel('Sex').selectOption('other');
  await form.getByRole('button', { name: 'Save personal information' }).dblclick();
  await expect(form.getByRole('status').filter({ hasText: 'Personal information saved.' })).toBeVisible();
  expect(saves).toBe(2);
  await expect(page.getByRole('button', { name: 'ZO, account of Zaïnab 🎨 Olubori' })).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('First Name')).toHaveValue('Zaïnab 🎨');
  const values = await Promise.all(
    ['Middle Name', 'Age', 'Sex', 'Phone'].map((name) => form.getByLabel(name).inputValue()),
  );
  expect(values).toEqual(['Ọmọ', '34', 'other', '+442079460958']);
});

// @proves GAP-065 SET-07
test('a new address requires the password and applies once its email is confirmed', async ({ page, site }) => {
  const person = await settle(page, site);
  const next = newPerson().email;
  await openSettings(page);
  const form = section(page, 'Personal Information');
  await form.getByLabel('Email').fill(next);
  await form.getByLabel('Email').press('Enter');
  await expect(form.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(form.getByText(`Open the link we sent to ${next} to change your email.`)).toBeVisible();
  const link = linkIn(await mailTo(page.request, site, next, 'Confirm'));
  expect(((await (await page.request.get('/api/me')).json()) as { email: string }).email).toBe(person.email);
  await page.goto(link);
  await expect
    .poll(async () => ((await (await page.request.get('/api/me')).json()) as { email: string }).email)
    .toBe(next);
});

// @proves GAP-065 SET-14
test('a new account follows a light system until Dark is chosen, which applies in other browsers, too @soak', async ({
  page,
  site,
  browser,
  atEnd,
}) => {
  const person = await settle(page, site);
  await page.emulateMedia({ colorScheme: 'light' });
  await openSettings(page);
  const form = section(page, 'Preferences');
  await expect(form.getByText('System: your device is set to light.')).toBeVisible();
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await form.getByRole('radio', { name: 'dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await form.getByRole('button', { name: 'Save preferences' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Preferences saved.' })).toBeVisible();
  const other = await browser.newContext({ colorScheme: 'light' });
  atEnd(() => other.close());
  const there = await other.newPage();
  await there.goto(`${site}/signin`);
  await there.getByLabel('Email').fill(person.email);
  await there.getByLabel('Password', { exact: true }).fill(person.password);
  await there.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
});

// @proves GAP-065 SET-12 SET-14
test('preferences apply at once and survive a reload: emails, group by group, and the theme @soak', async ({
  page,
  site,
}) => {
  await settle(page, site);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSettings(page);
  const form = section(page, 'Preferences');
  await expect(form.getByText('System: your device is set to dark.')).toBeVisible();
  await form.getByRole('radio', { name: 'light' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await form.getByRole('checkbox', { name: 'Contests, by email' }).uncheck();
  await form.getByRole('button', { name: 'Save preferences' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Preferences saved.' })).toBeVisible();
  const answer = await page.reload();
  expect(await answer?.text()).toMatch(/<html [^>]*data-theme="light"/);
  await expect(form.getByRole('radio', { name: 'light' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Contests, by email' })).not.toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Your posts and works, by email' })).toBeChecked();
  await form.getByRole('switch', { name: 'Email notifications' }).focus();
  await page.keyboard.press('Space');
  await expect(form.getByRole('checkbox', { name: 'Your posts and works, by email' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Save preferences' }).click();
  await expect(form.getByText('Preferences saved.')).toBeVisible();
  await page.reload();
  await expect(form.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
});

// @proves GAP-065 GAP-066
test('no section loses input while offline, each shows an error, and a slow save is sent once @soak', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await settle(page, site);
  await openSettings(page);
  await page.route('**/api/me**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  const offline = 'We could not reach the server. Check your connection and try again.';
  const personal = section(page, 'Personal Information');
  await personal.getByLabel('Middle Name').fill('Kept');
  await personal.getByRole('button', { name: 'Save personal information' }).click();
  await expect(personal.getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await expect(personal.getByLabel('Middle Name')).toHaveValue('Kept');
  const password = section(page, 'Change Password');
  await password.getByLabel('Current password').fill('something');
  await password.getByLabel('New password').fill('Fresh-paint-7!');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await expect(password.getByLabel('New password')).toHaveValue('Fresh-paint-7!');
  await page.unroute('**/api/me**');

  let saves = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/me', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    saves += 1;
    await held;
    return route.continue();
  });
  const save = personal.getByRole('button', { name: 'Save personal information' });
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await save.click({ force: true });
  await page.keyboard.press('Enter');
  answer();
  await expect(personal.getByText('Personal information saved.')).toBeVisible();
  expect(saves).toBe(1);
});
