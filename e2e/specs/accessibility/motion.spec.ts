import { expect, test } from '../../fixtures';
import { PUBLIC_PAGES } from './pages';

test.describe.configure({ mode: 'parallel' });

// @proves GAP-076
test('no public page runs an animation under reduced motion, at its top or at its end', async ({ page, openPage }) => {
  test.slow();
  for (const path of PUBLIC_PAGES) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await openPage(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    // Switching the theme starts every colour transition.
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
    expect(running, path).toEqual([]);
  }
});
