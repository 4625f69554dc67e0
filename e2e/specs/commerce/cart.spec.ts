import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, test } from '../../fixtures';

const card = (page: Page, name: string) => page.getByRole('article', { name });
const add = (page: Page, name: string) => page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
const TOTE = 'Make Things Canvas Tote';
const PIN = 'Creativity Verse Enamel Pin';

// @proves GAP-042 GAP-044 GAP-045 STO-03 STO-08
test('a guest fills a cart, finds it after a reload and in naira, and keeps it when signing in', async ({
  page,
  openPage,
  signInAs,
}) => {
  await openPage('/store');
  await add(page, TOTE);
  await expect(card(page, TOTE).getByText('1 in your cart')).toBeVisible();
  await add(page, PIN);
  await expect(card(page, PIN).getByText('1 in your cart')).toBeVisible();
  const heart = page.getByRole('button', { name: `Favourite: ${PIN}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await openPage('/store/cart');
  await expect(page.getByText('$25.50')).toBeVisible();
  await card(page, TOTE).getByLabel('Quantity').selectOption('2');
  await expect(page.getByText('$45.00')).toBeVisible();
  await card(page, PIN).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('2 items')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 items')).toBeVisible();
  await page.getByLabel('Currency').selectOption('Nigerian naira');
  await expect(page.getByText('₦67,500.00')).toBeVisible();
  await page.reload();
  await expect(page.getByText('₦67,500.00')).toBeVisible();

  await signInAs('editor');
  await openPage('/store/cart');
  await expect(card(page, TOTE).getByLabel('Quantity')).toHaveValue('2');
  expect((await page.context().cookies()).some(({ name }) => name.endsWith('.cart'))).toBe(false);
});

// @proves GAP-042
test('the server renders the same cart page for everyone: its HTML contains nothing of a cart', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/store');
  await add(page, TOTE);
  await expect(card(page, TOTE).getByText('1 in your cart')).toBeVisible();
  const other = await browser.newPage({ baseURL: baseURL! });
  const bodies = await Promise.all([page, other].map(async ({ request }) => (await request.get('/store/cart')).text()));
  const withoutNonces = bodies.map((body) => body.replaceAll(/nonce="[^"]*"/g, ''));
  expect(withoutNonces[0]).toBe(withoutNonces[1]);
  expect(bodies[0]).not.toContain(TOTE);
  expect(bodies[0]).toContain('Loading your cart…');
  await other.close();
});

// @proves GAP-076
test('the cart passes the audit, in three sizes and both themes', async ({ page, openPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage('/store');
  await add(page, TOTE);
  await expect(card(page, TOTE).getByText('1 in your cart')).toBeVisible();
  for (const [address, count] of [
    ['/store', 9],
    ['/store/cart', 1],
  ] as const) {
    await openPage(address);
    await expect(page.getByRole('article')).toHaveCount(count);
    await expectSound(page, address);
  }
});
