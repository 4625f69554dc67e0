import { expect, type Page } from '@playwright/test';

/** Returns unreadable text, i.e. text that extends beyond the page or is cut off by its box. */
async function findHiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]');
    const isForReaders = (element: Element) =>
      Boolean(
        [...ancestors(element)].find((one) => getComputedStyle(one).clipPath !== 'none' || one.clientWidth === 1),
      );
    function* ancestors(element: Element) {
      for (let one: Element | null = element; one; one = one.parentElement) yield one;
    }
    // Excludes fields, which scroll, and intentionally clamped text, available in full behind a button or link.
    const isHeld = ({ overflowY, maxBlockSize }: CSSStyleDeclaration) =>
      overflowY === 'hidden' && maxBlockSize !== 'none';
    const mayCut = (element: Element) =>
      isHeld(getComputedStyle(element)) || /^(INPUT|TEXTAREA|SELECT|HTML|BODY)$/.test(element.tagName);
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || text === '' || !isShown(element) || isForReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width === 0) continue;
        if (left < -1 || right > innerWidth + 1) lost.push(`beyond the edge: ${text.slice(0, 40)}`);
        const box = [...ancestors(element)].find((one) => /hidden|clip/.test(getComputedStyle(one).overflow));
        if (!box || mayCut(box) || [...ancestors(element)].some(mayCut)) continue;
        const edge = box.getBoundingClientRect();
        if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 2 || bottom > edge.bottom + 2)
          lost.push(`cut off: ${text.slice(0, 40)}`);
      }
    }
    return [...new Set(lost)];
  });
}

/** Asserts that the page does not scroll horizontally and that no text overflows or is cut off. */
export async function expectAllReadable(page: Page, at: string) {
  // Polled, because a page updates its layout in steps after a resize.
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(excess, { message: `${at}: no scrolling sideways` }).toBeLessThanOrEqual(0);
  await expect.poll(() => findHiddenTexts(page), { message: at }).toEqual([]);
}
