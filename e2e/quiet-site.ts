import { expect, test as base } from './fixtures';
import { startOwnSite } from './own-site';

/**
 * Runs tests on a separate site per worker, so that no other test publishes or uses the demo accounts in the meantime.
 */
export const withOwnSite = (env: Record<string, string>) =>
  base.extend<object, { ownSite: string }>({
    ownSite: [
      // The empty pattern is required, because Playwright reads the names of required fixtures from it.
      async ({}, use) => {
        const site = await startOwnSite(env);
        await use(site.address);
        await site.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ ownSite }, use) => use(ownSite),
  });

/** For tests that compare a page with all data on the server. Runs on a site that has only the sample content. */
export const test = withOwnSite({ DEMO: '1', SEED: '1', RATE_LIMIT_FACTOR: '1000' });

export { expect };
