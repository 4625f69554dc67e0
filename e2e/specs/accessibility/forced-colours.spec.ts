import type { Page } from '@playwright/test';
import { expect, SIZES, test } from '../../fixtures';

const SELECTED = '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"]';
const PUBLIC = ['/', '/about', '/services', '/store', '/store?category=fashion', '/resources', '/resources/blogs'];
const VERSE = ['community', 'feed', 'jobs', 'contests', 'marketplace', 'referral', 'settings', 'help-center'];

/** Returns selected controls that are indistinguishable from unselected ones, and the number of comparisons. */
const lookAlike = (page: Page) =>
  page.evaluate((selected) => {
    const look = (element: Element) => {
      const { backgroundColor, color, borderColor, outlineStyle } = getComputedStyle(element);
      return [backgroundColor, color, borderColor, outlineStyle].join();
    };
    const alike: string[] = [];
    let compared = 0;
    for (const one of document.querySelectorAll(selected)) {
      if (!one.checkVisibility()) continue;
      const group = one.closest('ul, nav, fieldset, form, [role="group"]') ?? document.body;
      const others = [...group.querySelectorAll(one.tagName)].filter(
        (other) => !other.matches(selected) && other.className === one.className && other.checkVisibility(),
      );
      compared += others.length;
      if (others.some((other) => look(other) === look(one))) alike.push(one.outerHTML.slice(0, 120));
    }
    return { alike, compared };
  }, SELECTED);

test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

// @proves GAP-076
test('selected controls look different under forced colours', async ({ page, openPage, signInAs }) => {
  await page.setViewportSize(SIZES.W);
  let compared = 0;
  const check = async (path: string) => {
    await openPage(path);
    const found = await lookAlike(page);
    expect(found.alike, path).toEqual([]);
    compared += found.compared;
  };
  for (const path of PUBLIC) await check(path);
  await signInAs('member');
  for (const path of VERSE) await check(`/verse/${path}`);
  expect(compared).toBeGreaterThan(20);
});
