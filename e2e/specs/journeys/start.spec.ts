import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { SIZES } from '../../fixtures';
import { expect, linkIn, mailTo, newPerson, type Person, settle, test } from '../../people';

const WORKS = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../api/content/images/works');
const picture = (name: string) => path.join(WORKS, `${name}.webp`);
const PICTURES = ['kojo-bread-window', 'hanne-hill-town', 'tolani-side-b'].map(picture);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Clicks the controls one after another. Returns the number of clicks. */
async function press(...controls: Locator[]): Promise<number> {
  for (const control of controls) await control.click();
  return controls.length;
}

/** Fills in the form of the sign-up page, and opens the link of the email. Returns the number of clicks. */
async function signUpHere(page: Page, site: string, person: Person): Promise<number> {
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Check your inbox to verify your e-mail.')).toBeVisible();
  return 2;
}

const openMail = async (page: Page, site: string, { email }: Person) =>
  page.goto(linkIn(await mailTo(page.request, site, email, 'Verify')));

const ownWorks = async (page: Page) =>
  ((await (await page.request.get('/api/me/profile')).json()) as { works: { title: string }[] }).works.map(
    ({ title }) => title,
  );

// @proves SCR-06 GAP-048
test('on a phone a page with three works is eleven clicks and less than two minutes from home', async ({
  page,
  site,
  openPage,
  browser,
}) => {
  const city = `Ilorin${Date.now()}`;
  const neighbour = await browser.newPage({ baseURL: site });
  const { firstName } = await settle(neighbour, site, { firstName: 'Bisi' });
  const own = (await (await neighbour.request.get('/api/me/profile')).json()) as { version: number };
  await neighbour.request.patch('/api/me/profile', {
    headers: { origin: site, 'if-match': `"${own.version}"` },
    data: { place: city },
  });
  await neighbour.close();

  await page.setViewportSize(SIZES.S);
  const person = newPerson();
  const began = Date.now();
  await openPage('/');
  let clicks = await press(link(page, 'Create your free account'));
  clicks += await signUpHere(page, site, person);
  await openMail(page, site, person);

  await expect(heading(page, 'What do you make?')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/verse\/user-profile$/);
  await expectSound(page, 'What do you make?');
  clicks += await press(page.getByText('Illustration', { exact: true }), page.getByText('Type', { exact: true }));
  await page.getByLabel('Where are you?').fill(`${city}, Nigeria`);
  clicks += await press(page.getByRole('button', { name: 'Continue' }));

  await expect(heading(page, 'Drop three pictures')).toBeVisible();
  await page.getByLabel('Pictures of your work').setInputFiles(PICTURES);
  await expect(page.getByText('All pictures are sent')).toBeAttached({ timeout: 60_000 });
  expect(await ownWorks(page)).toEqual(['Kojo bread window', 'Hanne hill town', 'Tolani side b']);
  await expectSound(page, 'Drop three pictures');
  clicks += 1 + (await press(link(page, 'Continue')));

  await expect(heading(page, 'People near you')).toBeVisible();
  const near = page.getByRole('list', { name: 'People near you' }).getByRole('listitem').first();
  await expect(near).toContainText(firstName);
  await expect(near).toContainText(city);
  clicks += await press(near.getByRole('button', { name: 'Follow' }), link(page, 'Continue'));
  await expect(heading(page, 'Your page is live')).toBeVisible();
  const share = link(page, 'Share on WhatsApp');
  expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toMatch(
    /^https:\/\/wa\.me\/\?text=See my work on Creativity Verse: http.*\/u\//,
  );
  await expectSound(page, 'Your page is live');
  clicks += await press(link(page, 'View your page'));
  await expect(page).toHaveURL(/\/u\//);
  await expect(page.getByRole('main')).toContainText('Kojo bread window');
  expect(clicks).toBe(11);
  expect(Date.now() - began).toBeLessThan(120_000);
});

// @proves GAP-048
test('pictures that a lost connection holds up survive a reload, and arrive once', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await settle(page, site);
  await page.goto('/verse/user-profile');
  await link(page, 'Drop three pictures').click();
  await expect(heading(page, 'Drop three pictures')).toBeVisible();
  await page.route('**/api/me/works', (route) => route.abort());
  await page.getByLabel('Pictures of your work').setInputFiles(PICTURES.slice(0, 1));
  await expect(page.getByText('No connection. It goes on when you are online.')).toBeVisible();
  await page.getByLabel('Title').fill('Bread in the window');
  await page.getByLabel('Title').blur();
  await page.unroute('**/api/me/works');
  await page.reload();
  await expect(page.getByText('All pictures are sent')).toBeAttached({ timeout: 60_000 });
  expect(await ownWorks(page)).toEqual(['Bread in the window']);
  await page.getByRole('button', { name: 'Remove Bread in the window' }).click();
  await expect.poll(() => ownWorks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Bread in the window');
  await link(page, 'Skip').click();
  await expect(heading(page, 'People near you')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'People near you')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Drop three pictures')).toBeVisible();
});

// @proves SCR-06
test('someone who came to post a job goes from the email straight to it', async ({ page, site, openPage }) => {
  const person = newPerson();
  await openPage('/hire');
  await page.getByRole('main').getByRole('link', { name: 'Post a job' }).first().click();
  await expect(page.getByText('Your job comes next. First an account')).toBeVisible();
  await expect(page.getByText('find jobs')).toHaveCount(0);
  await signUpHere(page, site, person);
  await expect(page.getByText('and your job comes next.')).toBeVisible();
  await openMail(page, site, person);
  await expect(page).toHaveURL(/\/verse\/organisations\/new\?then=job$/, { timeout: 30_000 });
  await expect(page.getByText('What do you make?')).toHaveCount(0);
});
