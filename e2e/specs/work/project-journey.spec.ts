import type { Page } from '@playwright/test';
import { linkOfRoom, signInToDemo } from '../../fixtures';
import { createAccount, expect, newPerson, type Person, settle, test } from '../../people';
import { button, call, link, nameOf, open, SCRIPT, visitor } from './employers';
import {
  accept,
  ACCOUNT,
  act,
  bookPayment,
  deliverFile,
  download,
  expectSoundAtEachWidth,
  expectVersion,
  milestoneOf,
  newTitle,
  openHouseProject,
  openNextStep,
  openOwnProject,
  openPapers,
  propose,
  sendBrief,
  unfold,
} from './project-sides';

/** Starts from the services and ends with a sent brief. */
async function askHouse(page: Page, title: string) {
  await link(page.getByRole('main'), 'Resume & Portfolio Services').first().click();
  await link(page.getByRole('main'), 'Send a brief').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send a brief to Creativity Verse' })).toBeVisible();
  await sendBrief(page, title);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Negotiates three versions. The client accepts the last one. */
async function agreeWithHouse(page: Page, staff: Page, title: string) {
  await openHouseProject(staff, title);
  const first = ['Sketch', '150,000.50'] as [string, string];
  await propose(staff, { version: 1, milestones: [first, ['Sign', '400,000']] });
  await expectVersion(page, 1);
  await propose(page, { version: 2, milestones: [first, ['Sign', '300,000']], note: 'This is our limit.' });
  await openHouseProject(staff, title);
  await expect(staff.getByText('“Sign”: ₦300,000.00 instead of ₦400,000.00.')).toBeVisible();
  await expect(staff.getByText('This is our limit.')).toBeVisible();
  await propose(staff, { version: 3, milestones: [first, ['Sign', '350,000']] });
  await expectVersion(page, 3);
  await expect(page.getByRole('row', { name: 'Total ₦500,000.50' }).last()).toBeVisible();
  await expectSoundAtEachWidth(page, 'an offer to accept');
  await accept(page, 3);
}

/** Delivers, receives a change request, and delivers again. The second delivery is accepted. */
async function workForClient(page: Page, staff: Page, title: string) {
  const mine = milestoneOf(page, 'Sketch');
  const theirs = milestoneOf(staff, 'Sketch');
  await openHouseProject(staff, title);
  await deliverFile(theirs, 'The first sketch.');
  await expect(mine.getByText('The first sketch.')).toBeVisible();
  const file = mine.getByRole('list', { name: 'Files of the delivery' });
  expect((await download(page, link(file, 'sketch.pdf'))).text).toBe('%PDF-1.7 a sketch');
  await act(mine, 'Ask for changes', { 'What to change': 'A larger lantern, please.' });
  await expect(mine.getByText('1 of 2 rounds of changes used.')).toBeVisible();
  await openHouseProject(staff, title);
  await expect(theirs.getByText('A larger lantern, please.')).toBeVisible();
  await act(theirs, 'Deliver', { Note: 'With a larger lantern.' });
  await expect(mine.getByText('With a larger lantern.')).toBeVisible();
  await act(mine, 'Accept the delivery');
  await expect(mine.getByText('Accepted', { exact: true })).toBeVisible();
}

// @proves GAP-016 PRJ-01 GAP-098
test('a client gets by links from a service to accepted and paid work of the house, with its papers', async ({
  page,
  browser,
  site,
  openPage,
}) => {
  const title = newTitle('Harbour sign');
  await settle(page, site, { firstName: 'Tolani' });
  await openPage('/services');
  await askHouse(page, title);
  const staff = await visitor(browser, site);
  await signInToDemo(staff.request, site, 'editor');
  await open(staff, '/verse/staff');
  await agreeWithHouse(page, staff, title);
  await workForClient(page, staff, title);

  await openHouseProject(staff, title);
  await bookPayment(milestoneOf(staff, 'Sketch'));
  await expect(milestoneOf(staff, 'Sketch').getByText('Paid', { exact: true })).toBeVisible();
  await staff.close();

  await expect(milestoneOf(page, 'Sketch').getByText('Paid', { exact: true })).toBeVisible();
  await expect(milestoneOf(page, 'Sign').getByText('Planned')).toBeVisible();
  await expectSoundAtEachWidth(page, 'a project with work');
  await openPapers(page);
  await unfold(page, 'Invoices and archive');
  const archive = await download(page, link(page.getByRole('main'), 'Download the archive (ZIP)'));
  expect(archive.name).toMatch(/^project-CP-[A-Z0-9]{9}\.zip$/);
  expect(archive.text).toContain('manifest.json');
  await link(page.getByRole('list', { name: 'Invoices' }), /^\S+: Sketch$/).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice / })).toBeVisible();
  await expect(page.getByRole('row', { name: 'To pay' })).toContainText('₦0.00');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

