import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { target: string[] }[];
}

/** Everything the audit finds, of any weight. */
export async function findingsIn(page: Page, state: string): Promise<string[]> {
  // An answer may show while the page behind it is still asked for, with the line that says so.
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
  // Evaluated rather than added as a script: the page's policy lets no script in.
  await page.evaluate(axe);
  const findings = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }).axe.run();
    return violations;
  });
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [...findings.map(({ id, nodes }) => `${state}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`), ...(isTooWide ? [`${state}: wider than the window`] : [])];
}
