import { type APIRequestContext, expect, type Page, type Response, test as base } from '@playwright/test';
import { countedActs, startCounting } from './counted-acts';

/** The three viewport sizes in docs/requirements.md. */
export const SIZES = {
  W: { width: 1280, height: 800 },
  M: { width: 800, height: 1000 },
  S: { width: 390, height: 844 },
} as const;

/**
 * Returns a suffix for the titles of tests created in a loop. Only variants that meet the condition are part of `npm
 * test`.
 */
export const soakUnless = (isDaily: boolean) => (isDaily ? '' : ' @soak');

/** Signs in over HTTP with one of the demo site's accounts. */
export async function signInToDemo(request: APIRequestContext, site: string, role: string) {
  const { demo } = (await (await request.get(`${site}/api/session`)).json()) as {
    demo: { role: string; email: string; password: string }[];
  };
  const account = demo.find((known) => known.role === role);
  const answer = await request.post(`${site}/api/signin`, {
    headers: { origin: site },
    data: { email: account?.email, password: account?.password },
  });
  expect(answer.status()).toBe(200);
}

/** Waits until the page responds to clicks. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('verse:hydrated').length > 0);
}

/** Records a measurement for the test, which `npm run rig` prints. `what` starts with the unit. */
/** Opens a room of the members' navigation on wide screens, and returns one of its links. */
export async function linkOfRoom(page: Page, room: 'Discover' | 'Work' | 'Me', name: string | RegExp) {
  const navigation = page.getByRole('navigation', { name: 'Verse', exact: true });
  const button = navigation.getByRole('button', { name: room });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  return navigation.getByRole('link', { name, exact: true });
}

export const annotate = (what: string, value: number) =>
  test.info().annotations.push({ type: what, description: String(Math.round(value * 10) / 10) });

/**
 * If the user logs out while a page is opening its notification stream, the stream ends with a 401, which is visible
 * only in the console.
 */
const LATE_STREAM = /401 \(Unauthorized\) \S+\/api\/notifications\/stream$/;

interface Fixtures {
  /**
   * Connection type reported to pages. On `3g`, the default, pages do not prefetch visible links, so that no test
   * depends on prefetch timing. Most visitors have `4g`.
   */
  connection: { effectiveType: '3g' | '4g'; saveData?: boolean };
  /**
   * Registers a cleanup that runs whether or not the test passes, in reverse order of registration. Pages are closed
   * before the cleanups run, so that their last requests still reach the server.
   */
  atEnd: (end: () => Promise<unknown>) => void;
  /** Declares errors that the page is expected to print. Any other error fails the test. */
  expectConsole: (...patterns: RegExp[]) => void;
  /** Opens a page and waits until it responds to clicks. */
  openPage: (path: string) => Promise<Response | null>;
  /** With `COUNT_ACTS=1`, prints the clicks and the fields of each person, and the seconds of the whole test. */
  acts: void;
  /** Signs the page's browser in over HTTP with one of the demo accounts. */
  signInAs: (role: 'member' | 'editor' | 'moderator') => Promise<void>;
}

export const test = base.extend<Fixtures>({
  // The empty pattern is required, because Playwright reads the names of required fixtures from it.
  atEnd: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use((end) => ends.unshift(end));
    for (const end of ends) await end();
  },
  connection: [{ effectiveType: '3g' }, { option: true }],
  // Requires `atEnd` only for ordering, because fixtures requested first are torn down last.
  context: async ({ atEnd: _, context, connection }, use) => {
    await context.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    );
    await use(context);
  },
  expectConsole: [
    async ({ page }, use) => {
      const expected = [LATE_STREAM];
      const printed: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') printed.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => printed.push(String(error)));
      await use((...patterns) => expected.push(...patterns));
      expect(printed.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  acts: [
    async ({ page }, use, { title }) => {
      if (process.env.COUNT_ACTS !== '1') return use();
      startCounting(page);
      const start = performance.now();
      await use();
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      process.stdout.write(`${title}: ${seconds} s; ${countedActs()}\n`);
    },
    { auto: true },
  ],
  openPage: async ({ page }, use) =>
    use(async (path) => {
      const answer = await page.goto(path);
      await untilHydrated(page);
      return answer;
    }),
  signInAs: async ({ page, baseURL }, use) => use((role) => signInToDemo(page.request, baseURL ?? '', role)),
});

export { expect };
