import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

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
