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
  // Exact, because the names of groups contain those of fields.
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await unfold(form);
  await field('Title').fill(title);
  await field('Description').fill('A lantern for our street.');
  await field('Places').fill('20');
  await field('Members of a team, at most').fill('3');
  await field('Rules').fill('One lantern.');
  await field('Start').fill(momentIn(-1));
  await field('Deadline').fill(momentIn(7));
  await field('Extra time, in minutes').fill('60');
  await field('Results by').fill(momentIn(14));
  await field('Prize awarded by').fill(momentIn(21));
  await field('Prize pool, in $').fill('1,500');
  await field('Prize pledge').fill('We transfer 1,500 dollars to the winner.');
  await field('If you pay late').selectOption('all-entries');
  await field('What you can do with the winning entries').fill('We print the winner on posters.');
  await writeCriterion(page, 1, 'Craft', '60');
  await writeCriterion(page, 2, 'Light', secondWeight);
}
