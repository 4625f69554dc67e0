import type { Browser } from '@playwright/test';
import { findingsOf } from '../../audit';
import { expect, signInToDemo, SIZES, test } from '../../fixtures';
import { photo } from '../../pictures';

test.use({ reducedMotion: 'reduce' });

/** A post of a member, which waits for an editor. */
async function sendPost(browser: Browser, site: string, title: string) {
  const member = await browser.newContext({ baseURL: site });
  await signInToDemo(member.request, site, 'member');
  const thumbnail = { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await photo(640, 400) };
  await member.request.post('/api/blogs', {
    headers: { origin: site },
    multipart: {
      title,
      category: 'Craft',
      readTime: '2 minutes',
      content: 'One paragraph.\n\nAnother one.',
      thumbnail,
    },
  });
  await member.close();
}

// @proves GAP-022 GAP-076
test('the pages of the desk give the audit nothing to say and never scroll sideways, in three sizes and both themes', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  const title = `A title that goes on for quite a while, as titles of members do ${Date.now().toString(36)}`;
  await sendPost(browser, baseURL ?? '', title);
  await signInAs('editor');
  const visit = async (path: string, part?: string) => {
    await page.goto(`/resources/blog-management${path}`);
    const row = page.getByRole('listitem').filter({ hasText: title });
    if (part) await row.getByRole('button', { name: part, exact: true }).click();
    else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  for (const [path, part] of [
    ['', undefined],
    ['/posts', undefined],
    ['/review', 'Preview'],
    ['/review', 'Send back'],
    ['/all', 'Edit'],
  ] as const) {
    await visit(path, part);
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect
          .poll(() =>
            page.evaluate(
              () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
            ),
          )
          .toBe(0);
        // Another theme changes nothing but colours.
        const rules = colorScheme === 'light' ? ['color-contrast'] : undefined;
        expect([path, part, name, colorScheme, await findingsOf(page, rules)]).toEqual([
          path,
          part,
          name,
          colorScheme,
          [],
        ]);
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/${path.slice(1) || 'write'}-${part ?? 'all'}-${name}-${colorScheme}.png`,
            fullPage: true,
          });
      }
      expect([
        path,
        name,
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      ]).toEqual([path, name, true]);
    }
  }
});
