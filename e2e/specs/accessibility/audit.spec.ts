import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { SIZES, expect, test } from '../../fixtures';
import { PUBLIC_PAGES } from './pages';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { target: string[] }[];
}

/** What the audit finds now; `rules` leaves out all others. */
async function findingsIn(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await page.evaluate(async (only) => {
    const { axe: audit } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Finding[] }> } };
    return (await audit.run(only ? { runOnly: only, resultTypes: ['violations'] } : { resultTypes: ['violations'] })).violations;
  }, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Puts a theme on, and waits until no colour is on its way any more. */
async function wear(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect.poll(() => page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length)).toBe(0);
}

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

for (const path of PUBLIC_PAGES) {
  test(`${path} gives the audit nothing to say, in three sizes and both themes [GAP-076]`, async ({ page, openPage }) => {
    test.slow();
    await openPage(path);
    // Evaluated rather than added as a script: the page's policy lets no script in.
    await page.evaluate(axe);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await wear(page, 'dark');
      expect(await findingsIn(page), `dark, ${size.width} px`).toEqual([]);
      // Another theme changes nothing but colours.
      await wear(page, 'light');
      expect(await findingsIn(page, ['color-contrast']), `light, ${size.width} px`).toEqual([]);
    }
  });
}
