import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../../fixtures';
import { startOwnSite } from '../../../own-site';
import { fillIn, openEditor, pressAction } from './editor';
import { packed, scriptPayloads } from './script-payloads';
import { signIn, type Site, visitAll, watched } from './watched-browser';

/** `npm run soak` uses three hundred payloads. */
const COUNT = Number(process.env.SCRIPTS ?? 6);
const PAYLOADS = scriptPayloads(COUNT);
const FIELDS = {
  title: packed(PAYLOADS, 200),
  alt: packed(PAYLOADS, 300),
  category: packed(PAYLOADS, 60),
  readTime: packed(PAYLOADS, 40),
  q: packed(PAYLOADS, 100),
};
const CONTENT = PAYLOADS.join('\n');
const POSTS = FIELDS.title.length;

/** Publishes posts that contain every payload in every field in which it fits. */
async function publishAll(context: BrowserContext, site: Site): Promise<string[]> {
  const buffer = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const ids: string[] = [];
  const picture = { name: 'x.png', mimeType: 'image/png', buffer };
  for (let index = 0; index < POSTS; index += 1) {
    const of = (texts: string[], turn: number) => texts[turn % texts.length] ?? '';
    const multipart = {
      title: of(FIELDS.title, index),
      category: of(FIELDS.category, index),
      readTime: of(FIELDS.readTime, index),
      content: `${of(FIELDS.title, index + 1)}\n${CONTENT}`,
      thumbnailAlt: of(FIELDS.alt, index),
      contentImageAlts: of(FIELDS.alt, index + 1),
      thumbnail: picture,
      contentImages: { ...picture, name: '"><img src=x onerror=xss()>.png' },
    };
    const answer = await context.request.post('/api/blogs', { headers: { origin: site.address }, multipart });
    expect(answer.status()).toBe(201);
    ids.push(((await answer.json()) as { _id: string })._id);
  }
  return ids;
}

/** Opens the author's pages: their posts, an editor with previews and versions, drafts, and the name in the header. */
async function openDesk(context: BrowserContext, title: string) {
  const page = await context.newPage();
  await openEditor(page);
  const shelf = page.getByRole('region', { name: 'Your posts' });
  const actions = shelf.getByRole('group', { name: /^Actions for/ });
  await pressAction(actions.first(), 'Edit');
  await pressAction(actions.last(), 'Versions');
  const words = title.slice(0, 40);
  await fillIn(page, { Title: words, Category: words, 'Read Time': words, Content: CONTENT });
  await page.getByRole('button', { name: 'Start another post' }).click();
  await expect(page.getByRole('heading', { name: 'Other drafts on this device' })).toBeVisible();
  await page.close();
}

// @proves GAP-029 GAP-070
test(`${COUNT} scripts in every field run nowhere, with a policy or without, and trigger no policy report`, async ({
  browser,
  atEnd,
}) => {
  expect(PAYLOADS).toHaveLength(COUNT);
  const site = await startOwnSite({ RATE_LIMIT_FACTOR: '10000', DEMO: '1' });
  atEnd(site.stop);
  const writer = await browser.newContext({ baseURL: site.address });
  await signIn(writer, site);
  const named = await writer.request.patch('/api/me', {
    headers: { origin: site.address },
    data: { firstName: '<img src=x onerror=xss()>', lastName: '<svg onload=xss()>' },
  });
  expect(named.status()).toBe(200);
  const ids = await publishAll(writer, site);
  const searches = FIELDS.q
    .filter((_, index) => index % 8 === 0)
    .map((q) => `/resources/blogs?${new URLSearchParams({ q })}`);
  const categories = FIELDS.category
    .filter((_, index) => index % 16 === 0)
    .map((category) => `/resources/blogs?${new URLSearchParams({ category })}`);
  const lists = Array.from({ length: Math.ceil(POSTS / 12) }, (_, index) => `/resources/blogs?page=${index + 1}`);
  const pages = ['/', '/resources', ...lists, ...searches, ...categories, ...ids.map((id) => `/resources/blogs/${id}`)];

  for (const bypassCSP of [true, false]) {
    const { context, seen } = await watched(browser, site, bypassCSP);
    await visitAll(context, pages);
    await signIn(context, site);
    await openDesk(context, FIELDS.title[0] ?? '');
    for (const address of ['/feed.xml', '/sitemap.xml', '/feed.json']) {
      const page = await context.newPage();
      await page.goto(address).catch(() => undefined);
      await page.close();
    }
    expect({ bypassCSP, ...seen }).toEqual({ bypassCSP, runs: 0, canaries: [], violations: [] });
    await context.close();
  }
});
