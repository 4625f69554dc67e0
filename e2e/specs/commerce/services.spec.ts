import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, SIZES, test, untilHydrated } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { columnsOf } from '../publishing/marketing/grid';

interface Service {
  title: string;
  type: string;
  pricing?: Record<string, string>;
}

const FILE = '**/Data/services.json';
const KNOWN = [
  'Talent Matchmaking & Hiring',
  'Brand Promotion & Sponsorship',
  'Creative Studio Services',
  'Verified Talent Program',
  'Creativity Verse Pro',
  'Direct Mentorship',
  'Resume & Portfolio Services',
];

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '');

/** Follows a link on the page, so that the browser rather than the server requests the data. */
async function goToServices(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
}

test.describe('the list of services', () => {
  // @proves SVC-02 SVC-03 SVC-09 SVC-10 SVC-14 SVC-15 SVC-16 SVC-17
  test('shows every service of the data file, each with its own icon, address, and price @soak', async ({
    page,
    openPage,
    request,
  }) => {
    const file = await request.get('/Data/services.json');
    expect(file.status()).toBe(200);
    const { services } = (await file.json()) as { services: Service[] };
    await openPage('/services');
    await expect(page.getByRole('button', { name: /^all$/i })).toHaveAttribute('aria-pressed', 'true');
    expect(await titles(page)).toEqual(services.map(({ title }) => title));
    expect(await titles(page)).toEqual(expect.arrayContaining(KNOWN));
    for (const { title, pricing = {} } of services) {
      const card = cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(card.getByRole('link')).toHaveAttribute('href', `/services/service/${slugOf(title)}`);
      const from = /From (\$[\d,.]+) \/ (₦[\d,.]+)/.exec(await card.innerText());
      const lowest = Object.values(pricing).find((price) => price.includes(from?.[1] ?? 'no price'));
      expect(lowest, title).toContain(from?.[2]);
    }
    const icons = await cards(page).evaluateAll((all) =>
      all.map((card) => card.querySelector('svg[data-icon="own"]')?.innerHTML),
    );
    expect(icons).not.toContain(undefined);
    expect(new Set(icons).size).toBe(services.length);
  });

  // @proves SVC-06 SVC-07 SVC-08 LIM-23
  test('has one, two, or three columns', async ({ page, openPage }) => {
    await openPage('/services');
    for (const [size, columns] of [
      [SIZES.S, 1],
      [SIZES.M, 2],
      [SIZES.W, 3],
    ] as const) {
      await page.setViewportSize(size);
      await expect.poll(() => columnsOf(cards(page)), { message: `at ${size.width} px` }).toBe(columns);
    }
  });

  // @proves SVC-01 SVC-04 SVC-05 GAP-015
  test('filters by type and searches, both kept in the URL @soak', async ({ page, openPage, request }) => {
    const { services } = (await (await request.get('/Data/services.json')).json()) as { services: Service[] };
    await openPage('/services');
    const types = page.getByRole('group', { name: /who/i }).getByRole('button');
    await expect(types).toHaveText([/^all$/i, /^brand$/i, /^individual$/i]);
    for (const type of ['brand', 'individual']) {
      const button = page.getByRole('button', { name: type });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      expect(await titles(page)).toEqual(services.filter((service) => service.type === type).map(({ title }) => title));
      await expect(page).toHaveURL(`/services?type=${type}`);
    }
    await page.getByRole('searchbox').fill('mentor weeks');
    await expect(cards(page).getByRole('heading')).toHaveText(['Direct Mentorship']);
    await page.reload();
    await expect(cards(page).getByRole('heading')).toHaveText(['Direct Mentorship']);
    await expect(page.getByRole('button', { name: 'individual' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('searchbox').fill('no such thing');
    await expect(page.getByText('No services match your search.')).toBeVisible();
    await page.getByRole('link', { name: 'Show all services' }).click();
    await expect(cards(page)).toHaveCount(services.length);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goBack();
    await expect(page.getByText('No services match your search.')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('no such thing');
  });

  // @proves GAP-015
  test('loses no letter that is typed faster than the list renders', async ({ page, openPage }) => {
    await openPage('/services');
    await page.getByRole('searchbox').pressSequentially('portfolio services that nobody offers', { delay: 0 });
    await expect(page).toHaveURL(/q=portfolio\+services\+that\+nobody\+offers$/);
    await expect(page.getByRole('searchbox')).toHaveValue('portfolio services that nobody offers');
  });

  // @proves SVC-04 GAP-015
  test('filters without scripts, too', async ({ browser }) => {
    const still = await browser.newContext({ javaScriptEnabled: false });
    const page = await still.newPage();
    await page.goto('/services');
    await page.getByRole('button', { name: 'Brand', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Brand', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(3);
    await still.close();
  });

  // @proves GAP-014
  test('says that the services could not be loaded, and loads them on "Try again" @soak', async ({
    page,
    openPage,
    expectConsole,
  }) => {
    expectConsole(/500/, /public site/);
    await openPage('/contact');
    await page.route(FILE, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }));
    await goToServices(page);
    await expect(page.getByRole('alert')).toContainText('This page is not available right now.');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unroute(FILE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(7);
  });

  // @proves SVC-13 GAP-014
  test('treats a file without services as an empty list @soak', async ({ page, openPage }) => {
    await openPage('/contact');
    await page.route(FILE, (route) => route.fulfill({ json: {} }));
    await goToServices(page);
    await expect(page.getByText('There are no services to show at the moment.')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  test('keeps words of any length inside a small window, here and on the service page', async ({ page, openPage }) => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikation'.repeat(2);
    const title = `${word} ${word}`;
    const lists = [
      'whoItsFor',
      'keyBenefits',
      'howItWorks',
      'features',
      'services',
      'whatYouGet',
      'optionalAddOns',
      'engagementModels',
      'pastWork',
      'bundleAddOns',
    ];
    const service = {
      ...Object.fromEntries(lists.map((list) => [list, [word]])),
      title,
      overview: word,
      type: 'brand',
      cta: word,
      pricing: { [word]: `$5 ${word}` },
      testimonials: [{ quote: word, author: word }],
      faq: [{ q: word, a: word }],
    };
    await page.setViewportSize(SIZES.S);
    await openPage('/contact');
    await page.route(FILE, (route) => route.fulfill({ json: { services: [service] } }));
    await goToServices(page);
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect(cards(page)).toHaveCount(1);
    expect(await overhang()).toBeLessThanOrEqual(0);
    await cards(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await overhang()).toBeLessThanOrEqual(0);
  });

  // @proves SVC-12
  test('follows the data file without a build @soak', async ({ page, atEnd }) => {
    const site = await startOwnSite();
    atEnd(site.stop);
    await page.goto(`${site.address}/contact`);
    await untilHydrated(page);
    const asked = page.waitForRequest(`${site.address}/Data/services.json`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
    await asked;
    await expect(cards(page)).toHaveCount(7);

    const text = await readFile(site.catalogue, 'utf8');
    await writeFile(site.catalogue, text.replace('"Direct Mentorship"', '"Direct Mentorship, Renewed"'));
    // Polled, because a response may be a few seconds old.
    await expect(async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL(/\/about$/);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
      await expect(cards(page).getByRole('heading', { name: 'Direct Mentorship, Renewed' })).toBeVisible({
        timeout: 1000,
      });
    }).toPass({ timeout: 30_000 });
    await expect
      .poll(async () => (await fetch(`${site.address}/services`)).text())
      .toContain('Direct Mentorship, Renewed');
    expect((await fetch(`${site.address}/services/service/direct-mentorship-renewed`)).status).toBe(200);
  });
});
