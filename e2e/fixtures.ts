import { type APIRequestContext, expect, type Page, type Response, test as base } from '@playwright/test';

/** The three sizes that docs/requirements.md names. */
export const SIZES = {
  W: { width: 1280, height: 800 },
  M: { width: 800, height: 1000 },
  S: { width: 390, height: 844 },
} as const;

/** Signs in over HTTP, with one of the accounts that a demo site offers. */
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

/** Waits until the page answers to clicks. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('verse:hydrated').length > 0);
}

/** A figure that the test came to; `npm run rig` prints it. `what` begins with its unit. */
export const measured = (what: string, value: number) =>
  test.info().annotations.push({ type: what, description: String(Math.round(value * 10) / 10) });

/** Who logs out while a page opens its stream of notifications is refused the stream, which only the console says. */
const LATE_STREAM = /401 \(Unauthorized\) \S+\/api\/notifications\/stream$/;

interface Fixtures {
  /**
   * What the pages are told of their line. On `3g` they fetch nothing because a link was seen, so that no test depends
   * on whether a page had time for that; `4g` is most people's line.
   */
  connection: { effectiveType: '3g' | '4g'; saveData?: boolean };
  /**
   * Ends what the test began for itself, the last first, whether it passed or not. Its pages are closed by then: what
   * they still ask for finds its server there.
   */
  atEnd: (end: () => Promise<unknown>) => void;
  /** Says beforehand what the page will print as an error; anything else it prints fails the test. */
  expectConsole: (...patterns: RegExp[]) => void;
  /** Opens a page and waits until it answers to clicks. */
  openPage: (path: string) => Promise<Response | null>;
  /** Signs the page's browser in with one of the demo accounts, over HTTP. */
  signInAs: (role: 'member' | 'editor' | 'moderator') => Promise<void>;
}

export const test = base.extend<Fixtures>({
  // Playwright reads the names of what a fixture needs out of this pattern: nothing.
  atEnd: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use((end) => ends.unshift(end));
    for (const end of ends) await end();
  },
  connection: [{ effectiveType: '3g' }, { option: true }],
  // Needs `atEnd` for the order alone: what is asked for first is ended last.
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
