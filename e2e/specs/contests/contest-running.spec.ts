import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@verse/api-contract/time';
import { expectSound } from '../../audit';
import { expect, settle, test } from '../../people';
import { button, call, link, open, visitor } from '../work/employers';
import { found, momentIn, writeContest } from './organisers';

// @proves GAP-058
test('an owner publishes, postpones and cancels a contest by links alone @soak', async ({
  page,
  browser,
  site,
  expectConsole,
}) => {
  // The first attempt to publish is rejected.
  expectConsole(/status of 400/);
  await settle(page, site, { firstName: 'Olu' });
  const { name } = await found(page, site);
  const title = `Draw a lantern ${randomUUID().slice(0, 8)}`;
  await open(page, '/verse/organisations');
  await link(page.getByRole('main'), name).click();
  await page.getByRole('main').getByRole('link', { name: 'Contests', exact: true }).click();
  await button(page, 'New contest').click();
  await writeContest(page, title);
  await expect(page.getByText('Weights: 90 of 100')).toBeVisible();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await open(page, page.url());
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await button(page, 'Publish contest').click();
  await expect(page.getByText('The weights must add up to 100.')).toBeVisible();
  await page.getByRole('group', { name: 'Criterion 2' }).getByLabel('Weight, in percent').fill('40');
  await expect(page.getByText('Weights: 100 of 100')).toBeVisible();
  await expect(page.getByText('The weights must add up to 100.')).toHaveCount(0);
  await expectSound(page, 'the form of a contest');
  await button(page, 'Publish contest').click();
  await expect(page.getByText('Your contest is live.')).toBeVisible();

  await button(page, 'Postpone').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New date').fill(momentIn(8));
  await dialog.getByLabel('Reason').fill('The paper came late.');
  await button(dialog, 'Postpone').click();
  await expect(page.getByText('Everyone in it gets your reason.')).toBeVisible();

  await link(page, 'View public page').click();
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/contests\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const guest = await visitor(browser, site);
  await open(guest, new URL(page.url()).pathname);
  for (const text of ['Craft of 5', 'We print the winner on posters.', 'The paper came late.'])
    await expect(guest.getByText(text)).toBeVisible();
  await expect(guest.getByText('Didn’t win? Your entry stays yours, with all rights.')).toBeVisible();
  await expectSound(guest, 'the terms of a contest');

  await page.goBack();
  await button(page, 'Cancel the contest').click();
  await page.getByRole('dialog').getByLabel('Reason').fill('No lamps left.');
  await button(page.getByRole('dialog'), 'Cancel the contest for good').click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  expect((await guest.reload())?.status()).toBe(404);
});

// @proves GAP-058
test('the terms of a contest are readable without scripts', async ({ page, browser, site }) => {
  await settle(page, site, { firstName: 'Olu' });
  const { handle } = await found(page, site);
  const words = { low: 'Dim.', middle: 'Clear.', high: 'Bright.' };
  const iso = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const path = `/api/organisations/${handle}/contests`;
  const { id } = await call<{ id: string }>(page.request, site, 'POST', path, {
    title: 'Draw a lamp',
    description: 'One lamp.',
    tags: [],
    prizePool: '5',
    maxParticipants: '9',
    startsAt: iso(-1),
    deadline: iso(7),
    graceMinutes: '30',
    resultsBy: iso(14),
    awardBy: iso(20),
    rules: 'One.',
    pledge: 'Five dollars.',
    shareRule: 'top-three',
    licence: 'We print it.',
    teamSize: '1',
    criteria: [
      { title: 'Craft', weight: '50', words },
      { title: 'Light', weight: '50', words },
    ],
  });
  await call(page.request, site, 'PUT', `${path}/${id}/publication`);
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const guest = await context.newPage();
  await guest.goto(`/contests/${id}`);
  await expect(guest.getByRole('heading', { name: 'Criteria' })).toBeVisible();
  await guest.getByText('How scores are given').click();
  await expect(guest.getByText('Bright.').first()).toBeVisible();
  await expect(guest.getByText(/SHA-256/)).toBeVisible();
});
