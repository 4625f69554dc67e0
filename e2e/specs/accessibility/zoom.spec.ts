import { SIZES, test } from '../../fixtures';
import { SAMPLED_PAGES } from './pages';
import { expectAllReadable } from './readable';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

for (const path of SAMPLED_PAGES) {
  // @proves GAP-076
  test(`${path} is readable at twice the size, with page zoom and with larger text`, async ({ page, openPage }) => {
    await openPage(path);
    // Size in CSS pixels of a 1280 × 800 viewport at 200 % zoom.
    await page.setViewportSize({ width: 640, height: 400 });
    await expectAllReadable(page, 'zoomed to 200 %');
    for (const size of [SIZES.W, SIZES.S]) {
      await page.setViewportSize(size);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectAllReadable(page, `letters at 200 %, ${size.width} px`);
    }
  });
}
