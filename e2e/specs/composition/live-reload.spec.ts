import { expect, test, untilHydrated } from '../../fixtures';
import { ReleaseFolder, startGatewayOver } from '../../release-fixtures';

// @proves GEN-09 RTE-11
test('an open page in development reloads by itself only when its section is deployed', async ({
  page,
  baseURL,
  expectConsole,
  atEnd,
}) => {
  expectConsole(/_reload/);
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const first = await releases.add('mf-resources');
  const gateway = await startGatewayOver(releases, baseURL ?? '', { LIVE_RELOAD: '1' });
  atEnd(gateway.stop);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.goto(`${gateway.address}/resources/blogs`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Creative Wisdom' })).toBeVisible();

  await releases.activate(
    'mf-resources',
    await releases.vary('mf-resources', first, (_, text) => text.replaceAll('Creative Wisdom', 'Creative Foolishness')),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Creative Foolishness' })).toBeVisible();
  await expect.poll(() => loads.length).toBe(2);

  const answer = await page.request.get(`${baseURL}/resources/blogs`);
  const reloading = await page.request.get(`${gateway.address}/resources/blogs`);
  expect(reloading.headers()['content-security-policy']).toBe(answer.headers()['content-security-policy']);
  const plain = await answer.text();
  expect(plain).not.toContain('_reload');
  expect((await page.request.get(`${baseURL}/_reload.js`)).headers()['content-type']).not.toContain('javascript');
});
