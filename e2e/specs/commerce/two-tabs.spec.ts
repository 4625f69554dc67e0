import type { Page } from '@playwright/test';
import { untilHydrated } from '../../fixtures';
import { expect, settle, test } from '../../people';

const TOTE = 'Make Things Canvas Tote';
const PIN = 'Creativity Verse Enamel Pin';
const APRON = 'Cotton Work Apron';

const badge = (tab: Page, items: number) =>
  tab.getByRole('banner').getByRole('link', { name: `Cart, ${items} items`, exact: true });

async function expectQuantities(tab: Page, quantities: Record<string, number>) {
  await expect(tab.getByRole('main').getByRole('article')).toHaveCount(Object.keys(quantities).length);
  for (const [name, quantity] of Object.entries(quantities))
    await expect(tab.getByRole('article', { name }).getByLabel('Quantity')).toHaveValue(String(quantity));
}

// @proves GAP-042 GAP-044
test('a guest who signs in with two tabs open has one cart in both, nothing doubled and nothing lost @soak', async ({
  page,
  openPage,
  browser,
  site,
  atEnd,
}) => {
  const elsewhere = await browser.newContext();
  atEnd(() => elsewhere.close());
  const phone = await elsewhere.newPage();
  const person = await settle(phone, site);
  const put = (item: string, quantity: number) =>
    phone.request.post(`${site}/api/cart/lines`, {
      headers: { origin: site },
      data: { item, quantity, click: `click-of-${item.replace(':', '-')}` },
    });
  for (const [item, quantity] of [
    ['product:2', 3],
    ['product:7', 1],
  ] as const)
    expect((await put(item, quantity)).status()).toBe(200);

  await openPage('/store');
  for (const [name, noted] of [
    [TOTE, 1],
    [TOTE, 2],
    [PIN, 1],
  ] as const) {
    await page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
    await expect(page.getByRole('article', { name }).getByText(`${noted} in your cart`)).toBeVisible();
  }
  const cartTab = await page.context().newPage();
  await cartTab.goto(`${site}/store/cart`);
  await untilHydrated(cartTab);
  await expectQuantities(cartTab, { [TOTE]: 2, [PIN]: 1 });

  await openPage('/signin?next=%2Fstore%2Fcart');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/store/cart');
  const merged = { [PIN]: 3, [APRON]: 1, [TOTE]: 2 };
  for (const tab of [page, cartTab]) {
    await expectQuantities(tab, merged);
    await expect(badge(tab, 6)).toBeVisible();
  }
  await cartTab.reload();
  for (const tab of [cartTab, page]) await expectQuantities(tab, merged);
  await phone.goto(`${site}/store/cart`);
  await expectQuantities(phone, merged);
});
