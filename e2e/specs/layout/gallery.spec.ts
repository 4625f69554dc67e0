import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures';

const root = join(import.meta.dirname, '../../..');
const EXPORTED = join(root, '.cache/gallery');
const ORIGIN = 'http://gallery.test';
/** The daily run opens a sample of the components; `npm run soak -- gallery` opens all of them. */
const isAll = process.env.GALLERY === 'all';
const SAMPLE = 6;

test('the component gallery builds, and shows stories in both themes without an error @soak', async ({ page }) => {
  execFileSync(process.execPath, [join(root, 'node_modules/.bin/cosmos-export')], { cwd: join(root, 'packages/ui') });
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(EXPORTED, new URL(route.request().url()).pathname) }),
  );
  const { fixtures } = JSON.parse(readFileSync(join(EXPORTED, 'cosmos.fixtures.json'), 'utf8')) as {
    fixtures: { filePath: string }[];
  };
  expect(fixtures.length).toBeGreaterThan(25);
  const step = isAll ? 1 : Math.ceil(fixtures.length / SAMPLE);

  for (const { filePath } of fixtures.filter((_, index) => index % step === 0)) {
    await page.goto(
      `${ORIGIN}/renderer.html?locked=true&fixtureId=${encodeURIComponent(JSON.stringify({ path: filePath }))}`,
    );
    for (const theme of ['dark', 'light'])
      await expect(page.locator(`[data-theme=${theme}] > *`).first()).toBeAttached();
  }
});
