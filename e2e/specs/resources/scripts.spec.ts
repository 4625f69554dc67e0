import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { packed, scriptPayloads } from './script-payloads';

test.describe.configure({ timeout: 400_000 });

const PAYLOADS = scriptPayloads(300);
const FIELDS = { title: packed(PAYLOADS, 200), alt: packed(PAYLOADS, 300), category: packed(PAYLOADS, 60), readTime: packed(PAYLOADS, 40), q: packed(PAYLOADS, 100) };
const CONTENT = PAYLOADS.join('\n');
const POSTS = FIELDS.title.length;
const SHOWN_AT_ONCE = 4;

type Site = Awaited<ReturnType<typeof startOwnSite>>;

interface Seen {
  runs: number;
  violations: string[];
  canaries: string[];
}

/** A browser that counts what runs, with the page's policy in force or without it. */
async function watched(browser: Browser, site: Site, bypassCSP: boolean): Promise<{ context: BrowserContext; seen: Seen }> {
  const context = await browser.newContext({ baseURL: site.address, bypassCSP });
  const seen: Seen = { runs: 0, violations: [], canaries: [] };
  await context.exposeFunction('xss', () => (seen.runs += 1));
  await context.exposeFunction('reportViolation', (what: string) => seen.violations.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      // The browser's own viewer of a feed styles it inline.
      if (document.contentType !== 'text/html') return;
      (globalThis as unknown as { reportViolation(what: string): void }).reportViolation(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('dialog', (dialog) => {
    seen.runs += 1;
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === 'canary.invalid') seen.canaries.push(request.url());
  });
  return { context, seen };
}

async function signIn(context: BrowserContext, site: Site) {
  const { demo } = (await (await context.request.get('/api/session')).json()) as { demo: { role: string; email: string; password: string }[] };
  const { email, password } = demo.find(({ role }) => role === 'editor')!;
  expect((await context.request.post('/api/signin', { headers: { origin: site.address }, data: { email, password } })).status()).toBe(200);
}

/** Posts that have every payload in every field it fits into. */
async function publishAll(context: BrowserContext, site: Site): Promise<string[]> {
  const buffer = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#123456' } }).png().toBuffer();
  const ids: string[] = [];
  const picture = { name: 'x.png', mimeType: 'image/png', buffer };
  for (let index = 0; index < POSTS; index += 1) {
    const of = (texts: string[], turn: number) => texts[turn % texts.length] ?? '';
    const multipart = {
      title: of(FIELDS.title, index), category: of(FIELDS.category, index), readTime: of(FIELDS.readTime, index), content: `${of(FIELDS.title, index + 1)}\n${CONTENT}`,
      thumbnailAlt: of(FIELDS.alt, index), contentImageAlts: of(FIELDS.alt, index + 1), thumbnail: picture, contentImages: { ...picture, name: '"><img src=x onerror=xss()>.png' },
    };
    const answer = await context.request.post('/api/blogs', { headers: { origin: site.address }, multipart });
    expect(answer.status()).toBe(201);
    ids.push(((await answer.json()) as { _id: string })._id);
  }
  return ids;
}

/** Opens each address, several at once, and lets what is there begin. */
async function visitAll(context: BrowserContext, addresses: string[], after: (page: Page) => Promise<void> = () => Promise.resolve()) {
  const queue = [...addresses];
  async function visitor() {
    const page = await context.newPage();
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      await page.goto(address);
      await page.waitForFunction(() => performance.getEntriesByName('verse:hydrated').length > 0);
      await after(page);
    }
    await page.close();
  }
  await Promise.all(Array.from({ length: SHOWN_AT_ONCE }, visitor));
}

/** The writer's side: own posts, an editor with previews and versions, drafts, and the name in the header. */
async function openDesk(context: BrowserContext, title: string) {
  const page = await context.newPage();
  await page.goto('/resources/blog-management');
  await expect(page.locator('form[data-ready]')).toBeVisible();
  const shelf = page.getByRole('region', { name: 'Your posts' });
  await shelf.getByRole('button', { name: 'Edit' }).first().click();
  await shelf.getByRole('button', { name: 'Versions' }).last().click();
  const form = page.getByRole('form', { name: 'Write a post' });
  for (const label of ['Title', 'Category', 'Read Time', 'Content']) await form.getByLabel(label, { exact: true }).fill(label === 'Content' ? CONTENT : title.slice(0, 40));
  await page.getByRole('button', { name: 'Start another post' }).click();
  await expect(page.getByRole('heading', { name: 'Other drafts on this device' })).toBeVisible();
  await page.close();
}

test(`${PAYLOADS.length} scripts in every field run nowhere, neither without the page's policy nor with it, and give it nothing to report [GAP-029, GAP-070]`, async ({ browser, atEnd }) => {
  expect(PAYLOADS).toHaveLength(300);
  const site = await startOwnSite({ RATE_LIMIT_FACTOR: '10000', DEMO: '1' });
  atEnd(site.stop);
  const writer = await browser.newContext({ baseURL: site.address });
  await signIn(writer, site);
  const named = await writer.request.patch('/api/me', { headers: { origin: site.address }, data: { firstName: '<img src=x onerror=xss()>', lastName: '<svg onload=xss()>' } });
  expect(named.status()).toBe(200);
  const ids = await publishAll(writer, site);
  const searches = FIELDS.q.filter((_, index) => index % 8 === 0).map((q) => `/resources/blogs?${new URLSearchParams({ q })}`);
  const categories = FIELDS.category.filter((_, index) => index % 16 === 0).map((category) => `/resources/blogs?${new URLSearchParams({ category })}`);
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
