import { expect, test as base } from './fixtures';
import { startOwnSite } from './own-site';

/**
 * For tests that compare a page with all that the server has: a site with the sample content to which nobody else
 * publishes meanwhile. One for each worker.
 */
export const test = base.extend<object, { quietSite: string }>({
  quietSite: [
    // Playwright reads the names of what a fixture needs out of this pattern: nothing.
    async ({}, use) => {
      const site = await startOwnSite({ DEMO: '1', SEED: '1', RATE_LIMIT_FACTOR: '1000' });
      await use(site.address);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ quietSite }, use) => use(quietSite),
});

export { expect };
