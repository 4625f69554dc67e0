import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { annotate, expect, test, untilHydrated } from '../../fixtures';

/** Files that a browser loads for a section's page. */
const FILES: Record<string, RegExp> = {
  'the list of releases': /\/composition\.json$/,
  'the list of hashes': /\/mf\/mf-store\/\w+\/hashes\.json$/,
  'the entry': /\/mf\/mf-store\/\w+\/client\/remote-entry\.js$/,
  'the script of a page': /\/mf\/mf-store\/.*\/mf-store-(?:remote|products)\.js$/,
  'the sheet of a page': /\/mf\/mf-store\/.*\.css$/,
};

type Misbehave = (route: Route) => Promise<unknown> | void;

/** Responds with the file after modifying its text. */
const changed =
  (change: (text: string) => string): Misbehave =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
const answered =
  (status: number, contentType: string, body: string): Misbehave =>
  (route) =>
    route.fulfill({ status, contentType, body });

/** Responds to every request at one byte per second. */
const trickle = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/javascript' });
  const timer = setInterval(() => response.write(' '), 1000);
  response.on('close', () => clearInterval(timer));
});
test.beforeAll(() => new Promise<void>((resolve) => trickle.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => {
  trickle.closeAllConnections();
  trickle.close();
});

/** Faults affecting a file on its way to the browser. */
const FAULTS: Record<string, Misbehave> = {
  'answers 500': answered(500, 'text/plain', 'no'),
  'answers 404': answered(404, 'text/plain', 'There is no such file.'),
  'is a page': answered(200, 'text/html', '<!doctype html><p>Hello</p>'),
  'is unexpected JSON': answered(200, 'application/json', '{"release":7}'),
  'is empty': answered(200, 'text/javascript', ''),
  'is cut off': changed((text) => text.slice(0, text.length / 2)),
  'has a syntax error': changed((text) => `${text}\n)]}`),
  'throws at once': changed((text) => `throw new Error('planted');${text}`),
  'throws later': changed((text) => `setTimeout(() => { throw new Error('planted') }, 5000);${text}`),
  'differs by one byte': changed((text) => `${text} `),
  'has the wrong type': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'image/png' } });
  },
  'has another contract': changed((text) => text.replaceAll('"contract":1', '"contract":0')),
  'never arrives': () => undefined,
  'arrives one byte per second': (route) =>
    route.continue({ url: `http://127.0.0.1:${(trickle.address() as AddressInfo).port}/` }),
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'is blocked by the browser': (route) => route.abort('accessdenied'),
};

const cells = Object.entries(FILES).flatMap(([file, pattern]) =>
  Object.entries(FAULTS).map(([fault, misbehave]) => ({ file, pattern, fault, misbehave })),
);
/** `npm run soak` tests all combinations, other runs one for each file. */
const EVERY = process.env.FAULT_CELLS === 'all' ? 1 : 17;

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Expects the layout, with its links to the other sections. */
async function expectFrame(page: Page) {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await link(page, 'Showcase').click();
  await expect(page).toHaveURL(/\/showcase$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const { file, pattern, fault, misbehave } of cells.filter((_, index) => index % EVERY === 0)) {
  // @proves GEN-09
  test(`${file} of a section ${fault}: page or card in 8 s, a working layout, recovery without reload`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/./);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/report')) reports.push(request.postData() ?? '');
    });
    await page.goto('/contact');
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(pattern, misbehave);
    const start = Date.now();
    await link(page, 'Store').click();
    const card = page.getByText('The store is not available right now.');
    await expect(heading(page, 'Store').or(card)).toBeVisible({ timeout: 11_000 });
    annotate('ms to a page or the card', Date.now() - start);
    await expectFrame(page);
    const releases = reports.map((text) => (JSON.parse(text) as { release: string }).release);
    expect(releases).toEqual([...new Set(releases)]);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await link(page, 'Store').click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(heading(page, 'Store').or(retry)).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await expect(heading(page, 'Store')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}
