import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { annotate, signInToDemo } from '../../fixtures';
import { expect, linkIn, mailTo, newPerson, PASSWORD, type Person, settle, test } from '../../people';
import { applicantOf, button, call, colleagueOf, employ, link, nameOf, open, SCRIPT, visitor } from './employers';

/** Returns an object that clicks controls and counts the clicks. */
function createFinger() {
  let clicks = 0;
  return {
    press: async (control: Locator) => {
      clicks += 1;
      await control.click();
    },
    get clicks() {
      return clicks;
    },
  };
}

async function signUpForm(page: Page, { firstName, lastName, email }: Person) {
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/I agree to the/).check();
}

type Finger = ReturnType<typeof createFinger>;

/** Signs up, then continues the journey where the sign-up interrupted it. */
async function arrive(page: Page, site: string, finger: Finger) {
  const brand = newPerson({ firstName: 'Bola' });
  await signUpForm(page, brand);
  await finger.press(button(page.getByRole('main'), 'Sign Up'));
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const verify = new URL(linkIn(await mailTo(page.request, site, brand.email, 'Verify')));
  await open(page, verify.pathname + verify.search);
  await expect(page).toHaveURL(/\/signin\?next=%2Fverse%2Fpost-a-job|\/organisations\/new/, { timeout: 30_000 });
  if (page.url().includes('/signin')) {
    await page.getByLabel('Email').fill(brand.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await finger.press(button(page, 'Login'));
  }
}

/** Writes a job posting despite a lost connection and a reload. */
async function write(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(SCRIPT);
  await page.getByLabel('Minimum').fill('150,000');
  await page.getByLabel('Currency').selectOption('NGN');
  await page.getByLabel('For', { exact: true }).selectOption('month');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel('Maximum').fill('1.250.000,50');
  await page.getByLabel('Skills').fill('Paint, ');
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  await page.context().setOffline(false);
  await open(page, page.url());
  await expect(page.getByLabel('Maximum')).toHaveValue('1.250.000,50');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
}

/** As staff, returns the job with a reason, then publishes it. */
async function passReview(page: Page, browser: Browser, site: string, title: string) {
  const staff = await visitor(browser, site);
  await signInToDemo(staff.request, site, 'editor');
  await open(staff, '/verse/job-reviews');
  const posting = staff
    .getByRole('article')
    .filter({ has: staff.getByRole('heading', { name: title }) })
    .first();
  await button(posting, 'Send back').click();
  await staff.getByLabel('Reason').fill('Say for how many months.');
  await button(staff.getByRole('dialog'), 'Send back').click();
  await expect(posting).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Say for how many months.')).toBeVisible();
  await page.getByLabel('Description').fill(`For three months. ${SCRIPT}`);
  await button(page, 'Send for review').click();
  await expect(page.getByText('This job is in review')).toBeVisible();
  await staff.reload();
  await button(posting, 'Publish').click();
  await expect(posting).toHaveCount(0);
  await expectSound(staff, 'jobs to review');
  await staff.close();
}

// @proves GAP-056
test('a brand gets by links alone from home to a published job in 10 clicks, and loses no text', async ({
  page,
  browser,
  site,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const finger = createFinger();
  const title = `Lantern painter ${randomUUID().slice(0, 8)}`;
  const organisation = `Lantern House ${randomUUID().slice(0, 8)}`;
  await open(page, '/');
  await finger.press(link(page.getByRole('main'), 'Post a job'));
  await expect(page.getByRole('heading', { level: 1, name: /answer everyone who applies/ })).toBeVisible();
  await finger.press(link(page, 'Post a job').first());
  await expect(page.getByText('Your job comes next. First an account')).toBeVisible();
  await arrive(page, site, finger);
  await page.getByLabel('Name', { exact: true }).fill(organisation);
  await expect(page.getByText('is free.')).toBeVisible();
  await finger.press(button(page, 'Create organisation'));
  await expect(page.getByRole('heading', { level: 1, name: 'New job' })).toBeVisible();

  await write(page, title);
  await finger.press(button(page, 'Preview'));
  await expect(page.getByRole('group', { name: title }).getByText('₦150,000–₦1,250,000.50')).toBeVisible();
  await expectSound(page, 'the preview');
  await expect(page.getByText('so we check it before it goes live')).toBeVisible();
  await finger.press(button(page, 'Send for review'));
  await expect(page.getByText('This job is in review')).toBeVisible();
  annotate('clicks from home to a job in review', finger.clicks);
  expect(finger.clicks).toBeLessThanOrEqual(9);

  await passReview(page, browser, site, title);
  await link(page, `Jobs of ${organisation}`).click();
  await link(page.getByRole('article', { name: title }), title).click();
  await expect(page.getByText('For three months.')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

async function score(page: Page, points: number) {
  for (const attribute of ['Craft', 'Reliability'])
    await page
      .getByRole('group', { name: attribute })
      .getByRole('radio', { name: String(points) })
      .check();
  await button(page, 'Save my scores').click();
}

/** Reviews an anonymised application and shortlists it, which reveals the names. */
async function shortlistBlindly(colleague: Page, person: Person) {
  await link(colleague, 'Jobs and applications').click();
  await expectSound(colleague, 'jobs of an organisation');
  await link(colleague, 'Review applications').click();
  await expect(colleague.getByRole('article')).toHaveCount(2);
  const board = await colleague.getByRole('main').innerText();
  for (const hidden of ['Adaeze', 'Obinna', 'Adebayo', '@example.org']) expect(board).not.toContain(hidden);
  await expectSound(colleague, 'applications');
  await link(colleague, 'Applicant 1').click();
  await expect(colleague.getByText('Names are hidden for now')).toBeVisible();
  await expect(colleague.getByText('Shortlist this applicant to write to them.')).toBeVisible();
  expect(await colleague.content()).not.toContain('Adaeze');
  await score(colleague, 5);
  await expect(colleague.getByText('No scores from colleagues yet.')).toBeVisible();
  await colleague.getByLabel('New note').fill('Strong lines.');
  await button(colleague, 'Add note').click();
  await expect(colleague.getByRole('list', { name: 'Notes' }).getByText('Strong lines.')).toBeVisible();
  await button(colleague, 'Shortlist').click();
  await colleague.getByRole('dialog').getByLabel('Message').fill('We like your lines.');
  await expect(colleague.getByRole('region', { name: 'Preview' }).getByText('You are on the shortlist.')).toBeVisible();
  await button(colleague, 'Send to 1').click();
  await expect(colleague.getByRole('heading', { level: 1, name: nameOf(person) })).toBeVisible();
  await colleague.getByLabel(`Write to ${nameOf(person)}`).fill('When can you begin?');
  await button(colleague, 'Send message').click();
  await expect(colleague.getByRole('list', { name: 'Messages' }).getByText('When can you begin?')).toBeVisible();
  await expectSound(colleague, 'an application');
}

async function declineByKeyboard(page: Page) {
  await page.getByRole('checkbox', { name: 'Select Applicant 2' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await button(page.getByRole('region', { name: 'Selected applications' }), 'Decline').press('Enter');
  await button(page, 'Send to 1').click();
  await expect(page.getByText('Choose a reason. The applicant reads it.')).toBeVisible();
  await page.getByLabel('Reason').selectOption({ label: 'All positions filled.' });
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('All positions filled.')).toBeVisible();
  await expectSound(page, 'answering');
  await button(page, 'Send to 1').click();
  await expect(page.getByText('1 applicant was answered.')).toBeVisible();
  await expect(link(page.getByRole('navigation', { name: 'Stages' }), /^Declined 1$/)).toBeVisible();
}

// @proves GAP-056
test('colleagues review without names, shortlist, write, and decline many with one reason', async ({
  page,
  browser,
  site,
  expectConsole,
}) => {
  // The browser prints this error when archiving is rejected.
  expectConsole(/status of 409/);
  await settle(page, site);
  const title = `Poster designer ${randomUUID().slice(0, 8)}`;
  const { handle, name, id } = await employ(page, site, title);
  const staff = await visitor(browser, site);
  await signInToDemo(staff.request, site, 'editor');
  await call(staff.request, site, 'PUT', `/api/job-reviews/${id}`, { decision: 'approve', version: 2 });
  await staff.close();
  const ada = await applicantOf(browser, site, id, 'Adaeze');
  const obi = await applicantOf(browser, site, id, 'Obinna');
  const colleague = await colleagueOf(page, browser, site, handle);

  await shortlistBlindly(colleague, ada.person);
  // The owner sees other people's scores once she has submitted her own, and can navigate through the list.
  await open(page, `/verse/organisations/${handle}`);
  await link(page, 'Jobs and applications').click();
  await link(page, 'Review applications').click();
  await link(page, nameOf(ada.person)).click();
  await expect(page.getByText('Give your scores to see those of your colleagues.')).toBeVisible();
  await score(page, 3);
  await expect(page.getByText('Mean of all: 4.0 of 5')).toBeVisible();
  await link(page, /^(Next|Previous) applicant$/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applicant 2' })).toBeVisible();
  await link(page, title).click();

  await declineByKeyboard(page);
  const declined = await call<{ answer: { reason: string } }>(
    obi.page.request,
    site,
    'GET',
    `/api/me/applications/${id}`,
  );
  expect(declined.answer.reason).toBe('filled');

  // A job with a waiting applicant cannot be archived.
  await link(page, `Jobs of ${name}`).click();
  // A notice of the page before has a button of the same name.
  await page.getByRole('article').getByRole('button', { name: 'Close', exact: true }).click();
  await button(page, 'Archive').click();
  await expect(page.getByText('An applicant is still waiting. Answer them first.')).toBeVisible();
  for (const one of [ada.page, obi.page, colleague]) await one.close();
});

// @proves GAP-056
test('two colleagues who change one draft see both versions, and lose neither @soak', async ({
  page,
  browser,
  site,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  await settle(page, site);
  const handle = `studio-${randomUUID().slice(0, 8)}`;
  await call(page.request, site, 'POST', '/api/organisations', { name: 'Studio', handle, description: '', links: [] });
  const colleague = await colleagueOf(page, browser, site, handle);
  await open(page, `/verse/organisations/${handle}/jobs`);
  await expectSound(page, 'an organisation without jobs');
  await link(page, 'New job').click();
  await page.getByLabel('Title').fill('Poster designer');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await open(colleague, new URL(page.url()).pathname);
  await colleague.getByLabel('Title').fill('Poster painter');
  await expect(colleague.getByText(/^Saved at/)).toBeVisible();
  await page.getByLabel('Title').fill('Poster printer');
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed this job' });
  await expect(conflict.getByText('Poster printer')).toBeVisible();
  await expect(conflict.getByText('Poster painter')).toBeVisible();
  await expectSound(page, 'a conflict');
  await button(conflict, 'Continue with theirs').click();
  await expect(page.getByLabel('Title')).toHaveValue('Poster painter');
  await button(page, 'Undo').click();
  await expect(page.getByLabel('Title')).toHaveValue('Poster printer');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await colleague.close();
});

// @proves GAP-076
test('the page for brands is readable without scripts, and passes the audit', async ({ page, browser, site }) => {
  await open(page, '/hire');
  await expectSound(page, 'for brands');
  const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site })).newPage();
  await plain.goto('/hire');
  await expect(plain.getByText('Nothing. Posting, applying and hiring are free')).toBeVisible();
  await plain.close();
});
