import type { Browser } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, signInToDemo, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';

const PROMPTS = 'Thirty Sketch Prompts, Printable';

/** Signs in an editor and publishes the sample product that the test downloads. */
async function openDeskWithPrompts(browser: Browser, site: string) {
  const desk = await (await browser.newContext({ baseURL: site, reducedMotion: 'reduce' })).newPage();
  await signInToDemo(desk.request, site, 'editor');
  await desk.goto('/store/desk/products/10');
  await desk.getByLabel('Status').selectOption('published');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved', { exact: false }).first()).toBeVisible();
  return desk;
}

// @proves GAP-042 GAP-098
test('a guest pays for a download that staff have published; staff add a product with its picture and file', async ({
  page,
  openPage,
  browser,
  atEnd,
}) => {
  const { address: site, stop } = await startOwnSite({ DEMO: '1', SEED: '1', RATE_LIMIT_FACTOR: '100' });
  atEnd(stop);
  const desk = await openDeskWithPrompts(browser, site);
  atEnd(() => desk.context().close());

  await openPage(`${site}/store/products/10`);
  await page.getByRole('button', { name: `Add to Cart: ${PROMPTS}` }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await openPage(`${site}/store/checkout`);
  await page.getByLabel('Full name').fill('Ada Obi');
  await page.getByLabel('Email').fill('ada@example.org');
  await expect(page.getByText('1 × $4.00')).toBeVisible();
  await page.getByRole('button', { name: 'Place order, $4.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order CV-/ })).toBeVisible();
  const number = page.url().split('/').at(-1) ?? '';

  await desk.goto(`/store/desk/orders/${number}`);
  await desk.getByLabel('Bank reference').fill(`FT ${number}`);
  await desk.getByLabel('Arrived on').fill(new Date().toISOString().slice(0, 10));
  await desk.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(desk.getByRole('heading', { name: 'Refund' })).toBeVisible();

  await page.reload();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Thirty sketch prompts.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('Thirty sketch prompts.pdf');

  await desk.getByRole('navigation', { name: 'Store desk' }).getByRole('link', { name: 'Products' }).click();
  await desk.getByRole('link', { name: 'Add a product' }).click();
  await desk.getByLabel('Name').fill('Type specimen');
  await desk.getByLabel('Description').fill('A specimen to print.');
  await desk.getByLabel('Price in dollars').first().fill('3.00');
  await desk.getByLabel('Delivery').selectOption('As a download');
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await desk.getByLabel('Picture').setInputFiles({ name: 'specimen.png', mimeType: 'image/png', buffer: picture });
  await desk.getByRole('button', { name: 'Add product' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Type specimen' })).toBeVisible();
  const file = { name: 'specimen.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 specimen') };
  await desk.getByLabel('Add a file').setInputFiles(file);
  await expect(desk.getByRole('button', { name: 'Remove specimen.pdf' })).toBeVisible();
  await expectSound(desk, 'desk product');
  await desk.goto('/store/desk');
  await expect(desk.getByRole('link', { name: 'Type specimen' })).toBeVisible();
  await expectSound(desk, 'desk products');
  await desk.goto('/store/desk/orders');
  await expect(desk.getByRole('link', { name: number })).toBeVisible();
  await expectSound(desk, 'desk orders');
  await desk.context().close();
});
