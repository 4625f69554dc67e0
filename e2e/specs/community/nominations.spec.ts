import path from 'node:path';
import type { Page } from '@playwright/test';
import { DAY_MS, WEEK_MS } from '@verse/api-contract/time';
import { expectSound } from '../../audit';
import { startOwnSite } from '../../own-site';
import { expect, settle, test } from '../../people';
import { changeStored, storeDocument } from '../../stored';
import { visitor } from '../work/employers';

const PICTURE = path.join(import.meta.dirname, '../../../api/content/images/posts/hand-painted-sign.webp');

const idOf = async (page: Page) =>
  ((await (await page.request.get('/api/session')).json()) as { user: { id: string } }).user.id;

/** Completes the profile, so that it can be featured. */
async function showWork(page: Page, site: string): Promise<string> {
  const own = (await (await page.request.get('/api/me/profile')).json()) as { version: number; handle: string };
  const headers = { origin: site, 'if-match': `"${own.version}"` };
  const data = { bio: 'I paint signs.', skills: ['Lettering'] };
  expect((await page.request.patch('/api/me/profile', { headers, data })).status()).toBe(200);
  await page.goto('/verse/user-profile');
  await page.getByRole('button', { name: 'Add a work' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('A sign for the baker');
  await dialog.getByLabel('Pictures').setInputFiles(PICTURE);
  await dialog.getByLabel('Describe hand-painted-sign.webp').fill('A painted sign');
  await dialog.getByRole('button', { name: 'Save work' }).click();
  await expect(dialog).toHaveCount(0);
  return own.handle;
}

/** Ends the week: what was nominated in it is chosen now. */
function endWeek(dataDir: string, nomination: { id: string; week: string }): void {
  const monday = new Date(Date.parse(nomination.week) - WEEK_MS).toISOString().slice(0, 10);
  changeStored(dataDir, 'nominations', nomination.id, { week: monday });
  const closed = { member: [nomination.id], work: [], closedAt: new Date() };
  storeDocument(dataDir, 'chosen_weeks', { _id: monday, ...closed });
}

// @proves CHO-01 CHO-02 CHO-03
test('from a nomination to the featured member, by links alone', async ({ browser, atEnd }) => {
  const own = await startOwnSite({ DEMO: '1', RATE_LIMIT_FACTOR: '100' });
  atEnd(own.stop);
  const site = own.address;
  const maker = await visitor(browser, site);
  await settle(maker, site, { firstName: 'Ife', lastName: 'Signwright' });
  await showWork(maker, site);
  const page = await visitor(browser, site);
  await settle(page, site);
  // Accounts take part from the week after they are made.
  const before = new Date(Date.now() - 8 * DAY_MS);
  changeStored(own.dataDir, 'auth_user', await idOf(page), { createdAt: before });

  await page.goto('/verse/community');
  await page.getByRole('link', { name: 'Vote for the next featured member' }).click();
  await expect(page.getByText('No member is nominated yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Find people' }).click();
  await page
    .getByRole('article')
    .filter({ hasText: 'Ife Signwright' })
    .click({ position: { x: 12, y: 12 } });
  await page.getByRole('button', { name: 'More about Ife Signwright' }).click();
  await page.getByRole('button', { name: 'Nominate as featured member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Nominate' }).click();
  await expect(dialog.getByText('Sentence is required.')).toBeVisible();
  await dialog.getByLabel('Why, in a sentence').fill('Her signs are <b>kind</b>.');
  await dialog.getByRole('button', { name: 'Nominate' }).click();
  await page.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(page).toHaveURL('/verse/nominations');
  const card = page.getByRole('article');
  await expect(card.getByText('Her signs are <b>kind</b>.')).toBeVisible();
  await card.getByRole('button', { name: /^Vote for/ }).click();
  await expect(card.getByText('1 vote')).toBeVisible();
  await expect(page.getByText('You voted for Ife Signwright.')).toBeVisible();
  await expectSound(page);

  const { nominations } = (await (await page.request.get('/api/nominations')).json()) as {
    nominations: { id: string; week: string }[];
  };
  endWeek(own.dataDir, nominations[0]!);
  await page.goto('/verse/community');
  await expect(page.getByRole('region', { name: 'Ife Signwright' }).getByText('Featured member')).toBeVisible();
  await page.getByRole('link', { name: 'Vote for the next featured member' }).click();
  await page.getByRole('link', { name: 'Past weeks' }).click();
  await expect(page.getByRole('article').getByText('1 vote')).toBeVisible();
});
