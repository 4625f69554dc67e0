import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { SIZES } from './fixtures';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { target: string[] }[];
}

/** Returns all audit findings, whatever their severity. If `rules` is given, only these rules are checked. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // While a page is still loading, it may already show content along with a progress bar.
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
  // Evaluated rather than added as a script tag, because the page's content security policy would block the script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async (only) => {
    const { axe: audit } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Finding[] }> };
    };
    return (await audit.run(only ? { runOnly: only, resultTypes: ['violations'] } : { resultTypes: ['violations'] }))
      .violations;
  }, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Sets the colour scheme and waits until no colour transition is running. */
export async function setTheme(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length),
    )
    .toBe(0);
}

/** Whether every page is audited at all sizes and in both themes, as in `npm run soak -- audits`. */
export const isWholeAudit = process.env.AUDITS === 'all';

/**
 * Whether the audit covers this size and theme. The daily run audits each page once, either small and dark or wide and
 * light, depending on the length of the first part of its path.
 */
function isAudited(page: Page, size: { width: number }, theme: 'dark' | 'light') {
  const isDark = new URL(page.url()).pathname.split('/', 3).join('').length % 2 === 0;
  return isWholeAudit || (theme === 'dark' ? isDark && size === SIZES.S : !isDark && size === SIZES.W);
}

/** Asserts that, at every size, the audit has no findings and nothing overflows the page. */
export async function expectSound(page: Page, what = ''): Promise<void> {
  // The layout may be rendered before the page itself.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, { message: `${what} at ${size.width} px` }).toBeLessThanOrEqual(0);
    for (const theme of ['dark', 'light'] as const) {
      if (!isAudited(page, size, theme)) continue;
      await setTheme(page, theme);
      expect(await findViolations(page), `${what} ${theme}, ${size.width} px`).toEqual([]);
    }
  }
}
