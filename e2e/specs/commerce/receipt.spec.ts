import type { APIRequestContext, Page } from '@playwright/test';
import { signInToDemo } from '../../fixtures';
import { expect, settle, test } from '../../people';

interface Order {
  number: string;
  revision: number;
  total: { minor: number };
}

const pagesOf = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

/** Creates a paid order for seven products as a signed-in member. */
async function paidOrder(page: Page, desk: APIRequestContext, site: string) {
  await settle(page, site);
  await signInToDemo(desk, site, 'editor');
  const send = (from: APIRequestContext, path: string, data: object, headers = {}) =>
    from.post(site + path, { data, headers: { origin: site, ...headers } });
  for (const id of [1, 2, 3, 4, 6, 7, 9])
    await send(page.request, '/api/cart/lines', { item: `product:${id}`, click: `click-of-sheet-${id}` });
  const cart = (await (await page.request.get('/api/cart')).json()) as { revision: number; subtotal: object };
  const body = { cartRevision: cart.revision, expected: cart.subtotal, name: 'Ada Obi', address: '12 Marina Road' };
  const placed = await send(page.request, '/api/orders', body, { 'idempotency-key': 'key-of-the-sheet-of-paper' });
  const { number, revision, total } = (await placed.json()) as Order;
  const payment = { amount: total.minor, reference: `FT ${number}`, on: '2026-11-22' };
  const paid = await send(desk, `/api/desk/orders/${number}/payment`, payment, { 'if-match': `"${revision}"` });
  expect(paid.status()).toBe(200);
  return number;
}

// @proves GAP-042 GAP-098
test('a receipt of seven products fits one sheet of paper, black on white in both themes', async ({
  page,
  openPage,
  browser,
  site,
  atEnd,
}) => {
  const office = await browser.newContext();
  atEnd(() => office.close());
  const number = await paidOrder(page, office.request, site);
  await openPage(`/store/orders/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const colours = await page.evaluate(() =>
      ['html', 'body', 'h1'].map((name) => {
        const { backgroundColor, color } = getComputedStyle(document.querySelector(name)!);
        return name === 'h1' ? color : backgroundColor;
      }),
    );
    expect(colours, colorScheme).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)']);
    expect(pagesOf(await page.pdf({ format: 'A4', printBackground: true })), colorScheme).toBe(1);
  }
});
