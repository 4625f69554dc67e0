import { expect, SIZES, test } from '../../fixtures';

const columns = ['Quick Links', 'Resources', 'Connect'];

test.describe('the footer', () => {
  // @proves FTR-01
  test('has four columns in one row on wide screens', async ({ page, openPage }) => {
    await page.setViewportSize(SIZES.W);
    await openPage('/');
    const first = page
      .getByRole('contentinfo')
      .getByText('Fueling the Future of Creativity, Innovation & Tech.')
      .locator('..');
    const blocks = [
      first,
      ...columns.map((title) => page.getByRole('contentinfo').getByRole('heading', { name: title }).locator('..')),
    ];
    const boxes = await Promise.all(blocks.map((block) => block.boundingBox()));
    const tops = boxes.map((box) => Math.round(box?.y ?? -1));
    expect(new Set(tops).size).toBe(1);
    for (const [index, box] of boxes.slice(1).entries())
      expect(box?.x).toBeGreaterThanOrEqual((boxes[index]?.x ?? 0) + (boxes[index]?.width ?? 0));
  });

  for (const size of [SIZES.M, SIZES.S]) {
    test(`fits a window of ${size.width} px without scrolling sideways`, async ({ page, openPage }) => {
      await page.setViewportSize(size);
      await openPage('/');
      const right = await page
        .getByRole('contentinfo')
        .evaluate((footer) =>
          Math.max(...[...footer.querySelectorAll('a, p, h2')].map((node) => node.getBoundingClientRect().right)),
        );
      expect(right).toBeLessThanOrEqual(size.width);
    });
  }

  // @proves FTR-06 FTR-08 GEN-11
  test('opens its five social links in new tabs @soak', async ({ page, openPage }) => {
    await openPage('/');
    const links = page
      .getByRole('contentinfo')
      .getByRole('heading', { name: 'Connect' })
      .locator('..')
      .getByRole('link');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  // @proves FTR-10 FTR-11 GAP-005 C-03
  test('links to the existing privacy policy and terms', async ({ page, openPage, request }) => {
    await openPage('/');
    for (const [name, path] of [
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms'],
    ]) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', path ?? '');
      expect((await request.get(path ?? '')).status()).toBe(200);
    }
  });
});
