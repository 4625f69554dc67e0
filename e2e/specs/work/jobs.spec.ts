import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectSound, findViolations } from '../../audit';
import { expect, linkOfRoom, signInToDemo, test } from '../../fixtures';

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title }) });
/** Sample jobs only, because other tests post jobs at the same time. */
const examples = (page: Page) => page.getByRole('article').filter({ hasText: 'Example' });
const RADIO = 'Brand Designer for a Community Radio Station';
const SCRIPT = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

test.describe.configure({ mode: 'serial' });

/** Posts a job of the staff, and returns its title. */
async function postJob(browser: Browser, site: string): Promise<string> {
  const staff = await browser.newContext({ baseURL: site });
  await signInToDemo(staff.request, site, 'editor');
  const title = `Lamp designer ${randomUUID().slice(0, 8)}`;
  const data = {
    title,
    company: 'Lamp & Sons',
    description: 'Design lamps.',
    tags: [],
    benefits: [],
    pay: { min: 20, max: 30, currency: 'USD' },
    isRemote: true,
    type: 'Contract',
  };
  const answer = await staff.request.post('/api/jobs', { headers: { origin: site }, data });
  expect(answer.status()).toBe(201);
  await staff.close();
  return title;
}

// @proves JOB-01 JOB-14 GAP-056 VRS-34
test('a member saves a job, applies, and withdraws; staff read the application @soak', async ({
  page,
  openPage,
  signInAs,
  browser,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/status of 400/);
  await signInAs('member');
  await openPage('/verse');
  await (await linkOfRoom(page, 'Work', 'Job Hub')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Hub' })).toBeVisible();
  await expect(examples(page)).toHaveCount(6);
  await expect(examples(page).getByRole('button', { name: 'Apply now' })).toHaveCount(6);
  // An example explains itself instead of taking an application.
  await card(page, RADIO).getByRole('button', { name: 'Apply now' }).click();
  await expect(page.getByRole('dialog', { name: 'Example: see how a job looks' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, RADIO).getByRole('button', { name: 'Apply now' })).toBeFocused();

  const title = await postJob(browser, baseURL!);
  await page.reload();
  const radio = card(page, title);
  await radio.getByRole('button', { name: 'Save' }).click();

  // Typed text survives a reload.
  await radio.getByRole('button', { name: 'Apply now' }).click();
  await page.getByLabel('Note').fill(SCRIPT);
  await page.reload();
  await expect(radio.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
  await radio.getByRole('button', { name: 'Apply now' }).click();
  await expect(page.getByLabel('Note')).toHaveValue(SCRIPT);
  await page.getByLabel('Link to your work').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Enter an address that begins with https:// or http://')).toBeVisible();
  await page.getByLabel('Link to your work').fill('https://work.example/radio');
  await page.keyboard.press('Enter');
  await expect(radio.getByText('Applied', { exact: true })).toBeVisible();
  await page.reload();
  await expect(radio.getByText('Applied', { exact: true })).toBeVisible();

  const staff = await browser.newPage({ baseURL: baseURL! });
  const { demo } = (await (await staff.request.get('/api/session')).json()) as {
    demo: { role: string; email: string; password: string }[];
  };
  const { email, password } = demo.find(({ role }) => role === 'editor')!;
  await staff.request.post('/api/signin', { headers: { origin: baseURL! }, data: { email, password } });
  await staff.goto('/verse/jobs');
  await card(staff, title).getByRole('button', { name: 'Applicants (1)' }).click();
  await expect(staff.getByRole('dialog').getByText(SCRIPT)).toBeVisible();
  expect(await staff.evaluate(() => 'ran' in window)).toBe(false);
  await staff.close();

  await radio.getByRole('button', { name: 'Withdraw' }).click();
  await expect(radio.getByRole('button', { name: 'Apply now' })).toBeFocused();
  await radio.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('navigation', { name: 'Job Hub' }).getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByText('No saved jobs yet.')).toBeVisible();
});

// @proves GAP-057 GAP-056
test('staff post a job with its pay, it is found, closed, and no longer found; typed text runs nowhere @soak', async ({
  page,
  openPage,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/status of 400/);
  await signInAs('editor');
  await openPage('/verse/jobs');
  await page.getByRole('button', { name: 'Post a job' }).click();
  await page.getByLabel('Title').fill(`Lantern maker ${SCRIPT}`);
  await page.getByLabel('Company').fill(SCRIPT);
  await page.getByLabel('Description').fill(SCRIPT);
  await page.getByLabel('Tags').fill(`Light, ${'x'.repeat(41)}`);
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByLabel('Minimum')).toBeFocused();
  await page.getByLabel('Minimum').fill('45');
  await page.getByLabel('Maximum').fill('60');
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByText('A tag may have at most 40 characters.')).toBeVisible();
  await page.getByLabel('Tags').fill('Light');
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(card(page, 'Lantern maker')).toHaveCount(1);

  await page.getByPlaceholder('Search jobs…').fill('lantern maker');
  await page.getByLabel('Pay in US dollars').selectOption('From $40/hr');
  const posted = card(page, 'Lantern maker');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(posted.getByText('$45–$60/hr')).toBeVisible();
  await expect(page).toHaveURL(/q=lantern\+maker&pay=40/);
  await posted.getByRole('button', { name: 'Close' }).click();
  await expect(posted.getByText('This job is closed.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No jobs match your search.')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

// @proves GAP-076
test('the jobs pass the audit, open and closed, in three sizes and both themes', async ({
  page,
  openPage,
  signInAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('editor');
  await openPage('/verse/jobs');
  await expect(examples(page)).toHaveCount(6);
  await card(page, RADIO).getByRole('button', { name: 'View more' }).click();
  await expectSound(page);
  for (const name of ['Apply now', 'Edit']) {
    await card(page, RADIO).getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card(page, RADIO).getByRole('button', { name })).toBeFocused();
  }
});
