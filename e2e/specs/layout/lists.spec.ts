import type { Page } from '@playwright/test';
import { EMPTY_LISTS, LISTS } from '@verse/build/lists';
import { expect, test } from '../../fixtures';

/** Styles that may not differ between sections. */
const STYLES = [
  'backgroundColor',
  'borderBottomColor',
  'borderRadius',
  'borderTopWidth',
  'color',
  'fontSize',
  'fontWeight',
  'paddingLeft',
  'paddingTop',
] as const;

/** The parts of a list page, by a selector of their first element. */
const PARTS = {
  title: 'h1',
  lead: 'h1 + p',
  search: '[role=search] input[type=search]',
  select: '[role=search] select',
  chip: 'main form :is(li > button[aria-pressed=false], nav li > a:not([aria-current]))',
  chosen: 'main form :is(li > button[aria-pressed=true], nav li > a[aria-current=true])',
  tab: 'main nav:not([aria-label=Pages]) li > a[aria-current=page]',
} as const;
// Colours are compared once they have arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Part = keyof typeof PARTS | 'empty';
type Measures = Record<string, string>;

/** Returns the styles of each part of the open page, and where its title begins. */
const measure = (page: Page, parts: Record<string, string>) =>
  page.evaluate(
    ([selectors, names]) =>
      Object.fromEntries(
        Object.entries(selectors).flatMap(([part, selector]) => {
          const element = document.querySelector(selector);
          if (!element) return [];
          const style = getComputedStyle(element);
          const { top, left, height } = element.getBoundingClientRect();
          const place = part === 'title' ? { top: String(Math.round(top)), left: String(Math.round(left)) } : {};
          const size = part === 'search' || part === 'select' ? { height: String(Math.round(height)) } : {};
          return [[part, { ...Object.fromEntries(names.map((name) => [name, style[name]])), ...place, ...size }]];
        }),
      ) as Record<string, Measures>,
    [parts, STYLES] as const,
  );

/** Compares each part with the same part of the first page that has it. Returns the deviations. */
function createComparison() {
  const first = new Map<string, { page: string; measures: Measures }>();
  const seen = new Map<string, number>();
  return {
    seen,
    deviations: (page: string, found: Record<string, Measures>) =>
      Object.entries(found).flatMap(([part, measures]) => {
        seen.set(part, (seen.get(part) ?? 0) + 1);
        const known = first.get(part);
        if (!known) first.set(part, { page, measures });
        return Object.keys(measures)
          .filter((name) => known && known.measures[name] !== measures[name])
          .map((name) => `${part} of ${page}: ${name} ${measures[name]}, of ${known?.page}: ${known?.measures[name]}`);
      }),
  };
}

/** The lists whose filters collapse behind a button on phones. */
const FOLDED = ['jobs', 'contests', 'people', 'marketplace', 'store', 'blog'];
const LEAST: Partial<Record<Part, number>> = { title: 13, lead: 13, search: 8, chip: 3, chosen: 3, tab: 2 };

for (const width of [390, 1280])
  test(`the lists of all sections have the same head, filters, chips, and tabs at ${width} px`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { deviations, seen } = createComparison();
    const found: string[] = [];
    const folded: string[] = [];
    for (const [name, path] of Object.entries(LISTS)) {
      await openPage(path);
      found.push(...deviations(name, await measure(page, PARTS)));
      if (await page.getByRole('button', { name: /^Filters/ }).count()) folded.push(name);
    }
    expect(found).toEqual([]);
    expect(folded).toEqual(width < 640 ? FOLDED : []);
    // Sections would also look the same if the selectors found nothing.
    for (const [part, least] of Object.entries(LEAST)) expect([part, seen.get(part)! >= least]).toEqual([part, true]);
  });

test('a search that finds nothing looks the same in all sections, at a click back to everything', async ({
  page,
  openPage,
}) => {
  const { deviations, seen } = createComparison();
  const found: string[] = [];
  for (const path of EMPTY_LISTS) {
    await openPage(path);
    const text = page.getByRole('main').getByText(/^(?:No |Nothing |There is nothing)/);
    await expect(text.first()).toBeVisible();
    await text.first().evaluate((element) => element.parentElement?.parentElement?.setAttribute('data-empty-list', ''));
    found.push(...deviations(path, await measure(page, { empty: '[data-empty-list]', words: '[data-empty-list] p' })));
  }
  expect(found).toEqual([]);
  expect(seen.get('empty')).toBe(EMPTY_LISTS.length);
});

test('typing filters a list, and its address keeps the search', async ({ page, openPage }) => {
  for (const [name, path, word] of [
    ['store', '/store', 'mug'],
    ['blog', '/resources/blogs', 'light'],
    ['packages', '/services/members', 'logo'],
    ['search', '/search', 'poster'],
    ['jobs', '/jobs', 'design'],
  ] as const) {
    await openPage(path);
    const form = page.getByRole('main').getByRole('search');
    await expect(form.getByRole('button', { name: 'Search' }), name).toHaveCount(0);
    await form.getByRole('searchbox').pressSequentially(word);
    await expect(page).toHaveURL(new RegExp(`q=${word}`));
    await expect(form.getByRole('searchbox')).toBeFocused();
  }
});
