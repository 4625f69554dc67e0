import type { Page } from '@playwright/test';
import { expect, SIZES, test, untilHydrated } from '../../../fixtures';
import { startGatewayBefore } from '../../../release-fixtures';

/** A page, its opening text, and text near its end. */
const PAGES: [path: string, opening: RegExp, end: RegExp][] = [
  // @proves RTE-01
  ['/', /Fueling the Future of Creativity, Innovation & Tech\./, /Free forever plan/],
  // @proves RTE-02
  ['/about', /2023\s*Creativity Verse is founded/, /Come as you are/],
  // @proves RTE-03
  ['/features', /Real-time collaboration/i, /Showcase and recognition/i],
  // @proves RTE-04
  ['/showcase', /Zainab Olubori/, /open calendar for beginners who are stuck on their first deployment/],
  // @proves RTE-05
  ['/services', /Talent Matchmaking & Hiring/, /Resume & Portfolio Services/],
  // @proves RTE-06
  ['/services/service/direct-mentorship', /One mentor, one goal, four to twelve weeks/, /Ask About Mentorship/],
  // @proves RTE-14
  ['/contact', /Let's Create Together/, /Lekki-Epe Expressway/],
  // @proves GAP-002 GAP-005
  ['/terms', /Terms of Service/, /Last updated \d{1,2} \w+ \d{4}/],
  // @proves GAP-005
  ['/privacy-policy', /Privacy Policy/, /Last updated \d{1,2} \w+ \d{4}/],
];

const TAGLINE = 'Fueling the Future of Creativity, Innovation & Tech.';

async function expectFrame(page: Page) {
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCount(1);
  await expect(footer.getByText(TAGLINE)).toBeVisible();
  await expect(footer.getByText('© 2025 Creativity Verse. All rights reserved.')).toBeVisible();
}

async function expectOneHead(page: Page, path: string) {
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(path, page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function expectNewTabs(page: Page) {
  for (const link of await page.locator('a[href^="http"]').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
}

async function expectPictures(page: Page) {
  const broken = await page.locator('main img').evaluateAll((pictures) =>
    Promise.all(
      (pictures as HTMLImageElement[]).map(async (picture) => {
        picture.loading = 'eager';
        await picture.decode().catch(() => undefined);
        return picture.naturalWidth > 0 && picture.hasAttribute('width') && picture.hasAttribute('height')
          ? ''
          : picture.outerHTML;
      }),
    ),
  );
  expect(broken.filter(Boolean)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page) {
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    // A page updates its layout in steps after a resize, so it may have the new size and still overflow.
    await page.waitForFunction((width) => innerWidth === width, size.width);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `at ${size.width} px`,
      })
      .toBeLessThanOrEqual(0);
  }
}

for (const [path, ...shows] of PAGES) {
  // @proves GEN-02 GEN-03 GEN-09 GEN-11 GEN-12 LIM-02
  test(`a page arrives complete from the server and fits every size: ${path}`, async ({
    page,
    openPage,
    browser,
    baseURL,
  }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (/^http/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) strangers.push(request.url());
    });

    await test.step('answers 200, rendered by the server, at its own address', async () => {
      const answer = await openPage(path);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['x-render']).toBe('ssr');
      expect(answer?.headers().link).toContain(`<${baseURL}${path}>; rel="canonical"`);
      await expect(page).toHaveURL(path);
    });
    await test.step('has one header, footer, title, description, canonical URL, and heading', async () => {
      await expectFrame(page);
      await expectOneHead(page, path);
    });
    await test.step('shows its content', async () => {
      for (const words of shows) await expect(page.getByRole('main')).toContainText(words);
      await expectPictures(page);
    });
    await test.step('opens external links in a new tab, and requests nothing from other origins', async () => {
      await expectNewTabs(page);
      expect(strangers).toEqual([]);
    });
    await test.step('never scrolls sideways', () => expectNoSidewaysScroll(page));
    await test.step('is readable without scripts', async () => {
      const still = await browser.newContext({ javaScriptEnabled: false, viewport: SIZES.S });
      const reader = await still.newPage();
      await reader.goto(path);
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFrame(reader);
      const read = await reader.getByRole('main').innerText();
      for (const words of shows) expect(read).toMatch(words);
      await still.close();
    });
  });
}

// @proves GEN-05 HOME-24 FEA-06 ABT-18
test('links in the pages lead to the top of the next page @soak', async ({ page, openPage }) => {
  for (const [from, name, to] of [
    ['/', 'Read our story', '/about'],
    ['/about', 'Work with us', '/services'],
    ['/features', 'Explore Resources', '/resources'],
    ['/services', 'Resume & Portfolio Services', '/services/service/resume--portfolio-services'],
    ['/services/service/direct-mentorship', 'Ask About Mentorship', '/contact'],
  ] as const) {
    await openPage(from);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await page.getByRole('main').getByRole('link', { name }).last().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY), { message: `${from} to ${to}` }).toBe(0);
  }
});

const DOORS = [
  ['/', [/^Join the Community$/, /^WhatsApp group/]],
  ['/about', [/^Join the Community$/, /^WhatsApp group/]],
  ['/features', [/^Join the Community$/, /^WhatsApp group/]],
  ['/contact', [/^WhatsApp group/]],
  ['/resources', [/^WhatsApp group/, /^Join the community chat$/]],
] as const;

// @proves GAP-074 HOME-26 ABT-20
test('every link to the community chat leads to the configured address', async ({ page, baseURL, atEnd }) => {
  const gateway = await startGatewayBefore(baseURL ?? '', {
    COMMUNITY_CHAT_URL: 'https://elsewhere.example:8443/room',
  });
  atEnd(gateway.stop);
  for (const [path, names] of DOORS) {
    await page.goto(gateway.address + path);
    await untilHydrated(page);
    for (const name of names) {
      const links = await page.getByRole('link', { name, includeHidden: true }).all();
      expect(links.length, `${path} ${name}`).toBeGreaterThan(0);
      for (const link of links) expect(await link.getAttribute('href')).toBe('https://elsewhere.example:8443/room');
    }
  }
});

// @proves GAP-074
test('an installation without a community chat shows no link to it @soak', async ({ page, baseURL, atEnd }) => {
  const gateway = await startGatewayBefore(baseURL ?? '', { COMMUNITY_CHAT_URL: '' });
  atEnd(gateway.stop);
  for (const [path, names] of DOORS) {
    await page.goto(gateway.address + path);
    for (const name of names)
      await expect(page.getByRole('link', { name, includeHidden: true }), `${path} ${name}`).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /opens in a new tab/ })).toHaveCount(4);
  }
});
