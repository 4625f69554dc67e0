import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { test } from '../../fixtures';
import { advanceClock, expect, openStill } from '../../people';

test.describe.configure({ mode: 'serial' });

const shown = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])');

// @proves VRS-13
test('a guest who opens the dashboard is asked to sign in first', async ({ page }) => {
  await page.goto('/verse/pro-community');
  await expect(page).toHaveURL(/\/signin\?next=%2Fverse%2Fpro-community/);
});

// @proves PRO-01 PRO-02 PRO-03 PRO-04 PRO-05 PRO-14 PRO-15 GAP-063
test('every number opens its rows, notifications and plan are linked, and a place comes with a calendar file', async ({
  page,
  openPage,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED .*\/api\/webinars/);
  await signInAs('member');
  await openPage('/verse');
  await page.getByRole('navigation', { name: 'Verse' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pro Dashboard' })).toBeVisible();
  for (const [label, value] of [
    ['Projects Completed', /^\d+$/],
    ['Community Rank', /^(#\d+|Not ranked yet)$/],
    ['Referral Earnings', /^\$\d+$/],
    ['Subscription Left', /^\d+ days?$/],
  ] as const) {
    const card = page.getByRole('group', { name: label });
    await expect(card.getByText(value)).toBeVisible();
    const counted = card.getByRole('button', { name: 'How it is counted' });
    await counted.press('Enter');
    await expect(counted).toHaveAttribute('aria-expanded', 'true');
  }
  await page.getByRole('link', { name: 'Open your plan' }).click();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Pro until');

  const rows = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  for (const row of await rows.all()) await expect(row.getByRole('button', { name: /^(View|Renew)$/ })).toHaveCount(1);

  await expect(page.getByRole('region', { name: 'Leading members' }).getByRole('listitem').first()).toContainText(
    /^#1.*points?$/,
  );

  const webinars = page.getByRole('region', { name: 'Upcoming Webinars' }).getByRole('listitem');
  await expect(webinars).toHaveCount(4);
  const first = webinars.first();
  await expect(first).toContainText(/\w{3} \d{1,2} \w{3}( \d{4})?, \d\d:\d\d/);
  await first.getByRole('button', { name: 'Join' }).press('Enter');
  const example = page.getByRole('dialog', { name: 'Example: see how a webinar looks' });
  await expect(example.getByRole('link', { name: 'Open the waiting list' })).toHaveAttribute('href', /\/workshops$/);
  await page.keyboard.press('Escape');
  await expect(first.getByRole('button', { name: 'Join' })).toBeFocused();

  await page.route('**/api/webinars', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('This part could not be loaded.')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Referral Earnings' })).toContainText('$');
  await page.unroute('**/api/webinars');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(webinars).toHaveCount(4);
});

// @proves GAP-064
test('the page works without a plan and says what Pro would add', async ({ page, openPage, signInAs }) => {
  await signInAs('editor');
  await openPage('/verse/pro-community');
  const leaders = page.getByRole('region', { name: 'Leading members' });
  await expect(leaders).toContainText('is part of Pro');
  await leaders.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('You have no plan.');
  expect((await page.request.get('/api/dashboard/leaders')).status()).toBe(403);
});

// @proves PRO-06 PRO-09 PRO-10 PRO-11 PRO-13
test('the offers change every four seconds, one at a time, unless a visitor hovers, focuses, or pauses them', async ({
  page,
  signInAs,
}) => {
  await signInAs('member');
  await openStill(page, '/verse/pro-community');
  await expect(shown(page)).toContainText('Freelance, Step by Step');
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('button', { name: /^Offer \d/ })).toHaveCount(3);
  await expect(offers.getByRole('button', { name: /previous|next/i })).toHaveCount(0);
  const track = shown(page).locator('..');
  expect(await track.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.5s');
  await advanceClock(page, 3900);
  await expect(shown(page)).toContainText('Freelance');
  await advanceClock(page, 200);
  await expect(shown(page)).toContainText('templates');
  await advanceClock(page, 4000);
  await expect(shown(page)).toContainText('Workshop');
  await expect(shown(page)).toHaveCount(1);

  await offers.hover();
  await advanceClock(page, 9000);
  await expect(shown(page)).toContainText('Workshop');
  await page.mouse.move(0, 0);
  await offers.getByRole('button', { name: 'Offer 1' }).press('Enter');
  await expect(shown(page)).toContainText('Freelance');
  await advanceClock(page, 9000);
  await expect(shown(page)).toContainText('Freelance');
  await offers.getByRole('button', { name: 'Pause' }).press('Enter');
  await page.getByRole('heading', { level: 1 }).click();
  await advanceClock(page, 9000);
  await expect(shown(page)).toContainText('Freelance');
});

// @proves PRO-07 PRO-08 PRO-12 ENT-21
test('each dot shows its offer, whose action leads where it says', async ({ page, signInAs }) => {
  await signInAs('member');
  await openStill(page, '/verse/pro-community');
  const offers = page.getByRole('region', { name: 'Offers' });
  for (const [dot, action, address] of [
    ['Offer 1', 'Get the Ebook', '/resources/digital-products'],
    ['Offer 2', 'Join the Waiting List', '/waiting-lists/templates'],
    ['Offer 3', 'Join the Waiting List', '/waiting-lists/workshops'],
  ] as const) {
    await offers.getByRole('button', { name: dot }).click();
    await expect(shown(page).getByRole('link', { name: action })).toHaveAttribute('href', address);
  }
});

// @proves GAP-072
test('no offer changes by itself under reduced motion', async ({ page, signInAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('member');
  await openStill(page, '/verse/pro-community');
  await expect(shown(page)).toContainText('Freelance');
  await advanceClock(page, 20_000);
  await expect(shown(page)).toContainText('Freelance');
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

// @proves GAP-076
test('the dashboard passes the audit, in three sizes and both themes', async ({ page, openPage, signInAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('member');
  await openPage('/verse/pro-community');
  await expect(page.getByRole('heading', { level: 1, name: 'Pro Dashboard' })).toBeVisible();
  await expectSound(page);
});
