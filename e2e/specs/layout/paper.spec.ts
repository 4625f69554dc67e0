import type { Page } from '@playwright/test';
import { expect, SIZES, test } from '../../fixtures';

const PAGES = [
  '/',
  '/about',
  '/terms',
  '/services/service/direct-mentorship',
  '/store',
  '/resources',
  '/resources/blogs',
];

/** Returns defects of the printed page: missing content, or elements that cover its text. */
const faultsOnPaper = (page: Page) =>
  page.evaluate(() => {
    const light = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) > 150);
    const shown = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
    const all = [...document.querySelectorAll('body *')];
    const faults = all
      .filter((element) => shown(element) && getComputedStyle(element).position === 'fixed')
      .map((element) => `on every page: ${element.tagName} ${element.textContent}`);
    for (const text of document.querySelectorAll('main :is(h1, h2, h3, p, li, dd)'))
      if (shown(text) && light(getComputedStyle(text).color)) faults.push(`pale: ${text.textContent}`);
    for (const details of document.querySelectorAll('main details:not([open])'))
      for (const part of details.querySelectorAll('p'))
        if (part.getBoundingClientRect().height === 0) faults.push(`closed: ${part.textContent}`);
    return faults;
  });

for (const path of PAGES) {
  // @proves GAP-101
  test(`${path} prints dark on white, with collapsed parts and without floating elements`, async ({
    page,
    openPage,
  }) => {
    await page.addInitScript(() => localStorage.setItem('verse-theme', 'dark'));
    await page.setViewportSize(SIZES.S);
    await openPage(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect.poll(() => faultsOnPaper(page)).toEqual([]);
  });
}
