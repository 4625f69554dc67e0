import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, untilHydrated } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import type { Site } from '../publishing/resources/watched-browser';
import { arrive, type Person } from '../security/verse-texts';

const long = (length: number) => 'w'.repeat(length);
const LINK = `https://a.example/${long(130)}`;
const ARABIC = 'مرحبا (world)؟';
/** `npm run soak -- pages` uses all widths. */
const WIDTHS = process.env.PAGES === 'all' ? [320, 360, 412] : [320];

interface Texts {
  firstName: string;
  lastName: string;
  /** Returns long text for a field with the given maximum length. */
  of: (length: number) => string;
}

const LONG: Texts = {
  firstName: long(60),
  lastName: 'Obi',
  of: (length) => (length > LINK.length ? `${LINK} ${long(length - LINK.length - 1)}`.slice(0, 900) : long(length)),
};
const TURNED: Texts = { firstName: '𞤀𞤣𞤢𞤥𞤢', lastName: '𞤄𞤢𞤪𞤪𞤭', of: (length) => ARABIC.slice(0, length) };

const picture = async () => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 660, height: 500, channels: 3, background: '#446688' } })
    .png()
    .toBuffer(),
});

async function present({ context, send }: Person, { firstName, lastName, of }: Texts) {
  await send('PATCH', '/api/me', { data: { firstName, lastName } });
  const { version, shownTo } = (await (await context.request.get('/api/me/profile')).json()) as {
    version: number;
    shownTo: Record<string, string>;
  };
  const data = {
    bio: of(600),
    skills: [of(40)],
    links: [LINK],
    site: LINK,
    shownTo: Object.fromEntries(Object.keys(shownTo).map((field) => [field, 'everybody'])),
  };
  await send('PATCH', '/api/me/profile', { data }, version);
  const pictures = [{ from: 'new', index: 0, alt: of(300) }];
  const work = JSON.stringify({ title: of(120), description: of(800), role: of(80), link: LINK, year: 2026, pictures });
  await send('POST', '/api/me/works', { multipart: { work, pictures: await picture() } });
}

/**
 * Fills in every kind of text that a member can write, including replies and staff decisions.
 * @returns the pages that show the text
 */
async function write(member: Person, editor: Person, texts: Texts) {
  const { of } = texts;
  await present(member, texts);
  await present(editor, texts);
  const text = of(800);
  const { post } = (await member.send('POST', '/api/posts', { multipart: { text } })) as unknown as {
    post: { id: string };
  };
  await editor.send('POST', `/api/posts/${post.id}/comments`, { data: { text } });
  await editor.send('PUT', `/api/posts/${post.id}/like`, {});
  await editor.send('PUT', `/api/posts/${post.id}/save`, {});
  await editor.send('PUT', `/api/members/${member.handle}/follow`, {});
  await editor.send('POST', '/api/reports', { data: { type: 'post', id: post.id, reason: 'spam', note: text } });
  const offered = { tags: [of(24)], pay: { min: 20, max: 30, currency: 'USD' }, benefits: [of(80)] };
  const job = { title: of(120), company: of(80), description: text, ...offered, isRemote: true, type: 'Contract' };
  const { id } = await editor.send('POST', '/api/jobs', { data: job });
  await member.send('PUT', `/api/jobs/${id}/application`, { data: { note: text, link: LINK } });
  const times = { startsAt: '2026-01-01T00:00:00.000Z', deadline: '2099-01-01T00:00:00.000Z' };
  const rules = { prizePool: 1, entryFee: 0, maxParticipants: 5, ...times };
  await editor.send('POST', '/api/contests', { data: { title: of(120), description: text, tags: [of(24)], ...rules } });
  const words = { title: of(200), category: of(60), readTime: of(20), content: `${text}\n\n${text}` };
  const blog = await editor.send('POST', '/api/blogs', { multipart: { ...words, thumbnail: await picture() } });
  // A tool can be suggested only once.
  const url = `${LINK}${texts === LONG ? '' : 'w'}`;
  const tool = { name: of(60), url, category: 'Design', pricing: 'Free', why: of(200) };
  await member.send('POST', '/api/tools/suggestions', { data: tool });
  const message = { name: of(80), email: 'ada@example.org', subject: of(120), message: text };
  await member.send('POST', '/api/contactus', { data: message });
  return {
    open: [
      `/u/${member.handle}`,
      `/u/${member.handle}/posts/${post.id}`,
      '/resources',
      '/resources/blogs',
      `/resources/blogs/${blog._id}`,
      '/showcase',
    ],
    member: [
      ...['community', 'feed', 'jobs', `jobs/${id}`, 'contests', 'notifications', 'pro-community', 'user-profile'],
      ...['settings', 'safety', 'saved', 'referral', 'marketplace', `posts/${post.id}`],
    ].map((page) => `/verse/${page}`),
    editor: ['/verse/contact-inbox', '/resources/blog-management/posts', '/resources/tool-suggestions'],
  };
}

