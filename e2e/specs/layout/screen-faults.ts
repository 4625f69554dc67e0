import type { Page } from '@playwright/test';

/** Patterns in the text of a page that no page shows, with their names. */
const TEXT_FAULTS: [name: string, pattern: RegExp][] = [
  ['space before punctuation', /\p{L} [,;!?](?:\s|$)|\p{L} \.(?:\s|$)/u],
  ['two full stops', /(?<!\.)\.\.(?!\.)/],
  ['missing value', /\b(?:undefined|NaN|Invalid Date)\b|\[object /],
  [
    'plural of one',
    /(?<![\d.,:–-]\s?)\b1 (?:days|hours|minutes|weeks|months|items|people|posts|members|words|votes)\b/,
  ],
  ['doubled word', /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/u],
];

/** Returns texts of the page, one line for each block, that match a pattern. */
export async function findTextFaults(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').flatMap((line) =>
    TEXT_FAULTS.flatMap(([name, pattern]) => {
      const found = pattern.exec(line);
      return found ? [`${name}: …${line.slice(Math.max(0, found.index - 30), found.index + 40)}…`] : [];
    }),
  );
}

/** Returns what is wrong with the page's first-level heading: exactly one must be visible. */
export async function findHeadingFaults(page: Page): Promise<string[]> {
  const headings = await page.locator('h1:visible').allInnerTexts();
  return headings.length === 1 ? [] : [`${headings.length} visible first-level headings: ${headings.join(' | ')}`];
}

/** Returns loaded pictures whose proportions the page has changed. */
export const findDistortedPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('img')].flatMap((image) => {
      const { objectFit, paddingLeft, paddingTop } = getComputedStyle(image);
      const width = image.clientWidth - 2 * parseFloat(paddingLeft);
      const height = image.clientHeight - 2 * parseFloat(paddingTop);
      if (image.naturalWidth === 0 || width < 4 || height < 4 || objectFit !== 'fill') return [];
      const ratio = width / height / (image.naturalWidth / image.naturalHeight);
      const isRounded = Math.abs(width * (1 / ratio) - width) < 1.5 || Math.abs(height * ratio - height) < 1.5;
      return isRounded ? [] : [`${image.className || image.src}: ${width} × ${height}`];
    }),
  );

/**
 * Opens each kind of menu on the page and returns those that are not completely visible: outside the window, or under
 * something else, or cut off at a corner.
 */
export async function findHiddenMenus(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const buttons = page.locator('button[aria-controls][aria-expanded="false"]:visible, button[popovertarget]:visible');
  const seen = new Set<string | null>();
  for (const button of await buttons.elementHandles()) {
    const kind = await button.getAttribute('class');
    if (seen.has(kind) || !(await button.isEnabled())) continue;
    seen.add(kind);
    await button.scrollIntoViewIfNeeded();
    await button.click();
    const fault = await button.evaluate(findCoveredCorner);
    if (fault) faults.push(fault);
    await page.keyboard.press('Escape');
    // A popover reports that it was closed a frame later; a click before that would open it again.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    if ((await button.getAttribute('aria-expanded')) === 'true') await button.click();
  }
  return faults;
}

/** Runs in the page. A panel in the flow of the page may be longer than the window. */
function findCoveredCorner(button: SVGElement | HTMLElement): string | null {
  const id = button.getAttribute('aria-controls') ?? button.getAttribute('popovertarget') ?? '';
  const panel = document.getElementById(id);
  if (!panel || panel.getClientRects().length === 0) return null;
  const isFloating = ['absolute', 'fixed'].includes(getComputedStyle(panel).position);
  if (!isFloating) return null;
  const { left, right, top, bottom } = panel.getBoundingClientRect();
  const name = `menu of “${button.getAttribute('aria-label') ?? button.textContent}”`;
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    return `${name} is outside the window: ${[left, top, right, bottom].map(Math.round).join(' ')}`;
  const inset = 12;
  const corners = [
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const;
  const isCovered = corners.some(([x, y]) => !panel.contains(document.elementFromPoint(x, y)));
  return isCovered ? `${name} is covered` : null;
}
