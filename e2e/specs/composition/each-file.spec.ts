import type { BrowserContext, Page } from '@playwright/test';
import { ADDRESSES } from '@verse/contract/addresses';
import { annotate, expect, signInToDemo, test, untilHydrated } from '../../fixtures';
import { PUBLIC_PAGES } from '../accessibility/pages';
import { changeOneByte } from './changed-byte';

/** `npm run rig` changes a byte in every file; other runs do so only in some files. */
const ALL = process.env.CHANGED_FILES === 'all';

/** One URL per page. An id that does not exist is enough to load the page's code. */
const EACH_PAGE = Object.values(ADDRESSES).map((pattern) => pattern.replaceAll(/:\w+/g, 'none'));

/** Pages that are linked only from within their sections. */
const INNER_PAGES = [
  ...['/services/members', '/store/desk/orders/none', '/verse/get-in-touch', '/verse/organisations/none'],
  ...['judging', 'prize', 'updates'].map((page) => `/verse/organisations/none/contests/none/${page}`),
];

/** Pages whose links are followed, with the role that opens them. */
const STARTS: { role?: 'editor' | 'moderator'; from: readonly string[] }[] = ALL
  ? [
      { from: PUBLIC_PAGES },
      { role: 'editor', from: [...EACH_PAGE, ...INNER_PAGES] },
      { role: 'moderator', from: ['/verse', '/verse/moderation/none', '/verse/sections'] },
    ]
  : [];

interface Visit {
  context: BrowserContext;
  address: string;
  /** Action that makes the page request more files. */
  act?: (page: Page) => Promise<void>;
}

const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' });
/** Opens the cart once its section has rendered the cart link in the header. */
const openCart = (page: Page) => cart(page).click();
/** Opens the explanation of an example. Other tests try the form of a real job. */
const apply = (page: Page) => page.getByRole('button', { name: 'Apply now' }).first().click();
const getInTouch = (page: Page) => page.getByRole('button', { name: 'Get in touch' }).first().click();

/** Returns the URLs of all scripts and stylesheets of all sections. */
async function filesOf(page: Page): Promise<string[]> {
  const { sections } = (await (await page.request.get('/composition.json')).json()) as {
    sections: Record<string, { release: string }>;
  };
  const lists = Object.entries(sections).map(async ([name, { release }]) => {
    const folder = `/mf/${name}/${release}/client/`;
    const hashes = (await (await page.request.get(`${folder}hashes.json`)).json()) as object;
    return Object.keys(hashes).map((file) => folder + file);
  });
  return (await Promise.all(lists)).flat();
}

/** Returns the URLs that the page links to, one per kind of page. */
async function leadsTo(page: Page): Promise<Map<string, string>> {
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  const pages = links.map((link) => link.replace(/[?#].*/, '')).filter((link) => !/^\/(api|r|mf)\/|\.\w+$/.test(link));
  return new Map(pages.map((link) => [link.replaceAll(/\/[^/]*\d[^/]*|(?<=\/u\/)[^/]+/g, '/:id'), link]));
}

/** Records section scripts and stylesheets that no earlier visit requested. */
async function visited(page: Page, visit: Visit, found: Map<string, Visit>) {
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (/^\/mf\/mf-.*\.(js|css)$/.test(pathname) && !found.has(pathname)) found.set(pathname, visit);
  };
  page.on('request', note);
  await page.goto(visit.address, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await visit.act?.(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
}

/** Opens these pages and the pages that they link to. */
async function crawl(context: BrowserContext, from: readonly string[], found: Map<string, Visit>) {
  const page = await context.newPage();
  const waiting = [...from];
  const kinds = new Set<string>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    await visited(page, { context, address }, found);
    if (!ALL) continue;
    for (const [kind, link] of await leadsTo(page)) if (!kinds.has(kind)) waiting.push(link);
    for (const kind of (await leadsTo(page)).keys()) kinds.add(kind);
  }
  await page.close();
}

// @proves GEN-09
test(`${ALL ? 'each' : 'a'} script or sheet that a page loads, with one changed byte, is rejected @soak`, async ({
  page,
  browser,
  baseURL,
  atEnd,
}) => {
  test.setTimeout(1_200_000);
  const found = new Map<string, Visit>();
  const contextOf = async (role?: 'member' | 'editor' | 'moderator') => {
    const context = await browser.newContext();
    atEnd(() => context.close());
    // Disables prefetching, which varies between visits.
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    if (role) await signInToDemo(context.request, baseURL ?? '', role);
    return context;
  };
  for (const { role, from } of STARTS) await crawl(await contextOf(role), from, found);
  const buyer = await contextOf();
  const shop = await buyer.newPage();
  await shop.goto('/store/products/2');
  await shop
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(cart(shop)).toBeVisible();
  await visited(shop, { context: buyer, address: '/about', act: openCart }, found);
  if (ALL) {
    await visited(shop, { context: buyer, address: '/store/checkout' }, found);
    const member = await contextOf('editor');
    // Sample members accept no messages, so this opens the demo member's profile.
    const own = await (await (await contextOf('member')).request.get(`${baseURL}/api/me/profile`)).json();
    const profile = { context: member, address: `/u/${(own as { handle: string }).handle}`, act: getInTouch };
    await visited(await member.newPage(), profile, found);
    await visited(await member.newPage(), { context: member, address: '/jobs', act: apply }, found);
  }

  for (const [file, { context, address, act }] of found) {
    const opened = await context.newPage();
    const printed: string[] = [];
    opened.on('console', (message) => printed.push(message.text()));
    await opened.route(`**${file}*`, changeOneByte);
    const isRefused = () => printed.some((text) => text.includes('integrity') && text.includes(file));
    await opened.goto(address, { waitUntil: act ? 'networkidle' : 'load' });
    if (act && !isRefused()) await act(opened);
    await expect.poll(isRefused, `${file} at ${address}`).toBe(true);
    await opened.close();
  }
  annotate('files with one changed byte, all refused', found.size);
  if (ALL) annotate('files that only actions load, not tried', (await filesOf(page)).length - found.size);
});
