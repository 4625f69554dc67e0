import { expect, test as base } from './fixtures';
import { startOwnSite } from './own-site';

/**
 * Tests on a site of their own, one for each worker: nobody else publishes, or writes as the demo accounts, meanwhile.
 */
export const onOwnSite = (env: Record<string, string>) =>
  base.extend<object, { ownSite: string }>({
    ownSite: [
      // Playwright reads the names of what a fixture needs out of this pattern: nothing.
      async ({}, use) => {
        const site = await startOwnSite(env);
        await use(site.address);
        await site.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ ownSite }, use) => use(ownSite),
  });

/** For tests that compare a page with all that the server has: a site with the sample content. */
export const test = onOwnSite({ DEMO: '1', SEED: '1', RATE_LIMIT_FACTOR: '1000' });

export { expect };
