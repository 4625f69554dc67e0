import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../../fixtures';
import { PUBLIC_PAGES } from './pages';
import { expectAllReadable } from './readable';

const isAll = process.env.PAGES === 'all';
/** Returns all pages in `npm run soak -- pages`, otherwise every sixth page. */
const sampled = (pages: readonly string[], offset: number) => pages.filter((_, index) => isAll || index % 6 === offset);

const OPEN_PAGES = [
  ...PUBLIC_PAGES,
  '/u/zainab-olubori',
  '/u/zainab-olubori/works/sample-zainab-olubori-1',
  '/store/products/1',
  '/brief',
  '/services/members',
];
const MEMBER_PAGES = [
  ...['community', 'feed', 'marketplace', 'contests', 'contests/1', 'jobs', 'jobs/1', 'organisations', 'projects'],
  ...['packages', 'messages', 'next-steps', 'user-profile', 'notifications', 'saved', 'settings', 'safety'],
  ...['applications', 'referral', 'help-center'],
].map((name) => `/verse/${name}`);

/** Returns pairs of overlapping pieces of text, except those floating above the page. */
const overlappingTexts = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert], svg, dialog');
    const floats = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
    const isForReaders = (element: Element | null): boolean =>
      element !== null &&
      (element.clientWidth === 1 ||
        getComputedStyle(element).clipPath !== 'none' ||
        isForReaders(element.parentElement));
    /** Returns the visible part of a text's box, without parts clipped by ancestors, as clamped text is. */
    const shownPart = (element: Element | null, box: DOMRect): DOMRect => {
      if (!element || element === document.body) return box;
      if (getComputedStyle(element).overflow === 'visible') return shownPart(element.parentElement, box);
      const edge = element.getBoundingClientRect();
      const left = Math.max(box.left, edge.left);
      const top = Math.max(box.top, edge.top);
      const width = Math.max(0, Math.min(box.right, edge.right) - left);
      const height = Math.max(0, Math.min(box.bottom, edge.bottom) - top);
      return shownPart(element.parentElement, new DOMRect(left, top, width, height));
    };
    const boxes: { element: Element; text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || text === '' || !isShown(element) || floats(element) || isForReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const whole of range.getClientRects()) {
        const box = shownPart(element, whole);
        if (box.width > 0 && box.height > 0) boxes.push({ element, text, box });
      }
    }
    // Allows vertical overlaps of up to half a line box, because a line box is taller than its letters.
    const across = (one: DOMRect, other: DOMRect) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = (one: DOMRect, other: DOMRect) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const found: string[] = [];
    for (const [index, { element, text, box }] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        if (
          element !== other.element &&
          across(box, other.box) > 2 &&
          down(box, other.box) > Math.min(box.height, other.box.height) / 2
        )
          found.push(`${text.slice(0, 30)} / ${other.text.slice(0, 30)}`);
    return [...new Set(found)];
  });

/** Returns links, buttons and fields that are covered even while focused. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.matches(':disabled, [type="hidden"]') && !one.closest('[inert], [aria-hidden="true"]'))
      // Skips visually hidden fields, whose state is shown by their label.
      .filter((one) => one.clientWidth !== 1 && getComputedStyle(one).opacity !== '0');
    const covered: string[] = [];
    for (const one of controls) {
      one.focus();
      const box = [...one.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
      if (!box) continue;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
      const isOwn = hit && (one.contains(hit) || hit.contains(one) || one.closest('label')?.contains(hit));
      // Accepts a hit on another control, because a card's link covers the whole card.
      if (!isOwn && !hit?.closest('a, button, label'))
        covered.push(`${one.tagName} ${(one.textContent || one.getAttribute('name') || '').trim().slice(0, 30)}`);
      else if (hit && /fixed|sticky/.test(getComputedStyle(hit).position)) covered.push(one.outerHTML.slice(0, 60));
    }
    return [...new Set(covered)];
  });

async function expectUsable(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.locator('h1').first()).toBeVisible();
    await expectAllReadable(page, path);
    await expect.poll(() => overlappingTexts(page), { message: `${path}: texts that cover each other` }).toEqual([]);
    expect(await coveredControls(page), `${path}: controls that are covered`).toEqual([]);
  }
}

test.describe.configure({ mode: 'parallel' });
// Size in CSS pixels of a 1280 × 1024 window at 200 % zoom.
test.use({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2, reducedMotion: 'reduce' });

// @proves GAP-076
test('at a zoom of 200 %, public pages are readable, and everything on them can be reached @soak', async ({ page }) => {
  await expectUsable(page, sampled(OPEN_PAGES, 1));
});

// @proves GAP-076
test('at a zoom of 200 %, members’ pages are readable, and everything on them can be reached', async ({
  page,
  signInAs,
}) => {
  await signInAs('member');
  await expectUsable(page, sampled(MEMBER_PAGES, 0));
});

// @proves GAP-076
test('the check finds a text over another one and a bar over a button', async ({ page, openPage }) => {
  await openPage('/hire');
  await page.evaluate(() => {
    const lead = document.querySelector<HTMLElement>('main p')!;
    const title = document.querySelector('h1')!.getBoundingClientRect();
    lead.style.transform = `translateY(${title.top - lead.getBoundingClientRect().top}px)`;
    const bar = document.createElement('div');
    bar.style.cssText = 'background: red; inset: 0; position: fixed; z-index: 99';
    document.body.append(bar);
  });
  expect(await overlappingTexts(page)).not.toEqual([]);
  expect(await coveredControls(page)).not.toEqual([]);
});
