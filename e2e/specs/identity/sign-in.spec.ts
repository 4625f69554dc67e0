import type { Page } from '@playwright/test';
import { untilHydrated } from '../../fixtures';
import { expect, newPerson, settle, signUp, test } from '../../people';

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

// @proves SIN-05 SIN-06 SIN-07 SIN-10 GAP-036 ERR-07 ERR-08 VAL-03
test('each rule has its own message at its field, by keyboard, and an edit clears that field only', async ({
  page,
  openPage,
  expectConsole,
}) => {
  expectConsole(/401/);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/signin')) calls += 1;
  });
  const INVALID = 'Please enter a valid email address.';
  const SHORT = 'Password must be at least 6 characters.';
  await openPage('/signin');
  await expect(page.getByRole('heading', { level: 1, name: 'Pick Up Where You Left Off.', exact: true })).toBeVisible();
  await email(page).focus();
  await page.keyboard.press('Tab');
  await expect(password(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(login(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expect(page.getByText(INVALID)).toHaveCount(0);
  await expect(email(page)).toBeFocused();

  await page.keyboard.type('a@b');
  await expect(page.getByText('Please enter your email address.')).toHaveCount(0);
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: INVALID })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: SHORT })).toBeVisible();
  await expect(email(page)).toHaveAccessibleDescription(INVALID);
  await expect(password(page)).toHaveAccessibleDescription(SHORT);
  await email(page).fill('nobody@example.org');
  await expect(page.getByText(INVALID)).toHaveCount(0);
  await expect(page.getByText(SHORT)).toBeVisible();
  expect(calls).toBe(0);

  await password(page).fill('123456');
  await expect(page.getByText(SHORT)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid credentials.' })).toBeVisible();
  await expect(page.getByText(SHORT)).toHaveCount(0);
  await expect(password(page)).toHaveAccessibleDescription('Invalid credentials.');
  await expect(password(page)).toBeFocused();
  await email(page).fill('somebody@example.org');
  await expect(page.getByText('Invalid credentials.')).toBeVisible();
  expect(calls).toBe(1);
});

// @proves SIN-12 SIN-14 SIN-15 GAP-034 LIM-25 RTE-08
test('the demo account signs in by one click into the community; no file of the site contains its password', async ({
  page,
  openPage,
  expectConsole,
}) => {
  expectConsole(/401/);
  const files: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css|json)(\?|$)/.test(response.url())) files.push(response.text().catch(() => ''));
  });
  await openPage('/signin');
  const { demo } = (await (await page.request.get('/api/session')).json()) as {
    demo: { role: string; email: string; password: string }[];
  };
  const member = demo.find(({ role }) => role === 'member');
  const html = await (await page.request.get('/signin')).text();
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in as member' })).toBeHidden();
  await page.getByText('Try it with a demo account').click();
  await page.getByRole('button', { name: 'Sign in as member' }).click();
  await expect(page).toHaveURL(/\/verse\/community$/);
  const sources = await Promise.all(files);
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.some((source) => source.includes(member?.password ?? ''))).toBe(false);
  // The cached page is the same for all visitors, so the browser fetches the names of the demo accounts from the API.
  expect(html).toContain('Pick Up Where You Left Off.');
  const cookie = (await page.context().cookies()).find(({ name }) => name.includes('session_token'));
  expect([cookie?.httpOnly, cookie?.sameSite]).toEqual([true, 'Lax']);
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');
});

// @proves SIN-12 GAP-041
test('sign-in leads where the visitor was going, never to another site, and Back skips the form @soak', async ({
  page,
  openPage,
  site,
  expectConsole,
}) => {
  // The previous page is still listening for notifications when its session ends.
  expectConsole(/401.*notifications\/stream/);
  const person = newPerson();
  await signUp(page.request, site, person);
  const wishes = [
    ['/verse/settings', '/verse/settings'],
    ['//evil.example/x', '/verse/community'],
    ['https://evil.example', '/verse/community'],
    ['/\\evil.example', '/verse/community'],
    ['javascript:alert(1)', '/verse/community'],
    ['/signin?next=/signin', '/verse/community'],
  ];
  for (const [wish = '', end = ''] of wishes) {
    await page.context().clearCookies();
    await openPage('/');
    await openPage(`/signin?next=${encodeURIComponent(wish)}`);
    await email(page).fill(person.email.toUpperCase());
    await password(page).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site + end);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${site}/`);
});

// @proves SIN-02 SIN-03 GAP-034
test('a slow server gets one request, and nothing typed is lost without network @soak', async ({
  page,
  openPage,
  site,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const person = newPerson();
  await signUp(page.request, site, person);
  let calls = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/signin', async (route) => {
    calls += 1;
    if (calls === 1) return route.abort();
    await held;
    return route.continue();
  });
  await openPage('/signin');
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  await login(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We could not reach the server. Check your connection and try again.' }),
  ).toBeVisible();
  expect([await email(page).inputValue(), await password(page).inputValue()]).toEqual([person.email, person.password]);
  await login(page).click();
  await expect(login(page)).toHaveAttribute('aria-busy', 'true');
  await login(page).click({ force: true });
  await password(page).press('Enter');
  answer();
  await expect(page).toHaveURL(/\/verse\/community$/);
  expect(calls).toBe(2);
});

// @proves GAP-065 SET-14
test("the account's theme applies at sign-in and is in the HTML; no paint shows the other one", async ({
  page,
  site,
  browser,
}) => {
  const person = await settle(page, site);
  expect((await page.request.patch('/api/me', { headers: { origin: site }, data: { theme: 'dark' } })).status()).toBe(
    200,
  );

  const device = await browser.newContext({ colorScheme: 'light' });
  const fresh = await device.newPage();
  await fresh.goto(`${site}/signin`);
  const theme = () => fresh.locator('html').getAttribute('data-theme');
  expect(await theme()).toBeNull();
  await email(fresh).fill(person.email);
  await password(fresh).fill(person.password);
  await login(fresh).click();
  await expect(fresh).toHaveURL(/\/verse\/community$/);
  expect(await theme()).toBe('dark');

  // Records the theme attribute of each document, both initially and on every change.
  await fresh.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(globalThis, { seenThemes: seen });
    new MutationObserver(() => seen.push(document.documentElement?.getAttribute('data-theme') ?? null)).observe(
      document,
      { attributes: true, subtree: true, attributeFilter: ['data-theme'] },
    );
  });
  for (const path of ['/verse/community', '/', '/verse/settings', '/signup?from=here']) {
    const answer = await fresh.goto(site + path);
    expect(await answer?.text()).toMatch(/^<!DOCTYPE html><html [^>]*data-theme="dark"/);
    await untilHydrated(fresh);
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fresh.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain('dark');
    const seen = await fresh.evaluate(() => (globalThis as unknown as { seenThemes: (string | null)[] }).seenThemes);
    expect(seen.filter((one) => one !== 'dark')).toEqual([]);
  }

  // The page cache must not serve a visitor's theme to another browser.
  expect(await (await page.request.get('/')).text()).toMatch(/^<!DOCTYPE html><html (?![^>]*data-theme)[^>]*>/);
  await device.close();
});
