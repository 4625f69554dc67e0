import type { Page } from '@playwright/test';
import { annotate, expect, test, untilHydrated } from '../../fixtures';
import { eventually, ReleaseFolder, startGatewayOver } from '../../release-fixtures';

/** `npm run rig` opens 20 tabs, starts 100 forms and makes ten deployments in the meantime. */
const TABS = Number(process.env.OLD_TABS ?? 2);
const FORMS = Number(process.env.OLD_FORMS ?? 2);
const DEPLOYMENTS = Number(process.env.OLD_DEPLOYMENTS ?? 2);
/** Number of tabs open at the same time. */
const AT_ONCE = 10;

type AtEnd = (end: () => Promise<unknown>) => void;

/** Starts a site with a release of the section. Its `deploy` deploys the next release. */
async function siteWith(section: string, api: string, atEnd: AtEnd) {
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const first = await releases.add(section);
  const { address, stop } = await startGatewayOver(releases, api);
  atEnd(stop);
  const active = async () => {
    const { sections } = (await (await fetch(`${address}/composition.json`)).json()) as {
      sections: Record<string, { release: string }>;
    };
    return sections[section]?.release;
  };
  return {
    address,
    first,
    async deploy() {
      const release = await releases.vary(section, first, (_, text) => text);
      await releases.activate(section, release);
      await eventually(active, (now) => now === release);
    },
  };
}

/** Opens the page in several tabs and runs an action in each of them. */
async function inTabs(
  opener: Page,
  count: number,
  address: string,
  begin: (tab: Page, number: number) => Promise<void>,
) {
  const tabs: Page[] = [];
  for (let number = 0; number < count; number += 1) {
    const tab = await opener.context().newPage();
    await tab.goto(address);
    await untilHydrated(tab);
    await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
    await begin(tab, number);
    tabs.push(tab);
  }
  return tabs;
}

const isSameDocument = (tab: Page) => tab.evaluate(() => 'sameDocument' in window);

// @proves RTE-11 GEN-09
test(`${TABS} tabs load new pages from the release they began with, after ${DEPLOYMENTS} deployments`, async ({
  page,
  baseURL,
  atEnd,
}) => {
  const site = await siteWith('mf-resources', baseURL ?? '', atEnd);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  const wrong: string[] = [];
  page.context().on('console', (message) => void (message.type() === 'error' && wrong.push(message.text())));
  const tabs = await inTabs(page, TABS, `${site.address}/resources`, async () => {});
  for (let number = 0; number < DEPLOYMENTS; number += 1) await site.deploy();
  asked.length = 0;
  for (const tab of tabs) {
    await tab
      .getByRole('link', { name: /Read More/ })
      .first()
      .click();
    await expect(tab.getByText(/^Published on/)).toBeVisible();
    expect(await isSameDocument(tab)).toBe(true);
  }
  const scripts = asked.filter((url) => /\/mf\/mf-resources\/.*\.js$/.test(url));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => !url.includes(site.first))).toEqual([]);
  expect(wrong).toEqual([]);
  annotate('old tabs, none of which failed', tabs.length);
});

// @proves RTE-11
test(`${FORMS} half-filled forms lose nothing during deployments @soak`, async ({ page, baseURL, atEnd }) => {
  test.setTimeout(900_000);
  const site = await siteWith('mf-marketing', baseURL ?? '', atEnd);
  const form = (tab: Page) => ({
    name: tab.getByLabel('Name', { exact: true }),
    message: tab.getByLabel('Message', { exact: true }),
  });
  let kept = 0;
  for (let begun = 0; begun < FORMS; begun += AT_ONCE) {
    const tabs = await inTabs(
      page,
      Math.min(AT_ONCE, FORMS - begun),
      `${site.address}/contact`,
      async (tab, number) => {
        await form(tab).name.fill(`Person ${begun + number}`);
        await form(tab).message.fill(`Half of the message ${begun + number}`);
      },
    );
    await site.deploy();
    for (const [number, tab] of tabs.entries()) {
      await form(tab).message.press('End');
      await form(tab).message.pressSequentially(', and the rest');
      await tab.getByRole('button', { name: 'Send Message' }).click();
      await expect(tab.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expect(form(tab).name).toHaveValue(`Person ${begun + number}`);
      await expect(form(tab).message).toHaveValue(`Half of the message ${begun + number}, and the rest`);
      expect(await isSameDocument(tab)).toBe(true);
      kept += 1;
      await tab.close();
    }
  }
  annotate('forms, all kept', kept);
});
