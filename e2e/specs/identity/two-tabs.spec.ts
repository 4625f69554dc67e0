import { startOwnSite } from '../../own-site';
import { expect, newPerson, settle, signIn, signUp, stopClocks, test } from '../../people';

// @proves GAP-047 GAP-035 C-04
test('signing out in one tab empties the others at once, with a message, and Back shows nothing private', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/401/);
  // Installed first, because a page cannot clear a timer created before the clock was installed.
  await page.clock.install();
  await settle(page, site, { firstName: 'Private' });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${site}/about`);
    await tab.goto(`${site}/verse/settings`);
    await expect(tab.getByLabel('First Name')).toHaveValue('Private');
    await tab.getByRole('link', { name: 'The Verse' }).first().click();
    await expect(tab).toHaveURL(/\/verse\/community$/);
    await expect(tab.getByRole('button', { name: /account of Private/ })).toBeVisible();
  }
  const third = await page.context().newPage();
  await third.goto(`${site}/about`);
  await expect(third.getByRole('button', { name: /account of/ })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  // Waits for the settings, because the clock jump would otherwise delay pending messages by a minute.
  await expect(page.getByRole('region', { name: 'Log out' })).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('region', { name: 'Log out' }).getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('You’re signed out.')).toHaveCount(1);
  await expect(other).toHaveURL(/\/signin\?next=/);
  await expect(third.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
  await expect(other.getByRole('region', { name: 'Notices' }).getByText('You’re signed out.')).toBeVisible();
  await page.clock.resume();
  for (const tab of [page, other]) {
    // Goes back to pages that showed the member's name. Each now redirects to sign-in, in the same history entry.
    for (const wanted of tab === page ? ['community', 'settings'] : ['settings']) {
      await tab.goBack();
      await expect(tab).toHaveURL(`${site}/signin?next=%2Fverse%2F${wanted}`);
      await expect(tab.getByRole('heading', { name: 'Pick Up Where You Left Off.' })).toBeVisible();
      await expect(tab.getByLabel('First Name')).toHaveCount(0);
      expect(await tab.content()).not.toContain('Private');
    }
    // Goes back to a public page whose header showed the name.
    await tab.goBack();
    await expect(tab).toHaveURL(`${site}/about`);
    await expect(tab.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    expect(await tab.content()).not.toContain('Private');
  }
});

// @proves SIN-12 GAP-087
test('signing in in one tab opens the site in the others at once', async ({ page, openPage, site }) => {
  const person = newPerson();
  await signUp(page.request, site, person);
  await openPage('/about');
  const other = await page.context().newPage();
  await other.goto(`${site}/signin`);
  await expect(other.getByRole('button', { name: 'Login' })).toBeEnabled();
  await other.getByLabel('Email', { exact: true }).fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(person.password);
  await stopClocks(page);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/verse\/community$/);
  await expect(page.getByRole('button', { name: /account of/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
});

// @proves GAP-038 GAP-065 GAP-066
test('a password change elsewhere ends this session: the next action says so, and works after sign-in', async ({
  page,
  openPage,
  site,
  browser,
  expectConsole,
}) => {
  expectConsole(/401/);
  const person = await settle(page, site);
  await openPage('/verse/settings');
  const form = page.getByRole('region', { name: 'Personal Information' });
  await form.getByLabel('Middle Name').fill('Typed for an hour');

  const elsewhere = await browser.newContext();
  await signIn(elsewhere.request, site, person);
  const next = 'Fresh-paint-7!';
  const changed = await elsewhere.request.post(`${site}/api/me/password`, {
    headers: { origin: site },
    data: { password: person.password, newPassword: next },
  });
  expect(changed.status()).toBe(200);
  await elsewhere.close();

  await form.getByRole('button', { name: 'Save personal information' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Please sign in to continue.' })).toBeVisible();
  await expect(form.getByLabel('Middle Name')).toHaveValue('Typed for an hour');
  const [again] = await Promise.all([
    page.context().waitForEvent('page'),
    form.getByRole('link', { name: 'Sign in in a new tab' }).click(),
  ]);
  // A form that is not ready ignores Enter.
  await expect(again.getByRole('button', { name: 'Login' })).toBeEnabled();
  await again.getByLabel('Email', { exact: true }).fill(person.email);
  await again.getByLabel('Password', { exact: true }).fill(next);
  await again.keyboard.press('Enter');
  await expect(again).toHaveURL(/\/verse\/community$/);
  await again.close();

  await expect(form.getByLabel('Middle Name')).toHaveValue('Typed for an hour');
  await form.getByRole('button', { name: 'Save personal information' }).click();
  await expect(form.getByText('Personal information saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Middle Name')).toHaveValue('Typed for an hour');
});

// @proves GAP-047 GAP-035
test('a banned member is signed out at the next action, with a message, and cannot come back @soak', async ({
  page,
  browser,
  expectConsole,
  atEnd,
}) => {
  expectConsole(/401/);
  const own = await startOwnSite({ DEMO: '1', SEED: '1', ADMIN_EMAIL: 'admin@example.org' });
  atEnd(own.stop);
  const office = await browser.newContext();
  atEnd(() => office.close());
  const admin = await office.newPage();
  await settle(admin, own.address, { email: 'admin@example.org' });
  const person = await settle(page, own.address);
  await page.goto(`${own.address}/verse/community`);
  await expect(page.getByRole('heading', { name: 'Activities' })).toBeVisible();
  const accounts = (await (await admin.request.get(`${own.address}/api/accounts`)).json()) as {
    id: string;
    email: string;
  }[];
  const { id } = accounts.find((account) => account.email === person.email) ?? { id: '' };
  const banned = await admin.request.patch(`${own.address}/api/accounts/${id}`, {
    headers: { origin: own.address },
    data: { isSuspended: true },
  });
  expect(banned.status()).toBe(200);

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page).toHaveURL(/\/signin\?next=%2Fverse%2Fsettings$/);
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('You’re signed out.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid credentials.')).toBeVisible();
});
