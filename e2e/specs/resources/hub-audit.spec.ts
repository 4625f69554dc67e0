import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SIZES, expect, test } from '../../fixtures';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = ['/resources', '/resources/blogs', '/resources/digital-products', '/resources/tool-suggestions'];

interface Finding {
  id: string;
  nodes: { target: string[] }[];
}

test.describe.configure({ mode: 'parallel' });

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const path of PAGES) {
      test(`${path} fits every size and gives the audit nothing to say [GAP-076, GEN-12]`, async ({ page, openPage }) => {
        for (const size of Object.values(SIZES)) {
          await page.setViewportSize(size);
          await openPage(path);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${size.width} px`).toBeLessThanOrEqual(0);
          await page.evaluate(axe);
          const findings = await page.evaluate(async () => {
            const { violations } = await (globalThis as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }).axe.run();
            return violations;
          });
          expect(findings.map(({ id, nodes }) => `${size.width} px, ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
        }
      });
    }
  });
}
