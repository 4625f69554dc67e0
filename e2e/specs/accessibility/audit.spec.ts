import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, test } from '../../fixtures';
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

for (const path of PUBLIC_PAGES) {
  // @proves GAP-076
  test(`${path} has no motion if reduced, never scrolls sideways, and passes the audit in one size and theme`, async ({
    page,
    openPage,
  }) => {
    await openPage(path);
    expect(await runningAnimations(page)).toEqual([]);
    await expectSound(page);
  });
}
