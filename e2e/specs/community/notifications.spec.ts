import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, linkOfRoom, signInToDemo, test } from '../../fixtures';
import { decide } from './decide-suggestion';

const mark = (page: Page) => linkOfRoom(page, 'Me', /^Notifications/);

test.describe.configure({ mode: 'serial' });

// @proves PRO-05 GAP-064 GAP-065
test('a decision reaches an open page within two seconds; the list marks it as read, and View leads to it', async ({
  page,
  openPage,
  signInAs,
  playwright,
  baseURL,
}) => {
  await signInAs('member');
  const staff = await playwright.request.newContext({ baseURL: baseURL! });
  await signInToDemo(staff, baseURL!, 'editor');
  await openPage('/verse/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const name = await decide({ member: page.request, staff, site: baseURL! });
  await expect(await mark(page)).toHaveAccessibleName('Notifications 1 unread notification', { timeout: 2000 });
  await page.getByRole('button', { name: 'Show 1 new notification' }).click();
  const line = page.getByRole('listitem').filter({ hasText: `Your tool “${name}” was not added` });
  await expect(line.getByText('New:')).toBeAttached();
  await expect(await mark(page)).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(line).toBeVisible();
  await expect(line.getByText('New:')).toHaveCount(0);
  await line.getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/resources\/tool-suggestions$/);
  await staff.dispose();
});

test('eight windows of a browser share one stream, and each is notified @soak', async ({
  page,
  context,
  signInAs,
  playwright,
  baseURL,
}) => {
  await signInAs('member');
  const staff = await playwright.request.newContext({ baseURL: baseURL! });
  await signInToDemo(staff, baseURL!, 'editor');
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/stream')) streams += 1;
  });
  const pages = [page, ...(await Promise.all(Array.from({ length: 7 }, () => context.newPage())))];
  for (const one of pages) {
    await one.goto('/verse/feed');
    await expect(await mark(one)).toBeVisible();
  }
  await decide({ member: page.request, staff, site: baseURL! });
  for (const one of pages) await expect(await mark(one)).toHaveAccessibleName(/1 unread notification/);
  expect(streams).toBe(1);
  // When the leading tab closes, another tab takes over.
  await pages[0]!.close();
  await decide({ member: pages[1]!.request, staff, site: baseURL! });
  await expect(await mark(pages[7]!)).toHaveAccessibleName(/2 unread notifications/, { timeout: 10_000 });
  expect(streams).toBe(2);
  await staff.dispose();
});

test('the page polls while streams are rejected, and returns to a stream @soak', async ({
  page,
  openPage,
  signInAs,
  playwright,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/503/);
  await signInAs('member');
  const staff = await playwright.request.newContext({ baseURL: baseURL! });
  await signInToDemo(staff, baseURL!, 'editor');
  let isDown = true;
  await page.route('**/api/notifications/stream', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await openPage('/verse/notifications');
  // Waits for the list to load. It would otherwise already contain the decision, marked as read.
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await decide({ member: page.request, staff, site: baseURL! });
  isDown = false;
  await expect(await mark(page)).toHaveAccessibleName(/unread notification/, { timeout: 40_000 });
  await staff.dispose();
});

// @proves EVD-04
test('the list has no findings, at three widths and in both themes', async ({ page, openPage, signInAs }) => {
  await signInAs('member');
  await openPage('/verse/notifications');
  await expect(page.getByRole('link', { name: 'View' }).first()).toBeVisible();
  await expectSound(page);
});
