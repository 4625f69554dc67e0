import { expectSound } from '../../audit';
import { expect, mailTo, settle, test } from '../../people';
import { button, call, link, nameOf, open, visitor } from '../work/employers';
import { contestOf } from './staff-contests';

const MEGABYTE = 1024 * 1024;

// @proves CST-28 GAP-058
test('a member joins a contest; it persists after a reload, others see it, leaving undoes it @soak', async ({
  browser,
  page,
  site,
}) => {
  const { id } = await contestOf(browser, site);
  await settle(page, site, { firstName: 'Quillon' });
  await open(page, `/verse/contests/${id}`);
  // A double click joins only once.
  await button(page, 'Join Contest').dblclick();
  await expect(page.getByText('1 / 20')).toBeVisible();
  await expect(page.getByText('Joined', { exact: true })).toBeVisible();
  await expect(button(page, 'Leave')).toBeFocused();
  await page.reload();
  await expect(page.getByText('Joined', { exact: true })).toBeVisible();
  const other = await visitor(browser, site);
  await open(other, `/contests/${id}`);
  await expect(other.getByText('1 / 20')).toBeVisible();
  await expect(link(other, 'Sign in to join')).toBeVisible();
  await other.close();

  const [calendar] = await Promise.all([page.waitForEvent('download'), link(page, 'Add to calendar').click()]);
  expect(calendar.suggestedFilename()).toBe(`contest-${id}.ics`);
  // The page of a member without an entry calls nothing that the API does not have yet.
  await link(page, 'Your entry').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your entry' })).toBeVisible();
  await page.goBack();
  await button(page, 'Leave').click();
  await expect(page.getByText('0 / 20')).toBeVisible();
  await expect(button(page, 'Join Contest')).toBeFocused();
});

function zipOf(bytes: number) {
  const file = Buffer.alloc(bytes, 'a part of a file ');
  file.write('PK\x03\x04', 0, 'latin1');
  return file;
}

// @proves GAP-058
test('an entrant takes a place, writes, sends a file over a broken connection, previews and submits', async ({
  browser,
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/net::ERR_/);
  const { id, title } = await contestOf(browser, site);
  const entrant = await settle(page, site, { firstName: 'Quillon' });
  await open(page, `/verse/contests/${id}`);
  await button(page, 'Join Contest').click();
  await link(page, 'Your entry').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your entry' })).toBeVisible();
  await page.getByLabel('Title').fill(`A night bus by ${nameOf(entrant)}`);
  await page.getByLabel('Text').fill(`The bus carries the moon. Write to ${entrant.email}.`);
  await page.getByLabel('How it was made').selectOption('by-hand');
  await expect(page.getByText('Draft saved.')).toBeVisible();

  // The connection breaks while the second part is being uploaded.
  let parts = 0;
  await page.route(/entries\/own\/uploads\//, async (route) => {
    if (route.request().method() === 'PATCH' && (parts += 1) === 2) await route.abort('connectionreset');
    else await route.continue();
  });
  const name = 'sources.zip';
  await page.getByLabel('Add files').setInputFiles({ name, mimeType: 'application/zip', buffer: zipOf(9 * MEGABYTE) });
  const files = page.getByRole('list', { name: 'Files of the entry' });
  await expect(link(files, name)).toBeVisible({ timeout: 60_000 });
  expect(parts).toBeGreaterThan(2);
  await expect(files.getByText('Judges don’t see ZIP files')).toBeVisible();

  await button(page, 'Show the preview').click();
  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview.getByText('The bus carries the moon. Write to [hidden]')).toBeVisible();
  await expect(preview).not.toContainText(entrant.lastName);

  await expect(page.getByText('Didn’t win? Your entry stays yours, with all rights.')).toBeVisible();
  await button(page, 'Submit the entry').click();
  const receipts = page.getByRole('heading', { name: 'Receipts' });
  await expect(receipts).toBeVisible();
  await page.getByText(/^SHA-256 [0-9a-f]{8}…$/).click();
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expectSound(page);
  expect(await mailTo(page.request, site, entrant.email, 'Receipt for Entry 1')).toContain(title);

  await page.getByLabel('Text').fill('Another text.');
  await expect(page.getByText('You changed your draft.')).toBeVisible();
  await open(page, page.url());
  await expect(page.getByLabel('Text')).toHaveValue('Another text.');
});

// @proves GAP-058
test('a member waits for a full contest and gets the place that becomes free @soak', async ({
  browser,
  page,
  site,
}) => {
  const { id } = await contestOf(browser, site, 1);
  const holder = await visitor(browser, site);
  await settle(holder, site, { firstName: 'Kemi' });
  await call(holder.request, site, 'PUT', `/api/contests/${id}/entry`);
  await settle(page, site);
  await open(page, `/verse/contests/${id}`);
  await expect(button(page, 'Contest Full')).toBeDisabled();
  await button(page, 'Join the waiting list').click();
  await expect(page.getByText('You are number 1 on the waiting list.')).toBeVisible();
  await call(holder.request, site, 'DELETE', `/api/contests/${id}/entry`);
  await open(page, `/verse/contests/${id}`);
  await expect(button(page, 'Leave')).toBeVisible();
  await expect(link(page, 'Your entry')).toBeVisible();
});
