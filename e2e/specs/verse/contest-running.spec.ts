import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, mailTo, settle, test } from '../accounts/people';
import { button, call, link, open, visitor } from './employers';

const DAY_MS = 86_400_000;
/** As an input of the type `datetime-local` holds it; the browsers of these tests are in UTC. */
const momentIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16);

/** An organisation with a verified domain. */
async function found(page: Page, site: string) {
  const handle = `lamps-${randomUUID().slice(0, 8)}`;
  const name = `Lamps ${handle.slice(-8)}`;
  const path = `/api/organisations/${handle}`;
  await call(page.request, site, 'POST', '/api/organisations', { name, handle, description: '', links: [] });
  const email = `olu@${handle}.studio`;
  await call(page.request, site, 'POST', `${path}/domain/code`, { email });
  const code = /: (\d{8})/.exec(await mailTo(page.request, site, email, 'code for your domain'))![1];
  await call(page.request, site, 'POST', `${path}/domain/confirm`, { code });
  return { handle, name };
}

async function writeCriterion(page: Page, index: number, title: string, weight: string) {
  await button(page, 'Add a criterion').click();
  const criterion = page.getByRole('group', { name: `Criterion ${index}` });
  await criterion.getByLabel('Criterion', { exact: true }).fill(title);
  await criterion.getByLabel('Weight, in percent').fill(weight);
  for (const score of ['1', '3', '5'])
    await criterion.getByLabel(`Words for the score ${score}`).fill(`${title} of ${score}`);
}

async function write(page: Page, title: string) {
  const form = page.getByRole('form', { name: 'Contest' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('A lantern for our street.');
  await form.getByLabel('Places').fill('20');
  await form.getByLabel('Members of a team, at most').fill('3');
  await form.getByLabel('Rules').fill('One lantern.');
  await form.getByLabel('Start').fill(momentIn(-1));
  await form.getByLabel('Deadline').fill(momentIn(7));
  await form.getByLabel('Grace period, in minutes').fill('60');
  await form.getByLabel('Results by').fill(momentIn(14));
  await form.getByLabel('Prize awarded by').fill(momentIn(21));
  await form.getByLabel('Prize pool, in $').fill('1,500');
  await form.getByLabel('Prize pledge').fill('We transfer 1,500 dollars to the winner.');
  await form.getByLabel('If it is not awarded in time').selectOption('all-entries');
  await form.getByLabel('What you may do with the winning entries').fill('We print the winner on posters.');
  await writeCriterion(page, 1, 'Craft', '60');
  await writeCriterion(page, 2, 'Light', '30');
  await expect(page.getByText('Weights: 90 of 100')).toBeVisible();
}

// @proves GAP-058
test('an owner publishes, postpones and cancels a contest by links alone', async ({
  page,
  browser,
  site,
  expectConsole,
}) => {
  // The first publication is refused.
  expectConsole(/status of 400/);
  await settle(page, site, { firstName: 'Olu' });
  const { name } = await found(page, site);
  const title = `Draw a lantern ${randomUUID().slice(0, 8)}`;
  await open(page, '/verse/organisations');
  await link(page.getByRole('main'), name).click();
  await link(page.getByRole('main'), 'Contests').click();
  await button(page, 'New contest').click();
  await write(page, title);
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
  await expect(page.getByText('The contest is published.')).toBeVisible();

  await button(page, 'Postpone').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New date').fill(momentIn(8));
  await dialog.getByLabel('Reason').fill('The paper came late.');
  await button(dialog, 'Postpone').click();
  await expect(page.getByText('Everyone who takes part gets your reason.')).toBeVisible();

  await link(page, 'View public page').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const guest = await visitor(browser, site);
  await open(guest, new URL(page.url()).pathname);
  for (const text of ['Craft of 5', 'We print the winner on posters.', 'The paper came late.'])
    await expect(guest.getByText(text)).toBeVisible();
  await expect(guest.getByText('Entries that do not win stay with their makers, with all rights.')).toBeVisible();
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
    ...{ title: 'Draw a lamp', description: 'One lamp.', tags: [], prizePool: '5', maxParticipants: '9' },
    ...{ startsAt: iso(-1), deadline: iso(7), graceMinutes: '30', resultsBy: iso(14), awardBy: iso(20) },
    ...{ rules: 'One.', pledge: 'Five dollars.', shareRule: 'top-three', licence: 'We print it.', teamSize: '1' },
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
  await expect(guest.getByText('Bright.').first()).toBeVisible();
  await expect(guest.getByText(/SHA-256/)).toBeVisible();
});
