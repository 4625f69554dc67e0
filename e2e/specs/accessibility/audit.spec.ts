import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SIZES, expect, test } from '../../fixtures';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PAGES = [
  '/',
  '/about',
  '/features',
  '/showcase',
  '/services',
  '/services/service/direct-mentorship',
  '/contact',
  '/terms',
  '/privacy-policy',
  '/signup',
  '/signin',
  '/reset-password',
  '/verify-email',
  '/store',
  '/resources',
  '/resources/blogs',
  '/resources/blog-management',
  '/resources/digital-products',
];

interface Finding {
  id: string;
  impact: string | null;
  nodes: { target: string[] }[];
}

/** Both themes and both ends of the layout, each once. */
const LOOKS = [
  { colorScheme: 'dark', viewport: SIZES.S },
  { colorScheme: 'light', viewport: SIZES.W },
] as const;

test.describe.configure({ mode: 'parallel' });

for (const look of LOOKS) {
  test.describe(`${look.colorScheme}, ${look.viewport.width} px`, () => {
    test.use({ ...look, reducedMotion: 'reduce' });

    for (const path of PAGES) {
      test(`${path} gives the audit nothing serious to say [GAP-076]`, async ({ page, openPage }) => {
        await openPage(path);
        // Evaluated rather than added as a script: the page's policy lets no script in.
        await page.evaluate(axe);
        const findings = await page.evaluate(async () => {
          const { violations } = await (globalThis as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }).axe.run();
          return violations;
        });
        const serious = findings.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
      });
    }
  });
}
