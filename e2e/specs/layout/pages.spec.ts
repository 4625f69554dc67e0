import { expect, test, untilHydrated } from '../../fixtures';

/** Marketing and store pages are tested in the same way in `marketing/pages.spec.ts` and `store/store.spec.ts`. */
const PUBLIC = [
  // @proves RTE-07
  ['/signup'],
  // @proves RTE-08
  ['/signin'],
  // @proves RTE-10
  ['/resources'],
  // @proves RTE-11
  ['/resources/blogs'],
  // @proves RTE-13
  ['/resources/blog-management'],
  // @proves RTE-15
  ['/reset-password'],
  // @proves RTE-16
  ['/verify-email'],
  // @proves RTE-17
  ['/email-verified'],
] as const;

for (const [path] of PUBLIC) {
  // @proves ROL-02 GEN-03 GEN-09
  test(`guests see one header, one footer, and one heading: ${path}`, async ({ page, openPage }) => {
    const answer = await openPage(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-render']).toBe('ssr');
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
  });
}

for (const path of ['/no-such-page', '/services/x/y/z', '/resources/none']) {
  // @proves GEN-06 GEN-07 GEN-08 GAP-078 ERR-11
  test(`${path} answers 404 and links home`, async ({ page, expectConsole, openPage }) => {
    expectConsole(/404/);
    const answer = await openPage(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

// @proves GEN-05
test('every change of path begins at the top of the page', async ({ page, openPage }) => {
  await openPage('/');
  for (const [name, path] of [
    ['Blogs', '/resources/blogs'],
    ['Support', '/contact'],
    ['About', '/about'],
    ['Features', '/features'],
    ['Showcase', '/showcase'],
  ]) {
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path ?? '');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

/** `npm run soak -- back-and-forward` runs all journeys; other runs use a sample. */
const JOURNEYS = [
  ['/', 'Blogs', '/resources/blogs'],
  ['/resources', 'Support', '/contact'],
  ['/services', 'About', '/about'],
  ['/about', 'Features', '/features'],
  ['/showcase', 'Services', '/services'],
] as const;

// @proves GAP-088 C-05
test('Back and Forward restore the scroll position, even after a reload in between', async ({ page, openPage }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  const atPlace = (top: number) =>
    expect.poll(async () => Math.abs((await place()) - top), { message: `at ${top}` }).toBeLessThanOrEqual(20);
  for (const [from, link, to] of process.env.JOURNEYS === 'all' ? JOURNEYS : JOURNEYS.slice(0, 2)) {
    await openPage(from);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: link, exact: true })
      .evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(to);
    await atPlace(0);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await page.goBack();
    await expect(page).toHaveURL(from);
    await atPlace(600);
    await page.reload();
    await untilHydrated(page);
    await atPlace(600);
    await page.goForward();
    await expect(page).toHaveURL(to);
    await atPlace(300);
  }
});

// @proves GEN-02
test('the tagline is on the home page and in every footer @soak', async ({ page, openPage }) => {
  for (const path of ['/', '/store', '/resources/blogs', '/signin']) {
    await openPage(path);
    await expect(
      page.getByRole('contentinfo').getByText('Fueling the Future of Creativity, Innovation & Tech.'),
    ).toBeVisible();
  }
});
