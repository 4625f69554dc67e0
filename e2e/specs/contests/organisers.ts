import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { DAY_MS } from '@verse/api-contract/time';
import { mailTo } from '../../people';
import { button, call } from '../work/employers';

/** Returns a time in the format of a `datetime-local` input. The browsers in these tests use UTC. */
export const momentIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16);

/** Creates an organisation with a verified domain. */
export async function found(page: Page, site: string) {
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

/** Opens the groups of the form that are folded. */
async function unfold(form: Locator) {
  await form.getByLabel('Title').waitFor();
  const folded = form.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Fills in the contest form, with weights of 60 and, by default, 30. */
export async function writeContest(page: Page, title: string, secondWeight = '30') {
  const form = page.getByRole('form', { name: 'Contest' });
  await unfold(form);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('A lantern for our street.');
  await form.getByLabel('Places').fill('20');
  await form.getByLabel('Members of a team, at most').fill('3');
  await form.getByRole('textbox', { name: 'Rules' }).fill('One lantern.');
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
  await writeCriterion(page, 2, 'Light', secondWeight);
}
