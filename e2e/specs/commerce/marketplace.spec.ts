import type { APIRequestContext, Page } from '@playwright/test';
import type { Cart } from '@verse/api-contract/api';
import { expectSound } from '../../audit';
import { expect, test } from '../../fixtures';

const card = (page: Page, name: string) => page.getByRole('article', { name });
const PROJECTOR = 'Pocket Projector';

/** Empties the demo member's cart, which other tests may have filled. */
async function clearCart(request: APIRequestContext, origin: string): Promise<void> {
  const { revision, favourites } = (await (await request.get('/api/cart')).json()) as Cart;
  const headers = { origin, 'if-match': `"${revision}"` };
  await request.put('/api/cart', { headers, data: { lines: [] } });
  for (const item of favourites) await request.delete(`/api/products/${item.split(':')[1]}/favorite`, { headers });
}

test.describe.configure({ mode: 'serial' });

// @proves GAP-044 MKT-11 MKT-12 VRS-23
test('a member fills the cart and keeps favourites; another window is notified, and a reload keeps both', async ({
  page,
  openPage,
  signInAs,
  expectConsole,
  baseURL,
}) => {
  // Adding more units than are in stock is rejected.
  expectConsole(/409/);
  await signInAs('member');
  await clearCart(page.request, baseURL!);
  await openPage('/verse');
  await page.getByRole('navigation', { name: 'Verse' }).getByRole('link', { name: 'Market Place' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  const other = await page.context().newPage();
  await other.goto('/verse/marketplace');
  await expect(other.getByText('0 items in your cart')).toBeVisible();

  const projector = card(page, PROJECTOR);
  await projector.getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await expect(projector.getByText('1 in your cart')).toBeVisible();
  await expect(projector.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
  await expect(other.getByText('1 item in your cart')).toBeVisible();
  await other.close();
  await projector.getByRole('button', { name: `Favourite: ${PROJECTOR}` }).click();
  await card(page, 'Night Owl Hoodie').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('2 items in your cart')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('1 item in your cart')).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 item in your cart')).toBeVisible();
  await expect(projector.getByRole('button', { name: `Favourite: ${PROJECTOR}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await projector.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(projector.getByText('2 in your cart')).toBeVisible();
  await projector.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(`${PROJECTOR}: There are only 2 of ${PROJECTOR} left.`)).toBeVisible();
});

// @proves MKT-04 MKT-06 MKT-13 GAP-088
test('the marketplace filters are in the URL, through a reload and on Back', async ({ page, openPage, signInAs }) => {
  await signInAs('member');
  await openPage('/verse/marketplace');
  const names = page.getByRole('article').getByRole('heading', { level: 2 });
  const [first, second] = await Promise.all([0, 1].map((index) => page.getByRole('article').nth(index).boundingBox()));
  expect(second!.y).toBe(first!.y);
  await page.getByLabel('Category').selectOption('Fashion');
  await page.getByLabel('Sort').selectOption('Price: Low to High');
  const chosen = ['Verse Heavyweight T-Shirt', 'Night Owl Hoodie', 'Studio Overshirt'];
  await expect(names).toHaveText(chosen);
  await expect(page).toHaveURL(/category=Fashion&sort=price-asc/);
  await page.reload();
  await expect(names).toHaveText(chosen);
  await page.getByRole('navigation', { name: 'Verse' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(names).toHaveText(chosen);
});

// @proves GAP-076
test('the marketplace passes the audit, in three sizes and both themes', async ({ page, openPage, signInAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('member');
  await openPage('/verse/marketplace');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expectSound(page);
});
