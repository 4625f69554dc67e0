import { expect, test } from '../../fixtures';

for (const [path, title, ids] of [
  ['/terms', 'Terms of Service', 'GAP-002, GAP-005'],
  ['/privacy-policy', 'Privacy Policy', 'GAP-005'],
] as const) {
  test(`${path} is a real text with a version, a date and parts one can go to [${ids}]`, async ({ page, openPage }) => {
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
