import { findingsOf, wear } from '../../audit';
import { expect, SIZES, test } from '../../fixtures';
import { PUBLIC_PAGES } from './pages';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

for (const path of PUBLIC_PAGES) {
  // @proves GAP-076
  test(`${path} gives the audit nothing to say and never scrolls sideways, in three sizes and both themes`, async ({
    page,
    openPage,
  }) => {
    test.slow();
    await openPage(path);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await wear(page, 'dark');
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await excess(), `at ${size.width} px`).toBeLessThanOrEqual(0);
      expect(await findingsOf(page), `dark, ${size.width} px`).toEqual([]);
      // Another theme changes nothing but colours.
      await wear(page, 'light');
      expect(await findingsOf(page, ['color-contrast']), `light, ${size.width} px`).toEqual([]);
    }
  });
}