/** Creates a member with a package priced at ₦5,000. */
async function sellerOf(page: Page, site: string, name: string): Promise<Person> {
  const person = await settle(page, site, { firstName: 'Sade' });
  const one = { id: null, name, text: 'Cut and sewn.', prices: { NGN: 500_000 }, days: 3, revisions: 1 };
  const headers = { origin: site, 'if-match': '"0"' };
  const saved = await page.request.put(`${site}/api/me/packages`, { headers, data: { packages: [one] } });
  expect(saved.status()).toBe(200);
  return person;
}

/** Finds the package on the member's profile as a guest, and signs in to request it. */
async function askForPackage(page: Page, name: string, seller: Person, { email, password }: Person) {
  const group = page.getByRole('region', { name: 'From our members' });
  await link(group, 'All packages of members').click();
  await page.getByRole('searchbox', { name: 'Search packages' }).fill(name);
  await page.getByRole('searchbox', { name: 'Search packages' }).press('Enter');
  await link(page.getByRole('listitem').filter({ hasText: name }).first(), nameOf(seller)).click();
  await expect(page).toHaveURL(/\/u\//);
  await link(page, `: ${name}`).click();
  await expect(page.getByRole('heading', { name: `Package: ${name}` })).toBeVisible();
  await sendBrief(page, name);
  await expect(page).toHaveURL(/\/signin\?next=%2Fbrief/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
  await expect(page.getByLabel('Title')).toHaveValue(name);
  await button(page, 'Send brief').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Gives the best scores. */
async function writeReview(page: Page, reviewed: string, criteria: readonly string[], text: string) {
  await button(page, 'Write a review').click();
  const dialog = page.getByRole('dialog', { name: `Review the ${reviewed}` });
  for (const criterion of criteria) await dialog.getByLabel(criterion).selectOption('5');
  await dialog.getByLabel('Review', { exact: true }).fill(text);
  await button(dialog, 'Send review').click();
  await expect(dialog).toHaveCount(0);
}

// @proves GAP-049 PRJ-01 REV-01 GAP-098
test('a visitor finds a package of a member, and both get by links to a reviewed project @soak', async ({
  page,
  browser,
  site,
  openPage,
}) => {
  const name = newTitle('A ribbon');
  const client = newPerson({ firstName: 'Chi' });
  const seller = await visitor(browser, site);
  const person = await sellerOf(seller, site, name);
  await createAccount(page, site, client);
  await openPage('/services');
  await askForPackage(page, name, person, client);

  await open(seller, '/verse/community');
  await openNextStep(seller, name, 'Make an offer, or decline the brief.');
  await propose(seller, { version: 1, milestones: [['Ribbon', '5,000']], account: ACCOUNT });
  await openNextStep(page, name, 'Read version 1 of the offer.');
  await accept(page, 1);
  const bought = milestoneOf(page, 'Ribbon');
  const sold = milestoneOf(seller, 'Ribbon');
  await expect(bought.getByText('By bank transfer to Sade Bello, Lantern Bank, account 0123456789')).toBeVisible();

  await bookPayment(sold);
  await expect(sold.getByText('Paid', { exact: true })).toBeVisible();
  await expect(bought.getByText('Paid', { exact: true })).toBeVisible();
  await act(sold, 'Deliver', { Note: 'It is in the post.' });
  await expect(bought.getByText('It is in the post.')).toBeVisible();
  await act(bought, 'Accept the delivery', { Note: 'Thank you.' });
  for (const one of [page, seller])
    await expect(one.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();

  await openNextStep(page, name, 'Review the seller.');
  await writeReview(page, 'seller', ['Quality', 'Communication', 'Punctuality'], `Sewn well. ${SCRIPT}`);
  await openNextStep(seller, name, 'Review the client.');
  await expect(seller.getByText('Sewn well.')).toHaveCount(0);
  await writeReview(seller, 'client', ['Brief', 'Communication', 'Payment'], 'Paid at once.');
  await expect(seller.getByText('Sewn well.')).toBeVisible();
  await expectSoundAtEachWidth(seller, 'a project with reviews');
  await (await linkOfRoom(page, 'Work', /^Next steps/)).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Next steps' })).toBeVisible();
  await expect(link(page.getByRole('main'), name)).toHaveCount(0);
  await openPage(`/u/${(await call<{ handle: string }>(seller.request, site, 'GET', '/api/me/profile')).handle}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('1 project completed')).toBeVisible();
  await expect(reviews.getByText('Sewn well.')).toBeVisible();
  await expectSoundAtEachWidth(page, 'a profile with reviews');
  await seller.close();
});

/** Reads the dispute as a moderator, and decides in favour of the seller. */
async function decide(staff: Page, title: string, reasons: string) {
  await link(staff.getByRole('list', { name: 'Desks' }), 'Disputes').click();
  await link(staff.getByRole('list', { name: 'Disputes' }), title).click();
  await expect(staff.getByRole('heading', { name: 'Open dispute about “Sign”' })).toBeVisible();
  await expect(staff.getByText('It is blue, not green.')).toBeVisible();
  await expect(milestoneOf(staff, 'Sign').getByText('Here it is, in blue.')).toBeVisible();
  const messages = staff.getByRole('list', { name: 'Messages, newest first' });
  await expect(messages.getByText('Blue, as you chose.')).toBeVisible();
  await expectSoundAtEachWidth(staff, 'a dispute');
  await button(staff, 'Accept the milestone').click();
  const dialog = staff.getByRole('dialog');
  await button(dialog, 'Accept the milestone').click();
  await expect(dialog.getByText('The statement of reasons is required.')).toBeVisible();
  await dialog.getByLabel('Reasons').fill(reasons);
  await button(dialog, 'Accept the milestone').click();
  await expect(staff.getByRole('heading', { name: 'Waiting for a decision' })).toBeVisible();
  await expect(link(staff.getByRole('main'), title)).toHaveCount(0);
  await link(staff.getByRole('main'), 'Staff').last().click();
  await expect(staff.getByRole('list', { name: 'Desks' })).toBeVisible();
}

// @proves PRJ-01 GAP-091
test('a moderator on neither side decides a dispute, and both sides read the reasons @soak', async ({
  page,
  browser,
  site,
  openPage,
}) => {
  const title = newTitle('Bakery sign');
  const reasons = 'The client chose blue in the messages.';
  const seller = await visitor(browser, site);
  const person = await settle(seller, site, { firstName: 'Sade' });
  const { handle } = await call<{ handle: string }>(seller.request, site, 'GET', '/api/me/profile');
  const client = await settle(page, site, { firstName: 'Chi' });
  await openPage(`/u/${handle}`);
  await link(page.getByRole('main'), 'Send a brief').click();
  await expect(page.getByRole('heading', { level: 1, name: `Send a brief to ${nameOf(person)}` })).toBeVisible();
  await sendBrief(page, title);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await open(seller, '/verse/community');
  await openOwnProject(seller, title, 'Selling');
  await propose(seller, { version: 1, milestones: [['Sign', '50,000']], account: ACCOUNT });
  await expectVersion(page, 1);
  await accept(page, 1);
  await act(milestoneOf(seller, 'Sign'), 'Deliver', { Note: 'Here it is, in blue.' });
  await seller.getByLabel(`Write to ${nameOf(client)}`).fill('Blue, as you chose.');
  await button(seller, 'Send message').click();
  await expect(milestoneOf(page, 'Sign').getByText('Here it is, in blue.')).toBeVisible();
  await openPapers(page);
  const papers = page.locator('#papers').getByRole('group', { name: 'Sign' });
  await act(papers, 'Open a dispute', { Reason: `It is blue, not green. ${SCRIPT}` });
  for (const one of [page, seller])
    await expect(one.getByRole('heading', { name: 'Open dispute about “Sign”' })).toBeVisible();

  const staff = await visitor(browser, site);
  await signInToDemo(staff.request, site, 'moderator');
  await open(staff, '/verse/staff');
  await decide(staff, title, reasons);
  for (const one of [page, seller]) {
    await expect(one.getByRole('heading', { name: 'Decided dispute about “Sign”' })).toBeVisible();
    await expect(one.getByText('The milestone is accepted.')).toBeVisible();
    await expect(one.getByText(reasons)).toBeVisible();
    expect(await one.evaluate(() => 'ran' in window)).toBe(false);
    if (one !== page) await one.close();
  }
  await staff.close();
});
