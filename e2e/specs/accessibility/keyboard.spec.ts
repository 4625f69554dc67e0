import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { SAMPLED_PAGES } from './pages';

interface Watch {
  controls: Element[];
  calm: string[];
}

declare global {
  var keyboardWatch: Watch;
}

/** Records all controls and how they look without focus. Returns the number of controls. */
async function noteControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const wanted =
      'a[href], button:not(:disabled), input:not([type="hidden"]):not(:disabled), ' +
      'select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
    const isReachable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element as HTMLElement).tabIndex >= 0 &&
      !element.closest('[inert]');
    // Tab reaches only one radio button per group. The others are reached with arrow keys.
    const isChoice = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
    const controls = [...document.querySelectorAll(wanted)].filter(
      (element) => isReachable(element) && !isChoice(element),
    );
    const look = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth} ${boxShadow}`;
    };
    globalThis.keyboardWatch = { controls, calm: controls.map(look) };
    return controls.length;
  });
}

/** Returns the focused control, and whether its focus is visible. */
async function focused(page: Page): Promise<{ index: number; isMarked: boolean; what: string }> {
  return page.evaluate(() => {
    const { controls, calm } = globalThis.keyboardWatch;
    const active = document.activeElement ?? document.body;
    const index = controls.indexOf(active);
    const look = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth} ${boxShadow}`;
    };
    // A field's focus may be drawn on its parent element.
    const isMarked =
      index >= 0 &&
      (look(active) !== calm[index] || look(active.parentElement ?? active).match(/^(solid|auto)/) !== null);
    return {
      index,
      isMarked,
      what: `${active.tagName} ${active.textContent?.trim().slice(0, 40) || active.getAttribute('aria-label')}`,
    };
  });
}

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

for (const path of SAMPLED_PAGES) {
  // @proves GAP-076
  test(`${path} works by keyboard: every control gets the focus, shows it, and releases it`, async ({
    page,
    openPage,
  }) => {
    await openPage(path);
    // Waits for controls that depend on the visitor's own data, e.g. the cart buttons.
    await page.waitForLoadState('networkidle');
    const count = await noteControls(page);
    const reached = new Set<number>();
    const unmarked: string[] = [];
    // Tabs through the page once. If a control trapped focus, the controls after it would not be reached.
    for (let press = 0; press < count + 5 && reached.size < count; press += 1) {
      await page.keyboard.press('Tab');
      const { index, isMarked, what } = await focused(page);
      if (index < 0) continue;
      reached.add(index);
      if (!isMarked) unmarked.push(what);
    }
    const missed = await page.evaluate(
      (seen) =>
        globalThis.keyboardWatch.controls
          .filter((_, index) => !seen.includes(index))
          .map((element) => element.outerHTML.slice(0, 120)),
      [...reached],
    );
    expect(missed).toEqual([]);
    expect(unmarked).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    expect((await focused(page)).index).not.toBe(count - 1);
  });
}

// @proves SHW-08 SHW-12 GAP-011 GAP-076
test('the showcase dialog opens, cycles its focus, and closes by keyboard alone', async ({ page, openPage }) => {
  await openPage('/showcase');
  const third = page.getByRole('button', { name: 'Read More' }).nth(2);
  await third.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(third).toBeFocused();
});
