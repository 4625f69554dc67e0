// Compares two readings of a page's layout, e.g. before and after a visit to the section. `readInPage` and `atRest` run
// in the page.

/**
 * Appearance of elements. `isUsed` marks visible links and buttons outside dialogs, which must not disappear.
 * @typedef {Record<string, { styles: string[], isUsed: boolean }>} Look keyed by a name that is the same on every page
 * @typedef {Record<string, number[]>} Boxes
 * @typedef {{ look: Look, boxes: Boxes, variables: Record<string, string>, altered: string[] }} Reading
 */

export const STYLES = [
  ...['color', 'background-color', 'background-image', 'font-family', 'font-size', 'font-weight', 'font-style'],
  ...['line-height', 'letter-spacing', 'text-transform', 'text-decoration-line', 'text-align', 'display', 'visibility'],
  ...['opacity', 'position', 'z-index', 'transform', 'filter', 'padding-top', 'padding-right', 'padding-bottom'],
  ...['padding-left', 'border-top-width', 'border-bottom-width', 'border-top-color', 'border-top-left-radius'],
  ...['box-shadow', 'overflow-x', 'pointer-events', 'cursor'],
];

/**
 * @param {{ styles: string[], within: string }} what `within` selects the elements to read; section elements in the
 * layout are skipped, because only some sections add a widget there
 * @returns {Reading}
 */
function readInPage({ styles, within }) {
  /** @type {Look} */
  const look = {};
  /** @type {Map<string, number>} */
  const seen = new Map();
  const ofSection = (/** @type {Element} */ element) => /\bmf-[a-z]+_/.test(element.getAttribute('class') ?? '');
  /** @param {Element} element */
  const labelOf = (element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent);
    const label = [element.getAttribute('aria-label'), element.id, element.getAttribute('href'), own.join(' ').trim()];
    return label.find(Boolean)?.replaceAll(/\d+/g, '#').slice(0, 60) ?? '';
  };
  /** @param {Element} element @param {string} parent @param {boolean} isFrame */
  const read = (element, parent, isFrame) => {
    if (element.matches('script, style, link, [hidden], progress, [role="progressbar"]')) return;
    if (isFrame && ofSection(element)) return;
    const tag = element.tagName.toLowerCase();
    const label = labelOf(element);
    const plain = label ? `${parent.split(' ', 1)[0]} ${tag} ${label}` : `${parent} > ${tag}`;
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    const name = count === 1 ? plain : `${plain} (${count})`;
    const computed = window.getComputedStyle(element);
    // Skipped, because the link to the current page is supposed to look different.
    const isHere = element.hasAttribute('aria-current');
    look[name] = {
      styles: isHere ? [] : styles.map((style) => computed.getPropertyValue(style)),
      isUsed:
        element.matches('a[href], button') && computed.display !== 'none' && !element.closest('[popover], dialog'),
    };
    if (!isHere) for (const child of element.children) if (child.id !== 'main') read(child, name, isFrame);
  };
  const frame = { header: 'body header:not(main *)', footer: 'body footer:not(main *)' };
  for (const [region, selector] of Object.entries(within === 'frame' ? frame : { page: 'main' }))
    for (const element of document.querySelectorAll(selector)) read(element, region, within === 'frame');
  for (const selector of ['html', 'body', '#main']) {
    const element = document.querySelector(selector);
    const computed = element && window.getComputedStyle(element);
    if (computed) look[selector] = { styles: styles.map((style) => computed.getPropertyValue(style)), isUsed: false };
  }
  const boxOf = (/** @type {string} */ selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box ? [box.left, box.width, box.height].map(Math.round) : [];
  };
  const variables = Object.fromEntries(
    [...document.documentElement.computedStyleMap()]
      .filter(([name]) => name.startsWith('--'))
      .map(([name, value]) => [name, String(value)]),
  );
  return {
    look,
    boxes: within === 'frame' ? { header: boxOf(frame.header), footer: boxOf(frame.footer) } : {},
    variables,
    altered: /** @type {any} */ (window).changedBuiltIns(),
  };
}

/** Waits at the top of the page until fonts have loaded and finite animations have ended. Runs in the page. */
async function atRest() {
  await document.fonts.ready;
  window.scrollTo({ top: 0, behavior: 'instant' });
  const moving = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  return moving.every(({ playState }) => playState !== 'running');
}

const READ_INTERVAL_MS = 120;
const LIMIT_MS = 8_000;

/**
 * Returns a reading of the shell's elements once three consecutive readings are equal. A single reading is not
 * reliable, because the cart, the bell and the session load late.
 * @param {import('@playwright/test').Page} page @param {'frame' | 'page'} within
 * @returns {Promise<Reading>}
 */
export async function readSettledLayout(page, within = 'frame') {
  const until = Date.now() + LIMIT_MS;
  let last = '';
  let times = 0;
  for (;;) {
    const isAtRest = await page.evaluate(atRest);
    const reading = await page.evaluate(readInPage, { styles: STYLES, within });
    const text = JSON.stringify(reading);
    times = text === last && isAtRest ? times + 1 : 0;
    last = text;
    if (times >= 2 || Date.now() > until) return reading;
    await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), READ_INTERVAL_MS);
  }
}

/** @param {Look[]} known @param {Look} after */
const differences = ([before = {}, ...others], after) =>
  Object.entries(before).flatMap(([name, { styles, isUsed }]) => {
    const now = after[name];
    if (!now) return isUsed && others.every((other) => other[name]) ? [`'${name}' is gone`] : [];
    if (styles.length === 0 || now.styles.length === 0) return [];
    const index = styles.findIndex(
      (value, at) => value !== now.styles[at] && others.every((other) => other[name]?.styles[at] !== now.styles[at]),
    );
    return index < 0 ? [] : [`'${name}' has ${STYLES[index]} ${now.styles[index]} instead of ${styles[index]}`];
  });

const MAX_LISTED = 3;

/**
 * Describes the first changes to the shell's elements. Returns undefined if nothing has changed. Whatever also differs
 * between the known readings depends on the page, for example a mark on the menu of the current page.
 * @param {[Reading, ...Reading[]]} known readings from other pages, or from the same page earlier
 * @param {Reading} after
 * @returns {string | undefined}
 */
export function findLayoutChange(known, after) {
  const [before] = known;
  /** @param {(reading: Reading) => unknown} part */
  const isKnown = (part) => known.some((reading) => JSON.stringify(part(reading)) === JSON.stringify(part(after)));
  const found = [
    ...Object.entries(before.variables)
      .filter(([name]) => !isKnown(({ variables }) => variables[name]))
      .map(([name, value]) => `${name} is '${after.variables[name] ?? ''}' instead of '${value}'`),
    ...differences(
      known.map(({ look }) => look),
      after.look,
    ),
    ...Object.entries(before.boxes)
      .filter(([name]) => !isKnown(({ boxes }) => boxes[name]))
      .map(([name, box]) => `the ${name} measures ${after.boxes[name]} instead of ${box}`),
    ...after.altered
      .filter((name) => !known.some(({ altered }) => altered.includes(name)))
      .map((name) => `${name} is no longer the browser's own`),
  ];
  const more = found.length > MAX_LISTED ? ` and ${found.length - MAX_LISTED} more` : '';
  return found.length > 0 ? found.slice(0, MAX_LISTED).join('; ') + more : undefined;
}
