import { randomUUID } from 'node:crypto';
import { expect, signInToDemo, test } from '../../fixtures';

const PIN = 'Creativity Verse Enamel Pin';

// @proves GAP-042 GAP-044
test('the header counts the cart in every window and opens it beside the page, by keyboard too', async ({
  page,
  openPage,
}) => {
  await openPage('/store/products/2');
  const other = await page.context().newPage();
  await other.goto('/about');
  await page.getByRole('button', { name: `Add to Cart: ${PIN}` }).click();
  const badge = (where: typeof page) => where.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' });
  await expect(badge(page)).toBeVisible();
  await expect(badge(other)).toBeVisible();
  await badge(other).press('Enter');
  const drawer = other.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByRole('article', { name: PIN })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(badge(other)).toBeFocused();
  await other.close();
});

// @proves SCR-01
test('the header counts what a member added on another device @soak', async ({
  page,
  openPage,
  browser,
  baseURL,
  signInAs,
}) => {
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  await signInToDemo(elsewhere.request, baseURL!, 'editor');
  const data = { item: 'product:2', click: randomUUID() };
  const added = await elsewhere.request.post('/api/cart/lines', { headers: { origin: baseURL! }, data });
  expect(added.status()).toBe(200);
  await signInAs('editor');
  await openPage('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, \d+ items?$/ })).toBeVisible();
  await elsewhere.close();
});

// @proves SCR-01
test('the header counts what a guest added, if the page is reloaded before the answer arrives', async ({
  page,
  openPage,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await openPage('/store/products/2');
  await page.route('**/api/cart/lines', async (route) => {
    await route.fetch();
    arrive();
  });
  await page.getByRole('button', { name: `Add to Cart: ${PIN}` }).click();
  await arrived;
  await page.unroute('**/api/cart/lines');
  await openPage('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

// @proves GAP-042 RTE-09
test('without a cart the header links to its page and loads nothing of the store', async ({ page, openPage }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/store/cart');
  expect(asked.filter((url) => url.includes('/mf-store'))).toEqual([]);
});

// @proves GAP-042 GEN-02
test("the cart's place in the header is empty while the store is down, and the page works", async ({
  page,
  openPage,
  expectConsole,
}) => {
  expectConsole(/mf-store|Failed to load|cart/);
  await openPage('/store/products/2');
  await page.getByRole('button', { name: `Add to Cart: ${PIN}` }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.route(/\/mf\/mf-store\//, (route) => route.abort());
  await openPage('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});
