import { expect, test } from '../../../fixtures';

for (const [path, title, ids] of [
  ['/terms', 'Terms of Service', 'GAP-002, GAP-005'],
  ['/privacy-policy', 'Privacy Policy', 'GAP-005'],
] as const) {
  test(`${path} has real text with a version, a date, and linkable parts [${ids}]`, async ({ page, openPage }) => {
    await openPage('/');
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main).toContainText(/Version \d+\.\d+\. Last updated \d{1,2} \w+ \d{4}/);
    await expect(main.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    expect((await main.innerText()).length).toBeGreaterThan(500);

    const parts = main.getByRole('navigation').getByRole('link');
    const headings = main.getByRole('heading', { level: 2 });
    expect(await headings.allTextContents()).toEqual(await parts.allTextContents());
    await parts.last().click();
    await expect(headings.last()).toBeInViewport();
  });
}

// @proves GAP-005
test('the privacy policy names every cookie that the site sets: one for the theme, two for sign-in', async ({
  page,
  openPage,
  signInAs,
  context,
}) => {
  await openPage('/privacy-policy');
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: /theme/i }).click();
  await signInAs('member');
  await openPage('/privacy-policy');
  const days = (expires: number) => Math.round((expires - Date.now() / 1000) / 86_400);
  const set = (await context.cookies()).map(({ name, expires }) => [name, days(expires)]);
  expect(set.sort()).toEqual([
    ['verse-theme', 365],
    ['verse.device', 400],
    ['verse.session_token', 7],
  ]);
  const clause = page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: /cookies/i }) });
  await expect(clause).toContainText(/up to seven days after your last visit/);
  await expect(clause).toContainText(/theme, a cookie remembers it for a year/);
});
