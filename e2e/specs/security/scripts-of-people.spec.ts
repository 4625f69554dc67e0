import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { packed, scriptPayloads } from '../publishing/resources/script-payloads';
import { signIn, type Site, visitAll, watched } from '../publishing/resources/watched-browser';
import { asShown, expectShown, inAddress, openMails, runsOf, type Send, sender } from './written-texts';

/** `npm run soak` uses thirty-six payloads. */
const COUNT = Number(process.env.SCRIPTS_OF_PEOPLE ?? 9);
/** Names may not contain control characters, and single-line text contains no runs of spaces. */
const PAYLOADS = scriptPayloads(COUNT).map((payload) => payload.replaceAll('\t', ' '));
const texts = (length: number) => packed(PAYLOADS, length);
const nth = (all: string[], index: number) => all[index % all.length] ?? '';
const SUGGESTIONS = '/resources/tool-suggestions';
const DESK = '/resources/blog-management';

interface Written {
  /** Strings that each page must show, keyed by path. */
  shown: Record<string, string[]>;
  posts: { id: string; title: string }[];
}

/** Fills the inbox, which shows twenty messages per page, newest first. */
async function fillInbox(send: Send): Promise<Written['shown']> {
  const names = texts(100);
  const subjects = texts(200);
  const message = asShown(PAYLOADS.join(' '));
  const shown: Written['shown'] = {};
  for (const [index, name] of names.entries()) {
    const subject = nth(subjects, index);
    await send('POST', '/api/contactus', { data: { name, email: 'ada@studio.example', subject, message } });
    const address = `/verse/contact-inbox?page=${Math.ceil((names.length - index) / 20)}`;
    shown[address] = [...(shown[address] ?? []), name, subject, message];
  }
  return shown;
}

/** Suggests tools. A third stay pending, a third are accepted, and a third are rejected with a reason. */
async function fillToolQueue(member: Send, editor: Send): Promise<Written['shown']> {
  const names = texts(80);
  const reasons = texts(500);
  const whys = texts(300);
  const waiting: string[] = [];
  const listed: string[] = [];
  for (const [index, name] of names.entries()) {
    const why = nth(whys, index);
    const { id, version } = await member('POST', '/api/tools/suggestions', {
      data: {
        name,
        url: `https://tool-${index}.example/?${inAddress(name)}`,
        category: 'Design',
        pricing: 'Free',
        why,
      },
    });
    const decisions = [{ status: 'approved' }, { status: 'declined', reason: nth(reasons, index) }];
    const data = decisions[index % 3];
    if (data) await editor('PATCH', `/api/tools/suggestions/${id}`, { data }, version);
    if (data?.status === 'approved') listed.push(name, why);
    else waiting.push(name, why, ...(data ? [data.reason ?? ''] : []));
  }
  return { [SUGGESTIONS]: waiting, '/resources?tools=Design': listed };
}

