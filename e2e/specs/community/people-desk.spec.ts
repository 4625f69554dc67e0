import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { mailTo, newPerson, PASSWORD, settle, signIn } from '../../people';
import { changeStored } from '../../stored';

test.describe.configure({ mode: 'serial' });

let own: Awaited<ReturnType<typeof startOwnSite>>;
let author: Page;
let moderator: Page;
let authorId: string;
let post: string;
const spammer = newPerson({ firstName: 'Spam', lastName: 'Hill', email: 'spam@example.org' });

async function newcomer(browser: Browser, changes: { firstName: string; email: string }): Promise<Page> {
  const page = await browser.newPage({ baseURL: own.address });
  await settle(page, own.address, { lastName: 'Hill', ...changes });
  return page;
}

const send = (page: Page, path: string, data: object) =>
  page.request.post(path, { headers: { origin: own.address }, data });
const write = (page: Page) =>
  page.request.post('/api/posts', { headers: { origin: own.address }, multipart: { text: 'Lamps, half the price' } });

test.beforeAll(async ({ browser }) => {
  own = await startOwnSite({ DEMO: '1', SEED: '1', RATE_LIMIT_FACTOR: '100', ADMIN_EMAIL: 'admin@example.org' });
  const admin = await newcomer(browser, { firstName: 'Alma', email: 'admin@example.org' });
  moderator = await newcomer(browser, { firstName: 'Mo', email: 'mo@example.org' });
  author = await newcomer(browser, { firstName: spammer.firstName, email: spammer.email });
  const accounts = (await (await admin.request.get('/api/accounts')).json()) as { id: string; email: string }[];
  const idOf = (address: string) => accounts.find(({ email }) => email === address)!.id;
  authorId = idOf(spammer.email);
  const granted = await admin.request.patch(`/api/accounts/${idOf('mo@example.org')}`, {
    headers: { origin: own.address },
    data: { role: 'moderator' },
  });
  expect(granted.status()).toBe(200);
  post = ((await (await write(author)).json()) as { post: { id: string } }).post.id;
  expect((await send(admin, '/api/reports', { type: 'post', id: post, reason: 'spam' })).status()).toBe(201);
  await admin.close();
});

test.afterAll(async () => {
  for (const page of [author, moderator]) await page?.close();
  await own?.stop();
});

/** Opens the dialog for a sanction, fills it in, and sends it. */
async function impose(name: string, length: string): Promise<void> {
  await moderator.getByRole('button', { name, exact: true }).click();
  const dialog = moderator.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog.getByText('Choose a rule.')).toBeVisible();
  await dialog.getByLabel('For how long?').selectOption(length);
  await dialog.getByRole('radio', { name: /^No spam/ }).check();
  await dialog.getByLabel('Which part?').fill('Lamps, half the price');
  await dialog.getByLabel('Message to the member').fill('Leave out the shop.');
  await expectSound(moderator, name);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

// @proves GAP-069 GAP-091
test('a moderator goes from a report to the author, silences them, and takes it back', async () => {
  await moderator.goto('/verse/staff');
  await expect(moderator.getByText('1 waiting').first()).toBeVisible();
  await expectSound(moderator, 'staff');
  await moderator.getByRole('main').getByRole('link', { name: 'Moderation' }).click();
  await moderator.getByRole('link', { name: 'Post by Spam Hill' }).click();
  await moderator.getByRole('link', { name: 'History of Spam Hill' }).click();
  await expect(moderator.getByRole('heading', { level: 1, name: 'Spam Hill' })).toBeVisible();
  await expect(moderator.getByRole('link', { name: 'post: open' })).toBeVisible();
  await impose('Silence', '3');
  await expect(moderator.getByRole('article', { name: /^Silence:/ })).toContainText('In force');
  await expectSound(moderator, 'member');

  await author.goto('/verse/safety');
  await expect(author.getByText(/^You can read but not write until .+\. Your orders/)).toBeVisible();
  await expectSound(author, 'own silence');
  const refused = await write(author);
  expect([refused.status(), ((await refused.json()) as { message: string }).message]).toEqual([
    403,
    expect.stringMatching(/^You can read but not write until /),
  ]);

  await moderator.getByRole('button', { name: 'Take it back' }).click();
  await moderator.getByRole('dialog').getByLabel('Reason').fill('A first offence.');
  await moderator.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(moderator.getByRole('article', { name: /^Silence:/ })).toContainText('Taken back');
  expect((await write(author)).status()).toBe(201);
});

// @proves GAP-069 GAP-091
test('a suspended member reads why by the link in the email, appeals, and signs in again after the end', async ({
  browser,
}) => {
  await moderator.goto('/verse/people-desk');
  await moderator.getByLabel('Name, handle or email').fill('spam hi');
  await moderator.getByRole('button', { name: 'Find' }).click();
  await moderator.getByRole('link', { name: 'Spam Hill' }).click();
  await impose('Suspend', '7');
  const suspended = moderator.getByRole('article', { name: /^Suspension:/ });
  await expect(suspended).toContainText('In force');

  const guest = await browser.newPage({ baseURL: own.address });
  const signedOut = await send(guest, '/api/signin', { email: spammer.email, password: PASSWORD });
  expect(((await signedOut.json()) as { message: string }).message).toMatch(/^Your account is suspended until /);
  const mail = await mailTo(guest.request, own.address, spammer.email, 'Your account is suspended');
  await guest.goto(/\/contact\?appeal=[\w.-]+/.exec(mail)![0]);
  await guest.getByRole('button', { name: 'Read the decision' }).click();
  await expect(guest.getByText(/^Your account is suspended until /)).toBeVisible();
  await guest.getByLabel('Why should we change the decision?').fill('They are my own lamps.');
  await expectSound(guest, 'appeal');
  await guest.getByRole('button', { name: 'Send appeal' }).click();
  await expect(guest.getByText(/^(?:An admin|Another moderator) answers by .+\. You get an email\.$/)).toBeVisible();

  // Moves the end of the suspension into the past, instead of waiting for a week.
  changeStored(own.dataDir, 'auth_user', authorId, { suspension: { id: 'over', until: new Date(Date.now() - 1000) } });
  await signIn(guest.request, own.address, spammer);
  expect((await write(guest)).status()).toBe(201);
  await guest.close();
});
