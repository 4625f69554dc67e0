import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectSound, findViolations } from '../../audit';
import { SIZES, untilHydrated } from '../../fixtures';
import { expect, settle, signIn, test } from '../../people';
import { call } from './employers';
import { type House, openHouse } from './house';

const PICTURE = path.join(import.meta.dirname, '../../../api/content/images/posts/hand-painted-sign.webp');
const PDF = { name: 'Portfolio.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

async function addWork(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: 'Add a work' });
  await page.getByRole('button', { name: 'Add a work' }).click();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Pictures').setInputFiles(PICTURE);
  await dialog.getByLabel('Describe hand-painted-sign.webp').fill('A painted sign');
  await dialog.getByRole('button', { name: 'Save work' }).click();
  await expect(dialog).toHaveCount(0);
}

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** Writes an application with a file, and with a work that is not in the profile yet. */
async function writeApplication(page: Page, title: string) {
  const job = card(page, title);
  await job.getByRole('button', { name: 'Apply now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('I paint lamps.');
  await dialog.getByRole('link', { name: 'Add a work to your profile' }).click();

  await addWork(page, 'A sign for the baker');
  await page.goBack();
  await job.getByRole('button', { name: 'Apply now' }).click();
  await expect(dialog.getByLabel('Note')).toHaveValue('I paint lamps.');
  await dialog.getByRole('checkbox', { name: 'A sign for the baker' }).check();
  await dialog.getByLabel('Files (optional)').setInputFiles(PDF);
  await expect(dialog.getByRole('list', { name: 'Files' })).toContainText('Portfolio.pdf');
  await expect(dialog.getByText('Draft saved in your account.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
}

/** Expects the draft to be present after a reload and in another browser. */
async function expectDraft(page: Page, other: Page, { id, title }: { id: string; title: string }) {
  await page.reload();
  await untilHydrated(page);
  await other.goto(`/verse/jobs/${id}`);
  for (const where of [page, other]) {
    await card(where, title).getByRole('button', { name: 'Apply now' }).click();
    const again = where.getByRole('dialog');
    await expect(again.getByLabel('Note')).toHaveValue('I paint lamps.');
    await expect(again.getByRole('checkbox', { name: 'A sign for the baker' })).toBeChecked();
    await expect(again.getByRole('list', { name: 'Files' })).toContainText('Portfolio.pdf');
  }
  await other.close();
}

/** Expects each stage to appear on the applicant's open page. */
async function expectStages(page: Page, house: House, id: string) {
  const { id: received } = await house.application(id);
  await expect(page.getByText(/^Not opened yet\. You get an answer by /)).toBeVisible();
  await house.openApplication(received);
  await expect(page.getByText(/^They opened your application\./)).toBeVisible({ timeout: 2000 });
  await house.write(received, 'When can you start?');
  await expect(page.getByText('When can you start?')).toBeVisible();
  await page.getByLabel('Write to').fill('On Monday.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('On Monday.');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeFocused();
  await house.answer(id, 'declined', 'filled', 'Thank you for the sign.');
  await expect(page.getByText('All positions filled.')).toBeVisible();
  await expect(page.getByText('Thank you for the sign.')).toBeVisible();
}

// @proves GAP-056 GAP-057
test('an applicant goes by links from a card to a sent application, and to the answer with its reason', async ({
  page,
  site,
  browser,
}) => {
  const house = await openHouse(browser, site);
  const title = `Lamp painter ${house.handle}`;
  const { id } = await house.post(title);
  const applicant = await settle(page, site);
  await page.goto('/');
  await page.getByRole('link', { name: 'Open jobs' }).click();
  await page.getByPlaceholder('Search jobs…').fill(house.handle);
  const job = card(page, title);
  await expect(job.getByText('$2,000–$2,500/month')).toBeVisible();
  await expect(job.getByText(/^Answer by .* · Remote, UTC−1 to \+3 · 2 positions$/)).toBeVisible();
  await writeApplication(page, title);
  const other = await browser.newPage({ baseURL: site });
  await signIn(other.request, site, applicant);
  await expectDraft(page, other, { id, title });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'See what they see' }).click();
  await expect(dialog.getByText(applicant.email)).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'A painted sign' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(job.getByText('Applied', { exact: true })).toBeVisible();
  expect(await house.application(id)).toMatchObject({ note: 'I paint lamps.', works: 1, files: 1 });

  await job.getByRole('link', { name: 'Your application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectStages(page, house, id);
  await expect(page.getByRole('link', { name: 'Portfolio.pdf' })).toHaveAttribute('download', '');
  await expectSound(page, 'the application');

  await page.setViewportSize(SIZES.W);
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(card(page, title).getByText('Declined', { exact: true })).toBeVisible();
  await expectSound(page, 'the applications');
});

// @proves GAP-056
test('an applicant accepts an offer, and goes by links to the project and back to the messages', async ({
  page,
  site,
  browser,
}) => {
  const house = await openHouse(browser, site);
  const title = `Lamp painter ${house.handle}`;
  const { id } = await house.post(title, { positions: '1' });
  await settle(page, site);
  const note = { note: 'I paint lamps.', link: null, works: [] };
  await call(page.request, site, 'PUT', `/api/jobs/${id}/application`, note);
  await house.answer(id, 'offered', null, 'From Monday on.');
  await page.goto('/verse/applications');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('From Monday on.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept the offer?' });
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Accept offer' }).click();
  await expect(page.getByText(/^You accepted the offer on .*\. You are hired\. Congratulations!$/)).toBeVisible();
  await expectSound(page, 'a hired applicant');
  await page.getByRole('link', { name: 'Open the project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Application and its messages' }).click();
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
});

// @proves GAP-056
test('a first look hides the person in the preview, and an empty list says how to begin @soak', async ({
  page,
  site,
  browser,
}) => {
  const house = await openHouse(browser, site);
  const { id } = await house.post(`Blind lamp ${house.handle}`, { isBlind: true });
  const { email } = await settle(page, site);
  await page.goto('/verse/applications');
  await page.getByRole('link', { name: 'Find a job' }).click();
  await expect(page).toHaveURL(/\/verse\/jobs$/);
  await page.goto(`/verse/jobs/${id}`);
  await page.getByRole('button', { name: 'Apply now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill(`I am Zainab Olubori, ${email}.`);
  await dialog.getByRole('button', { name: 'See what they see' }).click();
  await expect(dialog.getByText('An applicant')).toBeVisible();
  await expect(dialog.getByText('Zainab')).toHaveCount(0);
  await expect(dialog.getByText(email)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Back to writing' }).click();
  await expect(dialog.getByLabel('Note')).toHaveValue(`I am Zainab Olubori, ${email}.`);
});

// @proves GAP-056 GAP-065
test('a guest saves a search after signing in, is notified of a job, and deletes the search with Undo @soak', async ({
  page,
  site,
  browser,
}) => {
  const house = await openHouse(browser, site);
  await house.post(`First lamp ${house.handle}`);
  await page.goto('/jobs');
  await untilHydrated(page);
  await page.getByText('More filters').click();
  await page.getByLabel('Skill').fill('Lamps');
  await page.getByLabel('Your time zone').selectOption('UTC+1');
  await expect(page).toHaveURL(/skill=Lamps&zone=1/);
  await expect(page.getByRole('link', { name: 'Feed of this search' })).toHaveAttribute(
    'href',
    '/api/job-feed?skill=Lamps&zone=1',
  );
  const signInAddress = await page.getByRole('link', { name: 'Sign in to save this search' }).getAttribute('href');
  const back = new URL(signInAddress!, site).searchParams.get('next')!;
  await settle(page, site);
  await page.goto(back);
  await page.getByRole('dialog').getByLabel('Name').fill('My lamps');
  await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Search saved. We’ll tell you about new jobs that fit.')).toBeVisible();
  await house.post(`Second lamp ${house.handle}`);

  await page.goto('/verse/notifications');
  await expect(page.getByText('New jobs for your search “My lamps”.')).toBeVisible();
  await page.getByRole('link', { name: 'View' }).first().click();
  await expect(card(page, `Second lamp ${house.handle}`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Job Hub' }).getByRole('link', { name: 'Searches' }).click();
  await expect(page.getByRole('link', { name: 'My lamps' })).toBeVisible();
  await expectSound(page, 'the searches');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved searches yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'My lamps' })).toBeVisible();
});

// @proves GAP-057 GAP-077
test('without scripts the jobs are filtered, an organisation lists its jobs, and facts are on the job alone', async ({
  site,
  browser,
}) => {
  const house = await openHouse(browser, site);
  const { id } = await house.post(`Lamp reader ${house.handle}`);
  const page = await browser.newPage({ baseURL: site, javaScriptEnabled: false });
  await page.goto('/jobs');
  await page.getByText('More filters').click();
  await page.getByLabel('Skill').fill('Lamps');
  await page.getByPlaceholder('Search jobs…').fill(house.handle);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByLabel('Skill')).toBeVisible();
  expect(await page.content()).not.toContain('JobPosting');
  await page.getByRole('link', { name: 'Lamp House' }).click();
  await expect(page).toHaveURL(`/o/${house.handle}`);
  await page.getByRole('link', { name: `Lamp reader ${house.handle}` }).click();
  await expect(page).toHaveURL(`/jobs/${id}`);
  await expect(page.getByText('What they score')).toBeVisible();
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await page.content()) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'JobPosting',
    hiringOrganization: { sameAs: `${site}/o/${house.handle}` },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'UTC−1 to +3' },
    baseSalary: { value: { minValue: 2000, maxValue: 2500, unitText: 'MONTH' } },
  });
  const picture = await page.request.get(`/api/cards/job/${id}.png`);
  expect(picture.status()).toBe(200);
  await page.close();
});

// @proves GAP-076
test('the page of a job of an organisation passes the audit', async ({ page, site, openPage, browser }) => {
  const house = await openHouse(browser, site);
  const { id } = await house.post(`Lamp auditor ${house.handle}`, { isBlind: true });
  await openPage(`/jobs/${id}`);
  await expectSound(page, 'the job');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
