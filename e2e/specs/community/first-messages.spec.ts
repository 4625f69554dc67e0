import type { Page } from '@playwright/test';
import { DAY_MS } from '@verse/api-contract/time';
import { expectSound } from '../../audit';
import { signInToDemo } from '../../fixtures';
import { expect, test } from '../../people';
import { found } from '../contests/organisers';
import { button, call, employ, link, open, visitor } from '../work/employers';
import { arrive, type Arrived, messages, openRequest } from './correspondents';

const main = (page: Page) => page.getByRole('main');
const momentIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Publishes a contest that runs for a week. */
async function announce(page: Page, site: string, title: string) {
  const { handle, name } = await found(page, site);
  const words = { low: 'Hardly any.', middle: 'Some of it.', high: 'All of it.' };
  const path = `/api/organisations/${handle}/contests`;
  const { id } = await call<{ id: string }>(page.request, site, 'POST', path, {
    title,
    description: 'A lantern for our street.',
    tags: ['Light'],
    vote: null,
    rules: 'One lantern.',
    prizePool: '500',
    maxParticipants: '20',
    graceMinutes: '60',
    teamSize: '3',
    shareRule: 'top-three',
    startsAt: momentIn(-1),
    deadline: momentIn(7),
    resultsBy: momentIn(14),
    awardBy: momentIn(21),
    pledge: 'We transfer 500 dollars to the winner.',
    licence: 'The winner lets us print the lantern.',
    criteria: [
      { title: 'Craft', weight: '60', words },
      { title: 'Light', weight: '40', words },
    ],
  });
  await call(page.request, site, 'PUT', `${path}/${id}/publication`);
  return { id, name };
}

/** Sends a first message from the page of a job or contest, waits for the answer, and returns to that page. */
async function ask(from: Arrived, to: Arrived, { ask: label, title }: { ask: string; title: string }) {
  const { page } = from;
  await button(page, label).click();
  const dialog = page.getByRole('dialog', { name: label });
  await dialog.getByLabel('Message').fill('May I come on Fridays?');
  await button(dialog, 'Send message').click();
  await expect(dialog.getByText('Sent. Now it’s their turn to answer.')).toBeVisible();
  await link(dialog, 'Open the conversation').click();
  await expect(page.getByText('Now it’s their turn to answer.')).toBeVisible();

  await openRequest(to, from);
  await to.page.getByLabel(/^Answer/).fill('Fridays are fine.');
  await button(to.page, 'Send answer').click();
  await expect(messages(to.page)).toHaveCount(2);
  await expect(messages(page)).toContainText(['May I come on Fridays?', 'Fridays are fine.']);
  await link(main(page), new RegExp(`“${title}”`)).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

// @proves GAP-049
test('a question about a job goes by links from the list of jobs to its answer @soak', async ({ browser, site }) => {
  const ada = await arrive(browser, site, 'Ada');
  const bola = await arrive(browser, site, 'Bola');
  const title = `Lamp designer ${Date.now()}`;
  const { id } = await employ(ada.page, site, title);
  const staff = await visitor(browser, site);
  await signInToDemo(staff.request, site, 'editor');
  await call(staff.request, site, 'PUT', `/api/job-reviews/${id}`, { decision: 'approve', version: 2 });
  await open(bola.page, '/verse/jobs');
  await link(main(bola.page), title).click();
  await ask(bola, ada, { ask: `Ask about “${title}”`, title });
});

// @proves GAP-049
test('a question about a contest goes by links from the list of contests to its answer @soak', async ({
  browser,
  site,
}) => {
  const ada = await arrive(browser, site, 'Ada');
  const bola = await arrive(browser, site, 'Bola');
  const title = `Draw a lantern ${Date.now()}`;
  await announce(ada.page, site, title);
  await open(bola.page, '/verse/contests');
  await link(main(bola.page), title).click();
  await ask(bola, ada, { ask: 'Ask the organiser', title });
});

// @proves GAP-049
test('a first message written offline is sent automatically once, from two windows and after a reload', async ({
  browser,
  site,
}) => {
  const ada = await arrive(browser, site, 'Ada');
  const bola = await arrive(browser, site, 'Bola');
  const { page } = bola;
  const keys: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/conversations'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  const other = await page.context().newPage();
  await open(other, '/verse/community');
  const session = page.waitForResponse((response) => response.url().endsWith('/api/session'));
  await open(page, `/u/${ada.handle}`);
  await button(page, 'Get in touch').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').fill('Would you paint our sign?');
  await session;
  await page.context().setOffline(true);
  await button(dialog, 'Send message').click();
  await expect(dialog.getByText('Waiting for a connection')).toBeVisible();
  await button(dialog, 'Edit').click();
  await dialog.getByLabel('Message').fill('Would you paint our door?');
  await button(dialog, 'Send message').click();
  await expect(dialog.getByText('Waiting for a connection')).toBeVisible();

  // The site is reachable again, except for messages.
  await page.context().route('**/api/conversations', (route) => route.abort());
  await page.context().setOffline(false);
  await page.reload();
  const list = (at: Page) => at.getByRole('region', { name: 'Unsent messages' });
  await expect(list(page).getByText('Waiting for a connection')).toBeVisible();
  await expect(list(other).getByText('Waiting for a connection')).toBeVisible();
  await expectSound(page, 'a message that waits');
  await page.context().unroute('**/api/conversations');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(list(page)).toHaveCount(0);
  await expect(list(other)).toHaveCount(0);
  expect(new Set(keys).size).toBe(2);

  await openRequest(ada, bola);
  await expect(messages(ada.page)).toHaveCount(1);
  await expect(messages(ada.page)).toContainText(['Would you paint our door?']);
});
