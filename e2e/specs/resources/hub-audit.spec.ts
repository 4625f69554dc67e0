import { findingsOf } from '../../audit';
import { expect, SIZES, test } from '../../fixtures';

const PAGES = ['/resources', '/resources/blogs', '/resources/digital-products', '/resources/tool-suggestions'];

test.describe.configure({ mode: 'parallel' });

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const path of PAGES) {
      // @proves GAP-076 GEN-12
      test(`${path} fits every size and gives the audit nothing to say`, async ({ page, openPage }) => {
        for (const size of Object.values(SIZES)) {
          await page.setViewportSize(size);
          await openPage(path);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `at ${size.width} px`,
          ).toBeLessThanOrEqual(0);
          expect((await findingsOf(page)).map((finding) => `${size.width} px, ${finding}`)).toEqual([]);
        }
      });
    }
  });
}
