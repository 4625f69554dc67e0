import { expect, test } from '../../../fixtures';

const numberIn = (text: string | null) => Number((text ?? '').replaceAll(',', ''));

// @proves GAP-073
test('the open figures agree with what the site lists, without scripts, and every footer links to them', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Open figures' }).click();
  await expect(page).toHaveURL('/open');

  const list = async (path: string) => (await (await request.get(path)).json()) as unknown[];
  const { services } = (await (await request.get('/Data/services.json')).json()) as { services: unknown[] };
  const products =
    (await list('/api/products?area=store')).length + (await list('/api/products?area=marketplace')).length;
  // Other tests publish at the same time, and responses are cached for a minute, so this repeats until the page and the
  // API agree.
  await expect(async () => {
    const answer = await page.goto('/open?asked=now');
    expect(answer?.headers()['x-render']).toBe('ssr');
    const shown = async (name: string) =>
      numberIn(
        await page
          .locator('dt', { hasText: new RegExp(`^${name}$`) })
          .locator('+ dd')
          .textContent(),
      );
    const counted = (await (await request.get('/api/statistics')).json()) as Record<string, number | string>;
    expect(await page.locator('main time').getAttribute('datetime')).toBe(counted.countedAt);
    expect({
      members: await shown('Members'),
      blogPosts: await shown('Blog posts'),
      communityPosts: await shown('Community posts'),
      services: await shown('Services'),
      products: await shown('Products'),
      countedAt: counted.countedAt,
    }).toEqual({ ...counted, services: services.length, products });
  }).toPass({ timeout: 20_000 });
  await context.close();
});
