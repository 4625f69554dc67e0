import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../../fixtures';
import { ReleaseFolder, startGatewayOver } from '../../release-fixtures';

const SECTION = 'mf-marketing';
const BROKEN = 'throw new Error("planted")';
/**
 * Code that replaces a button's label and breaks the page in the browser: `AT_ONCE` immediately, `LATER` on the first
 * re-render after `isPlanted` is set.
 */
const AT_ONCE = `children:(()=>{${BROKEN}})()`;
const LATER = `children:globalThis.isPlanted?(()=>{${BROKEN}})():"Send Message"`;

/** Starts a site with a broken release of the section and a previous release, which may also be broken. */
async function siteWith(
  api: string,
  atEnd: (end: () => Promise<unknown>) => void,
  { active, before }: { active: string; before?: string },
) {
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const good = await releases.add(SECTION);
  const breaking = (how: string) =>
    releases.vary(SECTION, good, (name, text) =>
      name.startsWith('client/') ? text.replaceAll('children:"Send Message"', how) : text,
    );
  const earlier = before ? await breaking(before) : good;
  if (before) await releases.activate(SECTION, earlier);
  const release = await breaking(active);
  await releases.activate(SECTION, release);
  const gateway = await startGatewayOver(releases, api);
  atEnd(gateway.stop);
  return { ...gateway, release, earlier };
}

function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/report')) reports.push(request.postData() ?? '');
  });
  return reports;
}

const form = (page: Page) => ({
  name: page.getByLabel('Name', { exact: true }),
  message: page.getByLabel('Message', { exact: true }),
  button: page.getByRole('button', { name: 'Send Message' }),
});

test.beforeEach(({ expectConsole }) => expectConsole(/planted|Minified React error|hydrating|showing/));

// @proves GEN-09
test('the previous release replaces one that fails while mounting, and the failure is reported once', async ({
  page,
  baseURL,
  atEnd,
}) => {
  const site = await siteWith(baseURL ?? '', atEnd, { active: AT_ONCE });
  const reports = reportsOf(page);
  await page.goto(`${site.address}/about`);
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(form(page).button).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByText('is not available right now')).toHaveCount(0);
  await expect.poll(() => reports.filter((text) => text.includes(site.release)).length).toBe(1);
  expect(reports).toHaveLength(1);
});

// @proves GEN-09
test('the previous release replaces one that fails while hydrating, and input is kept', async ({
  page,
  baseURL,
  atEnd,
}) => {
  const site = await siteWith(baseURL ?? '', atEnd, { active: AT_ONCE });
  let releaseRequest = () => {};
  const requestReleased = new Promise<void>((resolve) => (releaseRequest = resolve));
  await page.route(/\/mf\/shell\/.*\.js$/, async (route) => {
    await requestReleased;
    await route.continue();
  });
  await page.goto(`${site.address}/contact`, { waitUntil: 'commit' });
  await form(page).name.fill('Ada Lovelace');
  await form(page).message.fill('Written before the scripts came');
  releaseRequest();
  await expect(page.locator(`script[src*="${site.earlier}"]`)).not.toHaveCount(0);
  await expect(form(page).button).toBeVisible();
  await expect(form(page).name).toHaveValue('Ada Lovelace');
  await expect(form(page).message).toHaveValue('Written before the scripts came');
});

// @proves GEN-09
test('a working release replaces one that fails while a visitor types, and input is kept @soak', async ({
  page,
  baseURL,
  atEnd,
}) => {
  const site = await siteWith(baseURL ?? '', atEnd, { active: LATER });
  await page.goto(`${site.address}/contact`);
  await untilHydrated(page);
  await form(page).message.fill('A long message');
  await page.evaluate(() => Object.assign(window, { isPlanted: true }));
  await form(page).name.fill('Ada');
  await expect(page.locator(`script[src*="${site.earlier}"]`)).not.toHaveCount(0);
  await expect(form(page).button).toBeVisible();
  await expect(form(page).message).toHaveValue('A long message');
  await form(page).button.click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).message).toHaveValue('A long message');
});

// @proves GEN-09
test('an error card appears when the previous release fails, too, and the layout works', async ({
  page,
  baseURL,
  atEnd,
}) => {
  const site = await siteWith(baseURL ?? '', atEnd, { active: AT_ONCE, before: AT_ONCE });
  await page.goto(`${site.address}/about`);
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /is not available right now/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
});
