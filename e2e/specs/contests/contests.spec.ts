import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, signInToDemo, test, untilHydrated } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { giveTerms } from './staff-contests';

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

/** Sample contests only, because other tests add their own contests. */
const samples = (page: Page) => page.getByRole('article').filter({ hasText: 'Example' });

test.describe.configure({ mode: 'serial' });

// @proves CST-24 CST-28 CST-31 CST-30 VRS-25
test('an example of a contest explains itself instead of taking a place, for members and guests @soak', async ({
  page,
  openPage,
  signInAs,
}) => {
  await openPage('/contests');
  await expect(samples(page)).toHaveCount(4);
  await expect(samples(page).getByRole('link', { name: 'Sign in to join' })).toHaveCount(0);
  await expect(samples(page).getByText('Example: see how a contest looks.')).toHaveCount(2);

  await signInAs('member');
  await openPage('/verse');
  await page.getByRole('navigation', { name: 'Verse' }).getByRole('link', { name: 'Contest' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contests' })).toBeVisible();
  const buttons = samples(page).getByRole('button', { name: 'Join Contest' });
  await expect(buttons).toHaveCount(2);
  for (const index of [0, 1]) {
    await buttons.nth(index).click();
    const dialog = page.getByRole('dialog', { name: 'Example: see how a contest looks' });
    await expect(dialog.getByRole('link')).toHaveText(['All contests', 'Run your own contest']);
    await page.keyboard.press('Escape');
    await expect(buttons.nth(index)).toBeFocused();
  }
  const ended = card(page, 'One Page, One Voice');
  await expect(ended.getByText('0h 0m')).toBeVisible();
  await expect(ended.getByRole('button', { name: 'Contest Ended' })).toBeDisabled();
  await expect(card(page, 'Poster for a Kinder City').getByText('128 / 200')).toBeVisible();
});

// @proves CST-04 CST-12 GAP-088
test('the contest filters are in the URL and survive a reload and Back @soak', async ({ page, openPage, signInAs }) => {
  await signInAs('member');
  await openPage('/verse/contests');
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await page.getByRole('button', { name: 'Storytelling' }).click();
  await page.getByLabel('Sort').selectOption('Popularity: most participants');
  await expect(titles).toHaveText(['One Page, One Voice', 'Thirty-Second Story']);
  await page.getByPlaceholder('Search contests…').pressSequentially('second');
  await expect(titles).toHaveText(['Thirty-Second Story']);
  await expect(page).toHaveURL(/tag=Storytelling&sort=popularity&q=second/);
  await page.reload();
  await expect(titles).toHaveText(['Thirty-Second Story']);
  await page.getByRole('navigation', { name: 'Verse' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(titles).toHaveText(['Thirty-Second Story']);
  await expect(page.getByPlaceholder('Search contests…')).toHaveValue('second');
});

// @proves GAP-076
test('the contests pass the audit, in three sizes and both themes', async ({ page, openPage, signInAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('member');
  await openPage('/verse/contests');
  await expect(samples(page)).toHaveCount(4);
  await expectSound(page);
});

/** Fills in the contest form, with an entry fee and a picture. */
async function fillForm(form: Locator, title: string) {
  for (const [label, text] of Object.entries({
    Title: title,
    Description: 'One lamp, any room.',
    'Prize pool, in $': '300',
    'Entry fee, in $': '5',
    Places: '10',
    Start: '2026-01-01T10:00',
    Deadline: '2099-01-01T10:00',
  }))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel('Picture').setInputFiles('api/content/images/posts/first-website.webp');
}

/** Adds a contest without rules to the list, as staff did in earlier releases. */
const addListed = (page: Page, site: string) =>
  page.request.post(`${site}/api/contests`, {
    headers: { origin: site },
    data: {
      title: 'A lamp',
      description: 'Draw a lamp.',
      tags: [],
      prizePool: 100,
      entryFee: 5,
      maxParticipants: 10,
      startsAt: '2026-01-01T10:00:00Z',
      deadline: '2099-01-01T10:00:00Z',
    },
  });

// @proves GAP-058 GAP-068 GAP-076
test('staff give a contest a picture, confirm a place in it, and remove the picture @soak', async ({
  page,
  browser,
  atEnd,
}) => {
  const site = await startOwnSite({ DEMO: '1', CONTEST_FEES: '1', RATE_LIMIT_FACTOR: '1000' });
  atEnd(site.stop);
  await signInToDemo(page.request, site.address, 'editor');
  await addListed(page, site.address);
  await page.goto(`${site.address}/verse/contests`);
  await untilHydrated(page);
  await card(page, 'A lamp').getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit the contest' });
  await fillForm(form, 'A lamp');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByLabel('Describe the picture')).toBeFocused();
  await expectSound(page, 'form');
  await form.getByLabel('Describe the picture').fill('A lamp above a desk');
  await form.getByRole('button', { name: 'Save changes' }).click();
  const lamp = card(page, 'A lamp');
  await expect(lamp.getByRole('img', { name: 'A lamp above a desk' })).toBeVisible();

  const member = await browser.newContext({ baseURL: site.address });
  await signInToDemo(member.request, site.address, 'member');
  const { contests } = (await (await member.request.get('/api/contests')).json()) as {
    contests: { id: string; title: string }[];
  };
  const { id } = contests.find(({ title }) => title === 'A lamp')!;
  await expect(lamp.getByText('You can join once the rules are out.')).toBeVisible();
  giveTerms(site.dataDir, id);
  const headers = { origin: site.address };
  expect((await member.request.put(`/api/contests/${id}/entry`, { headers })).status()).toBe(200);
  await page.reload();
  await lamp.getByRole('button', { name: 'Pending places (1)' }).click();
  const places = page.getByRole('dialog', { name: 'Pending places: A lamp' });
  await expect(places.getByRole('listitem')).toHaveCount(1);
  await expectSound(page, 'places');
  await places.getByRole('button', { name: /^Confirm / }).click();
  await expect(places.getByText('Confirmed', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  const told = await member.newPage();
  await told.goto('/verse/notifications');
  await expect(told.getByText('Your place in “A lamp” is confirmed.')).toBeVisible();
  await member.close();

  await lamp.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Contest updated.')).toBeVisible();
  await expect(lamp.getByRole('img', { name: 'A lamp above a desk' })).toHaveCount(0);
});

// @proves GAP-058 CST-09 CST-11
test('without scripts, guests filter, sort and page through the contests by links and the form @soak', async ({
  browser,
  request,
  atEnd,
}) => {
  const site = await startOwnSite({ DEMO: '1', RATE_LIMIT_FACTOR: '1000' });
  atEnd(site.stop);
  await signInToDemo(request, site.address, 'editor');
  for (let index = 1; index <= 22; index += 1) {
    const data = {
      title: `Lantern ${index}`,
      description: 'Draw.',
      prizePool: index,
      entryFee: 0,
      maxParticipants: 9,
      tags: ['Lanterns'],
      startsAt: '2026-01-01T10:00:00Z',
      deadline: '2099-01-01T10:00:00Z',
    };
    const answer = await request.post(`${site.address}/api/contests`, { headers: { origin: site.address }, data });
    expect(answer.status()).toBe(201);
  }
  const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false });
  atEnd(() => context.close());
  const page = await context.newPage();
  await page.goto('/contests');
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(20);
  await page.getByRole('button', { name: 'Lanterns' }).click();
  await expect(page).toHaveURL(/tag=Lanterns/);
  await page.getByLabel('Sort').selectOption('Prize: high to low');
  await page.getByRole('button', { name: 'live', exact: true }).click();
  await expect(page).toHaveURL(/sort=prize/);
  await expect(titles.first()).toHaveText('Lantern 22');
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(titles).toHaveText(['Lantern 2', 'Lantern 1']);
  await page.goBack();
  await expect(titles).toHaveCount(20);
});
