import type { Page } from '@playwright/test';
import { expect, SIZES, test } from '../../fixtures';
import { SAMPLED_PAGES } from './pages';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

/** Presses Tab until the link is focused, like a keyboard user. */
async function tabTo(page: Page, href: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.getAttribute('href') === wanted, href);
  for (let press = 0; press < 150 && !(await isThere()); press += 1) await page.keyboard.press('Tab');
  expect([href, await isThere()]).toEqual([href, true]);
}

/**
 * Returns the focused element's id, whether it is visible below the header, and whether the next Tab continues from it.
 */
async function arrival(page: Page) {
  const here = await page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    // The box of the main content starts behind the header. Its padding keeps the text below the header.
    const top = active.getBoundingClientRect().top + parseFloat(getComputedStyle(active).paddingBlockStart);
    return { id: active.id, isInSight: top >= header - 1 && top < innerHeight };
  });
  await page.keyboard.press('Tab');
  const goesOn = await page.evaluate((id) => {
    const target = document.getElementById(id);
    const next = document.activeElement;
    const order = target && next ? target.compareDocumentPosition(next) : 0;
    return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }, here.id);
  return { ...here, goesOn };
}

/** Returns all links in `npm run soak -- in-page-links`, otherwise each page's first, middle and last link. */
const chosen = (hrefs: string[]) =>
  process.env.IN_PAGE_LINKS === 'all'
    ? hrefs
    : hrefs.filter((_, index) => [0, Math.floor(hrefs.length / 2), hrefs.length - 1].includes(index));

for (const path of SAMPLED_PAGES) {
  // @proves GAP-076
  test(`${path}: in-page links move the focus to their target, and Tab continues from there`, async ({
    page,
    openPage,
  }) => {
    await openPage(path);
    const hrefs = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // The first Tab stop on every page is the skip link.
    expect(hrefs[0]).toBe('#main');
    for (const href of chosen([...new Set(hrefs)])) {
      await openPage(path);
      await tabTo(page, href);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      expect([href, await arrival(page)]).toEqual([href, { id: href.slice(1), isInSight: true, goesOn: true }]);
    }
  });
}

// @proves GAP-076
test('unfolding all tools, or clearing a search, focuses the tools, because the pressed link disappears', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(SIZES.S);
  await openPage('/resources');
  const tools = page.getByRole('region', { name: 'Creator Tools and Tech Directory' });
  const unfold = page.getByRole('link', { name: /^Show all \d+ tools$/ });
  await unfold.focus();
  await page.keyboard.press('Enter');
  await expect(unfold).toHaveCount(0);
  await expect(tools).toBeFocused();
  await page.getByLabel('Search tools').fill('no such tool');
  await page.getByRole('link', { name: 'Show all tools' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No tools found')).toHaveCount(0);
  await expect(tools).toBeFocused();
});