/** Submits posts. Some wait for an editor, some are returned with a reason, and some are published. */
async function fillReviewQueue(member: Send, editor: Send): Promise<Written> {
  const picture = { width: 16, height: 16, channels: 3, background: '#123456' } as const;
  const thumbnail = {
    name: `${nth(PAYLOADS, 3)}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create: picture }).png().toBuffer(),
  };
  const titles = texts(200);
  const categories = texts(60);
  const reasons = texts(1000);
  const posts: Written['posts'] = [];
  const shown: Record<string, string[]> = { review: [], mine: [] };
  for (const [index, title] of titles.entries()) {
    const category = nth(categories, index);
    const multipart = { title, category, readTime: '1 minute', content: PAYLOADS.join('\n'), thumbnail };
    const { _id, version } = await member('POST', '/api/blogs', { multipart });
    const reason = nth(reasons, index);
    const changes = [{ status: 'returned', reason }, { status: 'published' }];
    const data = changes[index % 3];
    if (data) await editor('PATCH', `/api/blogs/${_id}`, { data }, version);
    else shown.review?.push(title);
    shown.mine?.push(title, ...(data?.reason ? [reason] : []));
    if (data?.status === 'published') posts.push({ id: _id, title });
  }
  return { posts, shown: { [`${DESK}/review`]: shown.review ?? [], [`${DESK}/posts`]: shown.mine ?? [] } };
}

async function write(member: BrowserContext, editor: BrowserContext, site: Site): Promise<Written> {
  const asMember = sender(member.request, site);
  const asEditor = sender(editor.request, site);
  const [firstName = '', lastName = '', middleName = ''] = texts(80).slice(1);
  await asMember('PATCH', '/api/me', { data: { firstName, lastName, middleName } });
  await asEditor('PATCH', '/api/me', { data: { firstName: lastName, lastName: firstName } });
  const inbox = await fillInbox(asMember);
  const tools = await fillToolQueue(asMember, asEditor);
  const { posts, shown } = await fillReviewQueue(asMember, asEditor);
  return { posts, shown: { ...inbox, ...tools, ...shown } };
}

/** Opens the settings, which show the names in their fields and in the header menu. */
async function expectNames(context: BrowserContext) {
  const { firstName, lastName } = (await (await context.request.get('/api/me')).json()) as Record<string, string>;
  const page = await context.newPage();
  await page.goto('/verse/settings');
  await expect(page.getByLabel('First Name')).toHaveValue(firstName ?? '');
  await expect(page.getByLabel('Last Name')).toHaveValue(lastName ?? '');
  await page.close();
}

/** Displays feeds like a feed reader, by inserting their HTML into a page without a content security policy. */
async function readFeeds(context: BrowserContext, { posts }: Written) {
  const page = await context.newPage();
  await page.goto('/about');
  for (const [address, item, html] of [
    ['/feed.xml', 'item', 'description'],
    ['/feed.atom', 'entry', 'content'],
  ] as const) {
    const titles = await page.evaluate(
      async ([from, each, part]) => {
        const text = await (await fetch(from)).text();
        const feed = new DOMParser().parseFromString(text, 'application/xml');
        return [...feed.querySelectorAll(each)].map((entry) => {
          const reader = document.createElement('article');
          document.body.append(reader);
          reader.innerHTML = entry.querySelector(part)?.textContent ?? '';
          return entry.querySelector('title')?.textContent ?? '';
        });
      },
      [address, item, html] as const,
    );
    for (const { title } of posts) expect(titles).toContain(asShown(title));
  }
  await page.goto('/feed.json');
  await page.close();
}

async function expectCards(context: BrowserContext, { posts }: Written) {
  for (const { id } of posts) {
    const card = await context.request.get(`/api/cards/post/${id}.png`);
    expect([card.status(), card.headers()['content-type'], card.headers()['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect((await sharp(await card.body()).metadata()).width).toBe(1200);
  }
}

const SEEN_BY = {
  member: (address: string) => address === SUGGESTIONS || address.endsWith('/posts'),
  editor: (address: string) => !address.endsWith('/posts'),
};

// @proves R11 GAP-070
test("people's texts run nowhere and appear verbatim: in queues, settings, emails, feeds, and cards", async ({
  browser,
  atEnd,
}) => {
  const site = await startOwnSite({ RATE_LIMIT_FACTOR: '10000', DEMO: '1', SEED: '0' });
  atEnd(site.stop);
  const member = await browser.newContext({ baseURL: site.address });
  const editor = await browser.newContext({ baseURL: site.address });
  await signIn(member, site, 'member');
  await signIn(editor, site, 'editor');
  const written = await write(member, editor, site);

  // With the policy enforced, the browser executes even less, so testing the pages with the most payloads is enough.
  for (const [bypassCSP, roles] of [
    [true, ['member', 'editor']],
    [false, ['editor']],
  ] as const) {
    for (const role of roles) {
      const { context, seen } = await watched(browser, site, bypassCSP);
      await signIn(context, site, role);
      await expectNames(context);
      for (const [address, expected] of Object.entries(written.shown))
        if (SEEN_BY[role](address)) await expectShown(context, address, expected);
      await visitAll(
        context,
        role === 'editor' ? ['/', `${DESK}/all`] : written.posts.map(({ id }) => `/resources/blogs/${id}`),
      );
      if (role === 'editor') await openMails(context);
      else if (bypassCSP) await readFeeds(context, written);
      expect({ bypassCSP, role, ...seen }).toEqual({ bypassCSP, role, runs: 0, canaries: [], violations: [] });
      await context.close();
    }
  }
  await expectCards(editor, written);
  expect(await runsOf(browser, site, PAYLOADS)).toBeGreaterThan(0);
});
