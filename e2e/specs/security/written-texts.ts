import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { eventually } from '../../release-fixtures';
import { type Site, watched } from '../publishing/resources/watched-browser';

/** Removes the characters that the API rejects in web addresses. */
export const inAddress = (text: string) => text.replace(/[\s<>"]/g, '');

export const asShown = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns a function that sends requests as a single person. */
export const sender = (request: APIRequestContext, site: Site) => {
  const headers = { origin: site.address };
  return async (method: string, path: string, data: object, version?: number) => {
    const ifMatch: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
    const answer = await request.fetch(path, { method, headers: { ...headers, ...ifMatch }, ...data });
    expect([path, answer.ok() ? 'taken' : await answer.text()]).toEqual([path, 'taken']);
    return (await answer.json()) as { _id: string; id: string; version: number };
  };
};
export type Send = ReturnType<typeof sender>;

/**
 * Expands all collapsed content and loads more of each list, because payloads in content that is not rendered never
 * run.
 * @returns the number of “more” buttons pressed
 */
async function unfold(page: Page): Promise<number> {
  await page.locator('main details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  return page.locator('main button').evaluateAll((all) => {
    const more = all.filter((one) => /^(Load|View) more$/.test(one.textContent.trim()));
    for (const one of more) (one as HTMLButtonElement).click();
    return more.length;
  });
}

/** Timeout for loading a complete list with hundreds of entries. */
const WHOLE_LIST_MS = 600_000;

/** Expects each of the strings to appear on the page verbatim. */
export async function expectShown(context: BrowserContext, address: string, expected: string[]) {
  const page = await context.newPage();
  await page.goto(address);
  const missing = async () => {
    const folded = await unfold(page);
    const seen = asShown((await page.locator('main').textContent()) ?? '');
    return [...expected.filter((text) => !seen.includes(asShown(text))), ...(folded > 0 ? ['more'] : [])];
  };
  await expect.poll(missing, { message: address, timeout: WHOLE_LIST_MS }).toEqual([]);
  await page.close();
}

/** Opens the list of emails, and some of the emails in each format that the outbox offers. */
export async function openMails(context: BrowserContext, least = 5) {
  const list = await eventually(
    async () => (await context.request.get('/api/outbox')).text(),
    (text) => text.split('<li>').length > least,
  );
  const mails = [...list.matchAll(/"(\/api\/outbox\/[^"]+)\.html"/g)].map(([, address = '']) => address);
  const page = await context.newPage();
  await page.goto('/api/outbox');
  for (const mail of mails.slice(0, 8)) {
    await page.goto(`${mail}.html`);
    await page.goto(`${mail}.txt`);
  }
  await page.close();
}

/**
 * Inserts the payloads into a page as markup, to prove that executed payloads are detected. Returns how many were
 * executed.
 */
export async function runsOf(browser: Browser, site: Site, payloads: readonly string[]): Promise<number> {
  const { context, seen } = await watched(browser, site, true);
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate(
    (html) => {
      for (const one of html) document.body.insertAdjacentHTML('beforeend', `<div>${one}</div>`);
    },
    [...payloads],
  );
  await eventually(
    () => Promise.resolve(seen.runs),
    (runs) => runs > 0,
  );
  await context.close();
  return seen.runs;
}
