import { expect, signInToDemo, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';

const PIN = 'Creativity Verse Enamel Pin';

// @proves GAP-042 GAP-098 R23
test('a price change before the order shows a message, orders nothing, and can then be accepted @soak', async ({
  page,
  openPage,
  browser,
  atEnd,
  expectConsole,
}) => {
  expectConsole(/409/);
  const { address: site, stop } = await startOwnSite({ DEMO: '1', SEED: '1', RATE_LIMIT_FACTOR: '100' });
  atEnd(stop);
  const desk = await (await browser.newContext({ baseURL: site, reducedMotion: 'reduce' })).newPage();
  atEnd(() => desk.context().close());
  await signInToDemo(desk.request, site, 'editor');
  await desk.goto('/store/desk/products/2');
  async function setPrice(dollars: string) {
    await desk.getByLabel('Price in dollars').first().fill(dollars);
    const saved = desk.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await desk.getByRole('button', { name: 'Save' }).click();
    expect((await saved).status()).toBe(200);
  }

  await openPage(`${site}/store/products/2`);
  await page.getByRole('button', { name: `Add to Cart: ${PIN}` }).click();
  await expect(page.getByText('1 in your cart')).toBeVisible();
  await setPrice('6.50');
  await openPage(`${site}/store/cart`);
  await expect(page.getByText('Was $6.00, now $6.50.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByLabel('Full name').fill('Ada Obi');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Delivery address').fill('12 Allen Avenue, Ikeja, Lagos, Nigeria');

  await setPrice('7.25');
  await page.getByRole('button', { name: 'Place order, $6.50' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Nothing has been ordered yet' });
  await expect(refusal).toContainText(`${PIN}: was $6.00, now $7.25`);
  await expect(refusal).toContainText('The total was $6.50 and is now $7.25. Order again if you agree.');
  await expect(page.getByText('1 × $7.25')).toBeVisible();
  await expect(page.getByLabel('Delivery address')).toHaveValue('12 Allen Avenue, Ikeja, Lagos, Nigeria');
  expect(await (await page.request.get(`${site}/api/orders`)).json()).toEqual({ orders: [], next: null });

  await page.getByRole('button', { name: 'Place order, $7.25' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order CV-/ })).toBeVisible();
  await setPrice('9.00');
  await page.reload();
  await expect(page.getByText('$7.25 each')).toBeVisible();
  await expect(page.getByText('$9.00')).toHaveCount(0);
});
