import { expect, test, untilHydrated } from '../../fixtures';
import { ReleaseFolder, startGatewayOver } from '../../release-fixtures';

const SECTION = 'mf-resources';
const PLANTED = `
setTimeout(() => { throw new Error('planted in a timer'); });
Promise.reject(new Error('planted in a promise'));
addEventListener('click', () => { throw new Error('planted in a handler'); });
`;

interface Line {
  msg: string;
  section?: string;
  release?: string;
  report?: string;
}

// @proves GEN-09 RTE-11
test('uncaught errors are reported with the section and release that caused them', async ({
  page,
  baseURL,
  atEnd,
  expectConsole,
}) => {
  expectConsole(/planted/);
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const good = await releases.add(SECTION);
  const release = await releases.vary(SECTION, good, (name, text) =>
    name === `client/${SECTION}-remote.js` ? text + PLANTED : text,
  );
  await releases.activate(SECTION, release);
  const { address, log, stop } = await startGatewayOver(releases, baseURL ?? '');
  atEnd(stop);
  await page.goto(`${address}/resources/blogs`);
  await untilHydrated(page);
  await page.getByRole('heading', { level: 1 }).click();
  const told = () =>
    log
      .flatMap((text) => text.trim().split('\n'))
      .map((text) => JSON.parse(text) as Line)
      .filter(({ msg }) => msg === 'error report')
      .map((line) => [(JSON.parse(line.report ?? '') as { message: string }).message, line.section, line.release])
      .toSorted();
  await expect.poll(told).toEqual([
    ['planted in a handler', SECTION, release],
    ['planted in a promise', SECTION, release],
    ['planted in a timer', SECTION, release],
  ]);
});
