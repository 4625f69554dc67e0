import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, SIZES, test } from '../../fixtures';
import { PUBLIC_PAGES } from './pages';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

/** Returns the animations running at the bottom of the page after a theme change, which starts every transition. */
async function runningAnimations(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.emulateMedia({ colorScheme: 'dark' });
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      // Accepts animations of at most a millisecond, because the base styles shorten all animations to that duration.
      .filter(
        (animation) =>
          animation instanceof CSSTransition ||
          (animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 1),
      )
      .map(
        (animation) =>
          `${(animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty}`,
      ),
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  return running;
}

/** The pages of a test share a browser, which keeps the files that they have in common. */
const AT_ONCE = 6;
const GROUPS = Array.from({ length: Math.ceil(PUBLIC_PAGES.length / AT_ONCE) }, (_, index) =>
  PUBLIC_PAGES.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

for (const paths of GROUPS) {
  // @proves GAP-076
  test(`${paths.join(', ')}: no motion if reduced, no scrolling sideways, no findings in one size and theme`, async ({
    page,
    openPage,
  }) => {
    for (const path of paths) {
      await page.setViewportSize(SIZES.W);
      await openPage(path);
      expect(await runningAnimations(page), path).toEqual([]);
      await expectSound(page, path);
    }
  });
}
