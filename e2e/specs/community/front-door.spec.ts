import type { Browser } from '@playwright/test';
import { findViolations } from '../../audit';
import { expect, linkOfRoom, signInToDemo, test } from '../../fixtures';

const withoutScripts = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });

// @proves GAP-069 GAP-076
test('“I found every desk of mine on one page, with what waits there”', async ({ page, openPage, signInAs }) => {
  await signInAs('moderator');
  await openPage('/verse/community');
  await (await linkOfRoom(page, 'Work', 'Staff')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  const desks = page.getByRole('list', { name: 'Desks' });
  for (const name of ['Contact inbox', 'Moderation', 'Tool suggestions', 'Job Hub', 'Contests', 'Referral rewards'])
    await expect(desks.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(desks.getByRole('link', { name: 'Store orders' })).toHaveCount(0);
  await expect(desks.getByText(/^\d+\+? waiting$/).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await desks.getByRole('link', { name: 'Moderation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
  await page.getByRole('link', { name: 'Staff' }).last().click();
  await expect(desks).toBeVisible();
});

// @proves GAP-069
test('“the store desk is not mine, and it showed me the way to those that are”', async ({
  page,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/403/);
  await signInAs('moderator');
  await page.goto('/store/desk');
  await page.getByRole('link', { name: 'Show your desks' }).click();
  await expect(page).toHaveURL(/\/verse\/staff$/);
});

// @proves GAP-034
test('“the closed door said what is behind it, and where I may look in”', async ({ page, expectConsole }) => {
  expectConsole(/401/);
  for (const [door, words, window] of [
    ['/verse/jobs', 'Read the open jobs without an account', '/jobs'],
    ['/verse/contests', 'Look at the contests without an account', '/contests'],
    ['/verse/marketplace', 'Look at the marketplace without an account', '/marketplace'],
    ['/verse/community', 'Look at works of members without an account', '/showcase'],
  ] as const) {
    await page.goto(door);
    await expect(page).toHaveURL(/\/signin\?next=/);
    await expect(page.getByRole('link', { name: words })).toHaveAttribute('href', window);
  }
});

// @proves GAP-076
test('“with scripts off the header knew me, and the page told me what it needs”', async ({ browser, baseURL }) => {
  const context = await withoutScripts(browser, baseURL);
  const page = await context.newPage();
  await page.goto('/services');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  // Uses a locator, because `getByText` does not search noscript elements.
  const signedIn = page.getByRole('banner').locator('[data-account="member"]');
  await expect(signedIn).toBeHidden();

  await signInToDemo(context.request, baseURL ?? '', 'member');
  await page.goto('/services');
  await expect(signedIn).toBeVisible();
  await expect(signedIn).toContainText('Signed in');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();
  expect(await page.content()).not.toMatch(/Demo/);

  await page.goto('/verse/jobs/1');
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs scripts' })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'The open jobs' }).click();
  await expect(page).toHaveURL(/\/jobs\/1$/);
  await context.close();
});

// @proves GAP-049 GAP-077
test('“I could tell the examples from the real ones at a glance”', async ({ page, openPage }) => {
  for (const [path, count] of [
    ['/jobs', 6],
    ['/contests', 4],
    ['/marketplace', 12],
  ] as const) {
    await openPage(path);
    await expect(page.getByRole('article').getByText('Example', { exact: true })).toHaveCount(count);
  }
  await expect(page.getByRole('article').getByText('Sample rating')).toHaveCount(12);
  await page.getByRole('link', { name: 'Zainab Olubori' }).first().click();
  await expect(page).toHaveURL(/\/u\/zainab-olubori$/);
  await openPage('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Open figures' }).click();
  await expect(page).toHaveURL(/\/open$/);
});
