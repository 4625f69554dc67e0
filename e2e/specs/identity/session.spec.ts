import { expect, test } from '../../fixtures';

const PAGES = [
  // @proves VRS-01
  '/verse',
  // @proves VRS-03
  '/verse/user-profile',
  // @proves VRS-04
  '/verse/jobs',
  // @proves VRS-05
  '/verse/community',
  // @proves VRS-06
  '/verse/contests',
  // @proves VRS-07
  '/verse/marketplace',
  // @proves VRS-08
  '/verse/referral',
  // @proves VRS-09
  '/verse/feed',
  // @proves VRS-10
  '/verse/settings',
  // @proves VRS-11
  '/verse/help-center',
  // @proves VRS-12
  '/verse/privacy-policy',
  // @proves VRS-13
  '/verse/pro-community',
];

for (const path of PAGES) {
  test(`the server redirects guests to sign-in and remembers the way to ${path}`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, `/signin?next=${encodeURIComponent(path)}`]);
  });
}

// @proves ROL-01 GAP-035 GAP-041
test('guests cannot reach the verse', async ({ page }) => {
  await page.goto('/verse/jobs');
  await expect(page).toHaveURL(/\/signin\?next=%2Fverse%2Fjobs$/);
  await expect(page.getByRole('heading', { name: 'Pick Up Where You Left Off.' })).toBeVisible();
});

// @proves GEN-04 SIN-12 VRS-02 GAP-041 GAP-047 GAP-087
test('signing in leads where the visitor was going; signing out empties other tabs and Back', async ({
  page,
  openPage,
  expectConsole,
}) => {
  expectConsole(/401/);
  await openPage('/verse/settings');
  const { demo } = (await (await page.request.get('/api/session')).json()) as {
    demo: { role: string; email: string; password: string }[];
  };
  const member = demo.find(({ role }) => role === 'member');
  await page.getByLabel('Email', { exact: true }).fill(member?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(member?.password ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/verse\/settings$/);
  await expect(page.getByLabel('First Name')).not.toHaveValue('');

  const other = await page.context().newPage();
  await other.goto('/verse');
  await expect(other).toHaveURL(/\/verse\/community$/);
  await expect(other.getByRole('heading', { name: 'Activities' })).toBeVisible();

  await page.getByRole('link', { name: 'The Verse' }).first().click();
  await expect(page).toHaveURL(/\/verse\/community$/);
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(page).toHaveURL(/\/signin/);
  await expect(other).toHaveURL(/\/signin/);

  await page.goBack();
  await expect(page).toHaveURL(/\/signin\?next=%2Fverse%2Fsettings$/);
  await expect(page.getByRole('heading', { name: 'Pick Up Where You Left Off.' })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveCount(0);
});

// @proves SIN-09 SIN-10 ERR-09 GAP-034
test('a wrong password shows "Invalid credentials." at the password and keeps the address @soak', async ({
  page,
  openPage,
  expectConsole,
}) => {
  expectConsole(/401/);
  await openPage('/signin');
  await page.getByLabel('Email', { exact: true }).fill('somebody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid credentials.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('somebody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('another try');
  await expect(page.getByText('Invalid credentials.')).toHaveCount(0);
});
