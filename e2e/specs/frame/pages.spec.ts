import { expect, test } from '../../fixtures';

/** The public pages, each with the requirement that it exists. */
const PUBLIC = [
  ['/', 'RTE-01'],
  ['/about', 'RTE-02'],
  ['/features', 'RTE-03'],
  ['/showcase', 'RTE-04'],
  ['/services', 'RTE-05'],
  ['/services/service/direct-mentorship', 'RTE-06'],
  ['/signup', 'RTE-07'],
  ['/signin', 'RTE-08'],
  ['/store', 'RTE-09'],
  ['/resources', 'RTE-10'],
  ['/resources/blogs', 'RTE-11'],
  ['/resources/blog-management', 'RTE-13'],
  ['/contact', 'RTE-14'],
  ['/reset-password', 'RTE-15'],
  ['/verify-email', 'RTE-16'],
  ['/email-verified', 'RTE-17'],
] as const;

for (const [path, id] of PUBLIC) {
  test(`${path} answers 200 with one header, one footer, one heading and no sign-in [${id}, ROL-02, GEN-03, GEN-09]`, async ({ page, openPage }) => {
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
  test(`${path} answers 404 and leads home [GEN-06, GEN-07, GEN-08, GAP-078, ERR-11]`, async ({ page, expectConsole, openPage }) => {
    expectConsole(/404/);
    const answer = await openPage(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('every change of path begins at the top of the page [GEN-05]', async ({ page, openPage }) => {
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

test('the tagline stands on the home page and in every footer [GEN-02]', async ({ page, openPage }) => {
  for (const path of ['/', '/store', '/resources/blogs', '/signin']) {
    await openPage(path);
    await expect(page.getByRole('contentinfo').getByText('Fueling the Future of Creativity, Innovation & Tech.')).toBeVisible();
  }
});
