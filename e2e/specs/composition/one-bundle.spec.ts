import { buildOneBundle } from '@verse/build/one-bundle';
import { annotate, expect, test } from '../../fixtures';

/**
 * `npm run rig` compares these pages with a single-bundle build, which takes most of a minute. `npm run size` checks
 * the budgets daily.
 */
const PAGES = process.env.ONE_BUNDLE === 'all' ? ['/', '/services', '/store', '/resources', '/resources/blogs'] : [];

let building: ReturnType<typeof buildOneBundle> | undefined;

for (const address of PAGES) {
  // @proves GEN-10
  test(`${address} loads at most a tenth more script than as a page of one bundle`, async ({ page }) => {
    building ??= buildOneBundle();
    const inOneBundle = await building;
    const loaded = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return;
      loaded.set(new URL(request.url()).pathname, (await request.sizes()).responseBodySize);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0);
    const ratio = bytes / inOneBundle.bytesFor(loaded.keys());
    annotate('kB of script', bytes / 1000);
    annotate('% more than as one bundle', (ratio - 1) * 100);
    expect(loaded.size).toBeGreaterThan(2);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });
}
