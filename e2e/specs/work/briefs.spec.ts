import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { linkOfRoom, signInToDemo, untilHydrated } from '../../fixtures';
import { createAccount, expect, newPerson, type Person, settle, test } from '../../people';
import { button, call, link, nameOf, open, SCRIPT, visitor } from './employers';
import { openPapers } from './project-sides';

const NUMBER = /CP-[A-Z0-9]{9}/;

const filesOf = (page: Page) => page.getByRole('list', { name: 'Files of the brief' });

/**
 * Returns the number of forms whose files are stored on this device. Tests wait for the expected number before a
 * reload, because a page closed while storing files stores none of them.
 */
const keptForms = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'own:files')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('own:files');
      opening.onsuccess = () => {
        if (!opening.result.objectStoreNames.contains('forms')) return resolve(0);
        const count = opening.result.transaction('forms').objectStore('forms').count();
        count.onsuccess = () => {
          opening.result.close();
          resolve(count.result);
        };
      };
    });
  });

async function fillBrief(page: Page, title: string) {
  const form = page.getByRole('form', { name: 'Brief' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('What you want to achieve').fill(`People should come in June. ${SCRIPT}`);
  await form.getByLabel('Links').fill('harbour.example/festival\nhttps://harbour.example/');
  await form.getByLabel('Budget').fill('150,000');
  await form.getByLabel('Currency').selectOption('NGN');
  await form.getByLabel('Wanted by').fill('2030-06-01');
  await form.getByLabel('Files').setInputFiles({
    name: 'sketch.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 a sketch'),
  });
  await expect(form.getByRole('list', { name: 'Files of the brief' }).getByText('sketch.pdf')).toBeVisible();
}

async function signInByForm(page: Page, { email, password }: Person) {
  await expect(page).toHaveURL(/\/signin\?next=%2Fbrief/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
  await expect(page.getByRole('form', { name: 'Brief' })).toBeVisible();
}

/** Navigates from the services to a brief as a guest, and signs in on the way. */
async function sendAsGuest(page: Page, person: Person, title: string): Promise<string> {
  await open(page, '/services');
  await link(page.getByRole('main'), 'Resume & Portfolio Services').first().click();
  await link(page.getByRole('main'), 'Send a brief').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send a brief to Creativity Verse' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Resume & Portfolio Services');
  await button(page, 'Send brief').click();
  await expect(page.getByText('What you want to achieve is required.')).toBeVisible();
  await fillBrief(page, title);
  await expectSound(page, 'a brief');
  await button(page, 'Send brief').click();
  await signInByForm(page, person);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Budget')).toHaveValue('150,000');
  await expect(page.getByText('₦150,000.00')).toBeVisible();
  await expect(page.getByLabel('Wanted by')).toHaveValue('2030-06-01');
  await expect(page.getByText('sketch.pdf')).toBeVisible();
  await button(page, 'Send brief').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return NUMBER.exec(await page.getByRole('main').innerText())![0];
}

// @proves GAP-016 GAP-041
test('a client gets by links from a service to a sent brief, and reads why it was declined @soak', async ({
  page,
  browser,
  site,
}) => {
  const person = newPerson({ firstName: 'Bisi' });
  const title = `Harbour festival ${randomUUID().slice(0, 8)}`;
  await createAccount(page, site, person);
  const number = await sendAsGuest(page, person, title);
  await expect(page.getByRole('list', { name: 'Files of the brief' }).getByText('sketch.pdf')).toBeVisible();
  await expect(page.getByText(/has your brief/)).toBeVisible();
  await expect(page.getByRole('main').getByText('₦150,000.00')).toBeVisible();
  await expectSound(page, 'a project of a client');
  await link(page.getByRole('main'), 'All projects').click();
  const row = page.getByRole('article').filter({ hasText: number });
  await expect(row.getByText('to Creativity Verse')).toBeVisible();
  await expectSound(page, 'projects');

  const staff = await visitor(browser, site);
  await signInToDemo(staff.request, site, 'editor');
  await open(staff, '/verse/staff');
  await link(staff.getByRole('list', { name: 'Desks' }), 'Our own projects').click();
  await link(staff.getByRole('article').filter({ hasText: number }), title).click();
  await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await staff.getByLabel(`Write to ${nameOf(person)}`).fill('For how many people?');
  await button(staff, 'Send message').click();
  await expect(staff.getByRole('list', { name: 'Messages' }).getByText('For how many people?')).toBeVisible();
  await button(staff, 'Decline the brief').click();
  await staff.getByRole('dialog').getByLabel('Reason').fill('We are booked until July.');
  await expectSound(staff, 'declining a brief');
  await button(staff.getByRole('dialog'), 'Decline the brief').click();
  await expect(staff.getByText('You declined the brief')).toBeVisible();
  await staff.close();

  await link(row, title).click();
  await expect(page.getByText(/ declined the brief/)).toBeVisible();
  await expect(page.getByText('We are booked until July.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('For how many people?')).toBeVisible();
  await expect(page.getByText('This project takes no more messages.')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

// @proves GAP-049
test('a member gets a brief from their profile, asks, and the client withdraws it @soak', async ({
  page,
  browser,
  site,
}) => {
  const title = `Bakery sign ${randomUUID().slice(0, 8)}`;
  const seller = await visitor(browser, site);
  const person = await settle(seller, site, { firstName: 'Tobi' });
  const { handle } = await call<{ handle: string }>(seller.request, site, 'GET', '/api/me/profile');
  const client = await settle(page, site, { firstName: 'Chi' });
  await open(page, `/u/${handle}`);
  await link(page.getByRole('main'), 'Send a brief').click();
  await expect(page.getByRole('heading', { level: 1, name: `Send a brief to ${nameOf(person)}` })).toBeVisible();
  await fillBrief(page, title);
  await expect.poll(() => keptForms(page)).toBe(1);
  await page.reload();
  await expect(page.getByText('We kept your draft.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(filesOf(page).getByText('sketch.pdf')).toBeVisible();
  await button(page, 'Send brief').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(filesOf(page).getByText('sketch.pdf')).toBeVisible();
  await page.goto(`/brief?to=${handle}`);
  await untilHydrated(page);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(filesOf(page)).toHaveCount(0);
  await page.goBack();

  await open(seller, '/verse/notifications');
  await expect(seller.getByText(`${nameOf(client)} sent you a brief: “${title}”.`)).toBeVisible();
  await (await linkOfRoom(seller, 'Work', 'Projects')).click();
  await link(seller.getByRole('navigation', { name: 'Projects' }), 'Selling').click();
  await link(seller.getByRole('article').filter({ hasText: title }), title).click();
  await seller.getByLabel(`Write to ${nameOf(client)}`).fill('Which size?');
  await button(seller, 'Send message').click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('Which size?')).toBeVisible();
  await openPapers(page);
  await button(page, 'Withdraw the brief').click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The bakery has closed.');
  await button(page.getByRole('dialog'), 'Withdraw the brief').click();
  await expect(page.getByText('You withdrew the brief')).toBeVisible();
  await expect(seller.getByText(/ withdrew the brief/)).toBeVisible();
  await seller.close();
});

// @proves GAP-016 GAP-049
test('the files of a brief stay on the device until they are removed, or until sign-out @soak', async ({
  page,
  site,
}) => {
  const title = `Market stall ${randomUUID().slice(0, 8)}`;
  await settle(page, site, { firstName: 'Ngozi' });
  await open(page, '/brief');
  await fillBrief(page, title);
  await expect.poll(() => keptForms(page)).toBe(1);
  await page.reload();
  await expect(filesOf(page).getByText('sketch.pdf')).toBeVisible();
  await button(page, 'Remove sketch.pdf').click();
  await expect.poll(() => keptForms(page)).toBe(0);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(filesOf(page)).toHaveCount(0);
  await fillBrief(page, title);
  await expect.poll(() => keptForms(page)).toBe(1);
  await page.reload();
  await expect(filesOf(page).getByText('sketch.pdf')).toBeVisible();
  await button(page, /account of/).click();
  await button(page, 'Log Out').click();
  await expect(page).toHaveURL(/\/signin/);
  await expect.poll(() => keptForms(page)).toBe(0);
  await open(page, '/brief');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(filesOf(page)).toHaveCount(0);
});

async function withoutScripts(browser: Browser, site: string, member?: Page) {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  if (member) await context.addCookies(await member.context().cookies());
  return context.newPage();
}

// @proves GAP-016 GAP-077
test('a brief with a file is sent without scripts, and its number is shown', async ({
  page: client,
  browser,
  site,
}) => {
  const title = `Lantern walk ${randomUUID().slice(0, 8)}`;
  await settle(client, site, { firstName: 'Amaka' });
  const page = await withoutScripts(browser, site, client);
  await page.goto('/brief?service=creative-studio-services');
  await expect(page.getByRole('heading', { level: 1, name: 'Send a brief to Creativity Verse' })).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Budget').fill('1.250');
  await page.locator('noscript').getByRole('button', { name: 'Send brief' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your brief was not sent' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What you want to achieve is required.' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Budget')).toHaveValue('1.250');
  await page.getByLabel('Budget').fill('1,250');
  await page.getByLabel('What you want to achieve').fill(`People should come in June. ${SCRIPT}`);
  await page.getByLabel('Files').setInputFiles({
    name: 'sketch.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 a sketch'),
  });
  await button(page, 'Send brief').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your brief was sent' })).toBeVisible();
  const number = NUMBER.exec(await page.getByRole('main').innerText())![0];
  await page.context().close();

  await open(client, `/verse/projects/${number}`);
  await expect(client.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(filesOf(client).getByText('sketch.pdf')).toBeVisible();
});

// @proves GAP-016
test('a guest without scripts reads the form of a brief, and what to do instead', async ({ browser, site }) => {
  const page = await withoutScripts(browser, site);
  await page.goto('/brief?service=creative-studio-services');
  await expect(page.getByText('About the service “Creative Studio Services”.')).toBeVisible();
  const note = page.locator('noscript [data-account="guest"]').filter({ hasText: 'signing in needs JavaScript' });
  await expect(note).toBeVisible();
  await note.getByRole('link', { name: 'contact page' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  expect((await page.goto('/brief?to=nobody-at-all'))?.status()).toBe(404);
  await page.context().close();
});
