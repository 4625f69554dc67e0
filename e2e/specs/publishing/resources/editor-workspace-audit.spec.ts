import type { Browser } from '@playwright/test';
import { expectSound } from '../../../audit';
import { expect, signInToDemo, test } from '../../../fixtures';
import { photo } from '../../../pictures';
import { pressAction } from './editor';

test.use({ reducedMotion: 'reduce' });

/** Submits a post as a member. The post then waits for an editor. */
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
test('the editor workspace passes the audit and never scrolls sideways, in three sizes and both themes', async ({
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
    if (part) await pressAction(row, part);
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
    await expectSound(page, `${path} ${part ?? ''}`);
  }
});
