import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../../fixtures';
import { SAMPLED_PAGES } from '../accessibility/pages';

const WIDTHS = [320, 390, 800, 1280];

/** `npm run soak -- pages` tests all pages. */
const isAll = process.env.PAGES === 'all';
const MEMBER_PAGES = [
  '/verse/community',
  '/verse/feed',
  '/verse/pro-community',
  '/verse/user-profile',
  '/verse/marketplace',
  '/verse/referral',
  '/verse/contests',
  '/verse/jobs',
  '/verse/notifications',
  '/verse/saved',
  '/verse/settings',
  '/verse/safety',
  '/verse/help-center',
  '/verse/privacy-policy',
  '/store/cart',
  '/store/orders',
].filter((_, index) => isAll || index % 4 === 0);
const STAFF_PAGES = [
  '/verse/staff',
  '/verse/moderation',
  '/verse/people-desk',
  '/verse/contact-inbox',
  '/verse/rewards',
];

/** Returns text that is cut off by the box drawn around it, or that is less than 2 pixels from the box's side. */
const crampedTexts = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert], svg');
    const isDrawn = (element: Element) => {
      const { backgroundColor, borderLeftColor, borderLeftWidth, borderRightWidth, display } =
        getComputedStyle(element);
      const isClear = (colour: string) => /^(rgba\(0, 0, 0, 0\)|transparent)$/.test(colour);
      const hasSides = parseFloat(borderLeftWidth) > 0 && parseFloat(borderRightWidth) > 0 && !isClear(borderLeftColor);
      return display !== 'inline' && (hasSides || !isClear(backgroundColor));
    };
    const isForReaders = (element: Element) =>
      element.clientWidth <= 1 || getComputedStyle(element).clipPath !== 'none';
    const cramped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || text === '' || !isShown(element)) continue;
      const boxes: Element[] = [];
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) boxes.push(one);
      if (boxes.some(isForReaders) || boxes.some((box) => /^(SELECT|TEXTAREA|CODE|MARK)$/.test(box.tagName))) continue;
      // Text in a scrollable box is not cut off.
      if (boxes.some((box) => /auto|scroll/.test(getComputedStyle(box).overflowX))) continue;
      const box = boxes.find(isDrawn);
      const edge = box?.getBoundingClientRect();
      if (!edge || edge.width >= innerWidth - 1) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, width } of range.getClientRects())
        if (width > 0 && (left < edge.left + 2 || right > edge.right - 2)) cramped.push(text.slice(0, 40));
    }
    return [...new Set(cramped)];
  });

async function expectRoom(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await untilHydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => crampedTexts(page), { message: `${path} at ${width}` }).toEqual([]);
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(excess, { message: `${path} at ${width}: no scrolling sideways` }).toBeLessThanOrEqual(0);
    }
  }
}

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

// @proves GAP-076
test('“See all prices” and every other text of the public pages has room in its box', async ({ page }) => {
  await expectRoom(page, SAMPLED_PAGES);
});

// @proves GAP-076
test('every text of the members’ pages has room in its box', async ({ page, signInAs }) => {
  await signInAs('member');
  await expectRoom(page, MEMBER_PAGES);
});

// @proves GAP-076
test('every text of the staff’s pages has room in its box @soak', async ({ page, signInAs }) => {
  await signInAs('moderator');
  await expectRoom(page, STAFF_PAGES);
});
