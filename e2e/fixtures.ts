import { type APIRequestContext, expect, type Page, type Response, test as base } from '@playwright/test';

/** The three sizes that docs/requirements.md names. */
export const SIZES = {
  W: { width: 1280, height: 800 },
  M: { width: 800, height: 1000 },
  S: { width: 390, height: 844 },
} as const;

/** Signs in over HTTP, with one of the accounts of a demo site. */
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

/** Records a measurement of the test; `npm run rig` prints it. `what` begins with its unit. */
export const measured = (what: string, value: number) =>
  test.info().annotations.push({ type: what, description: String(Math.round(value * 10) / 10) });

/** Logging out while a page opens its stream of notifications ends in a 401, which only the console shows. */
const LATE_STREAM = /401 \(Unauthorized\) \S+\/api\/notifications\/stream$/;

interface Fixtures {
  /**
   * The connection that pages see. On `3g` they prefetch nothing for visible links, so that no test depends on whether
   * a
   * page had time for that; `4g` is what most visitors have.
   */
  connection: { effectiveType: '3g' | '4g'; saveData?: boolean };
  /**
   * Registers a cleanup that runs whether the test passes or not, last one first. The pages are closed before, so that
   * their last requests still find the server.
   */
  atEnd: (end: () => Promise<unknown>) => void;
  /** Announces errors that the page will print; any other error fails the test. */
  expectConsole: (...patterns: RegExp[]) => void;
  /** Opens a page and waits until it responds to clicks. */
  openPage: (path: string) => Promise<Response | null>;
  /** Signs the page's browser in with one of the demo accounts, over HTTP. */
  signInAs: (role: 'member' | 'editor' | 'moderator') => Promise<void>;
}

export const test = base.extend<Fixtures>({
  // Playwright reads the names of required fixtures from this pattern: none.
  atEnd: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use((end) => ends.unshift(end));
    for (const end of ends) await end();
  },
  connection: [{ effectiveType: '3g' }, { option: true }],
  // Requires `atEnd` only for the order: fixtures that are requested first are ended last.
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
  openPage: async ({ page }, use) =>
    use(async (path) => {
      const answer = await page.goto(path);
      await untilHydrated(page);
      return answer;
    }),
  signInAs: async ({ page, baseURL }, use) => use((role) => signInToDemo(page.request, baseURL ?? '', role)),
});

export { expect };
