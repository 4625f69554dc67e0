import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { SIZES } from './fixtures';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { target: string[] }[];
}

/** Everything the audit finds now, of any weight; `rules` leaves out all others. */
export async function findingsOf(page: Page, rules?: string[]): Promise<string[]> {
  // An answer may show while the page behind it is still asked for, with the line that says so.
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
  // Evaluated rather than added as a script: the page's policy lets no script in.
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

/** Puts a theme on, and waits until no colour is on its way any more. */
export async function wear(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length),
    )
    .toBe(0);
}

/** Every size in both themes in `npm run soak -- audits`; else small in the dark and wide in the light. */
export const isWholeAudit = process.env.AUDITS === 'all';

const isAudited = (size: { width: number }, theme: 'dark' | 'light') =>
  isWholeAudit || (theme === 'dark' ? size === SIZES.S : size === SIZES.W);

/** Nothing for the audit to say about a page, and nothing beyond its edge at any size. */
export async function expectSound(page: Page, what = ''): Promise<void> {
  // The frame may be there before its page is.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, { message: `${what} at ${size.width} px` }).toBeLessThanOrEqual(0);
    for (const theme of ['dark', 'light'] as const) {
      if (!isAudited(size, theme)) continue;
      await wear(page, theme);
      expect(await findingsOf(page), `${what} ${theme}, ${size.width} px`).toEqual([]);
    }
  }
}