/** Returns the element that overflows the page the most. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const [first] = [...document.body.querySelectorAll('*')].toSorted(
      (one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right,
    );
    return `${first?.tagName} ${first?.className} ${first?.parentElement?.className}`;
  });

async function atWidths(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    // Polled, because a page updates its layout in steps after a resize.
    await expect
      .poll(excess, { timeout: 5000 })
      .toBeLessThanOrEqual(0)
      .catch(async () => found.push(`${path} at ${width}: ${await excess()} px too wide, ${await widest(page)}`));
  }
  return found;
}

let site: Site;

test.beforeAll(async () => {
  site = await startOwnSite({ RATE_LIMIT_FACTOR: '10000', DEMO: '1', SEED: '0' });
});
test.afterAll(() => site.stop());

// @proves TXT-05
test('long words and links make no page scroll sideways', async ({ browser }) => {
  const own = async (role: string) => arrive(await browser.newContext({ baseURL: site.address }), site, role);
  const member = await own('member');
  const editor = await own('editor');
  const pages = await write(member, editor, LONG);
  const guest = await browser.newContext({ baseURL: site.address });
  const found: string[] = [];
  for (const [context, paths] of [
    [guest, pages.open],
    [member.context, pages.member],
    [editor.context, pages.editor],
  ] as const) {
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      await untilHydrated(page);
      found.push(...(await atWidths(page, path)));
    }
    await context.close();
  }
  expect(found).toEqual([]);
});

// @proves TXT-02 TXT-03 TXT-04
test('right-to-left texts do not change the direction of their surroundings, and initials keep their letters', async ({
  browser,
}) => {
  const own = async (role: string) => arrive(await browser.newContext({ baseURL: site.address }), site, role);
  const member = await own('member');
  const editor = await own('editor');
  const pages = await write(member, editor, TURNED);
  const guest = await browser.newContext({ baseURL: site.address });
  for (const [context, paths] of [
    [guest, pages.open.slice(0, 5)],
    [member.context, ['/verse/feed', '/verse/jobs', '/verse/contests', '/verse/notifications']],
  ] as const) {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => (message.type() === 'error' ? errors.push(message.text()) : 0));
    for (const path of paths) {
      await page.goto(path);
      await untilHydrated(page);
      const main = page.locator('main');
      await expect(main).toContainText(/\p{Script=Arabic}|\p{Script=Adlam}/u);
      const directions = await main.evaluate((element, script) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          if (!parentElement || !new RegExp(script, 'u').test(textContent ?? '')) continue;
          if (parentElement.closest('[aria-hidden="true"], option, input, textarea')) continue;
          const { direction } = getComputedStyle(parentElement);
          if (direction !== 'rtl') found.push(`${parentElement.className}: ${textContent}`);
        }
        return found;
      }, '^[\\p{Script=Arabic}\\p{Script=Adlam}]');
      expect([path, directions]).toEqual([path, []]);
      expect((await page.content()).includes('\ufffd')).toBe(false);
    }
    expect(errors).toEqual([]);
    await context.close();
  }
});
