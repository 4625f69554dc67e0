import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInToDemo, untilHydrated } from '../../../fixtures';
import type { startOwnSite } from '../../../own-site';

const SHOWN_AT_ONCE = 4;

export type Site = Awaited<ReturnType<typeof startOwnSite>>;

interface Seen {
  runs: number;
  violations: string[];
  canaries: string[];
}

/** Opens a browser that counts executed payloads. `bypassCSP` disables the page's content security policy. */
export async function watched(
  browser: Browser,
  site: Site,
  bypassCSP: boolean,
): Promise<{ context: BrowserContext; seen: Seen }> {
  const context = await browser.newContext({ baseURL: site.address, bypassCSP });
  const seen: Seen = { runs: 0, violations: [], canaries: [] };
  await context.exposeFunction('xss', () => (seen.runs += 1));
  await context.exposeFunction('reportViolation', (what: string) => seen.violations.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      // Ignores violations in the browser's own feed viewer, which uses inline styles.
      if (document.contentType !== 'text/html') return;
      (globalThis as unknown as { reportViolation(what: string): void }).reportViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  context.on('dialog', (dialog) => {
    seen.runs += 1;
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === 'canary.invalid') seen.canaries.push(request.url());
  });
  return { context, seen };
}

export const signIn = (context: BrowserContext, site: Site, role = 'editor') =>
  signInToDemo(context.request, site.address, role);

/** Opens the URLs, several at a time, and lets their scripts start. */
export async function visitAll(
  context: BrowserContext,
  addresses: string[],
  after: (page: Page) => Promise<void> = () => Promise.resolve(),
) {
  const queue = [...addresses];
  async function visitor() {
    const page = await context.newPage();
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      await page.goto(address);
      await untilHydrated(page);
      await after(page);
    }
    await page.close();
  }
  await Promise.all(Array.from({ length: SHOWN_AT_ONCE }, visitor));
}
