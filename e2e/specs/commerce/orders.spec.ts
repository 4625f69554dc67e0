import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, signInToDemo, test } from '../../fixtures';

const PIN = 'Creativity Verse Enamel Pin';
const header = (page: Page) => page.getByRole('banner');

/** Opens the product's own page, as if from a shared link. */
async function fill(page: Page, openPage: (path: string) => Promise<unknown>) {
  await openPage('/store/products/2');
  await page.getByRole('button', { name: `Add to Cart: ${PIN}` }).click();
  await expect(header(page).getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
}

// @proves GAP-042 GAP-098
test('a guest orders once with a double click, and staff book the payment and deliver', async ({
  page,
  openPage,
  browser,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fill(page, openPage);
  await expectSound(page, 'cart');
  await openPage('/store/checkout');
  await page.getByLabel('Full name').fill('Ada Obi');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Delivery address').fill('12 Allen Avenue, Ikeja, Lagos, Nigeria');
  await expectSound(page, 'checkout');
  await page.getByRole('button', { name: 'Place order, $6.00' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: /^Order CV-/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
  const number = page.url().split('/').at(-1) ?? '';
  await expectSound(page, 'order');
  await openPage('/store/orders');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectSound(page, 'orders');

  const desk = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signInToDemo(desk.request, baseURL!, 'editor');
  await desk.goto('/store/orders');
  await desk.getByRole('link', { name: 'Open the store desk' }).click();
  await desk.getByRole('link', { name: number }).click();
  await desk.getByLabel('Bank reference').fill(`FT ${number}`);
  await desk.getByLabel('Arrived on').fill(new Date().toISOString().slice(0, 10));
  await desk.getByRole('button', { name: 'Confirm payment' }).click();
  await desk.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(desk.getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  await expectSound(desk, 'desk order');
  await desk.context().close();

  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByText('Your order is on its way or already with you.')).toBeVisible();
});

// @proves GAP-042 ROL-02
test("the store's administration is for staff only, and others see a message @soak", async ({
  page,
  openPage,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/403/);
  await signInAs('member');
  await openPage('/store/desk/orders');
  const refused = await page.request.get('/api/desk/orders');
  const { message } = (await refused.json()) as { message: string };
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
});
