import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { linkOfRoom, untilHydrated } from '../../fixtures';
import {
  createAccount,
  expect,
  linkIn,
  mailTo,
  newPerson,
  PASSWORD,
  type Person,
  settle,
  signIn,
  test,
} from '../../people';
import { photo } from '../../pictures';

const uniqueName = () => `Lantern ${randomUUID().slice(0, 8)}`;
const handleOf = (name: string) => name.toLowerCase().replace(' ', '-');
const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

/** Creates an organisation using only links, starting from the Verse navigation. */
async function create(page: Page, name: string, description = 'We light streets.') {
  await open(page, '/verse/community');
  await (await linkOfRoom(page, 'Work', 'Organisations')).click();
  await page.getByRole('link', { name: 'Create organisation' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await expect(page.getByLabel('Handle')).toHaveValue(handleOf(name));
  await expect(page.getByText(`${handleOf(name)} is free.`)).toBeVisible();
  await page.getByLabel('Description').fill(description);
  await page.getByLabel('Links').fill('lantern.example/work');
}

const submit = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const visit = async (browser: Browser, baseURL: string | undefined, javaScriptEnabled = true) =>
  (await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) })).newPage();

async function addLogo(page: Page) {
  const logo = panel(page, 'Logo');
  const file = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await photo(300, 300) };
  await logo.getByRole('button', { name: 'Logo', exact: true }).setInputFiles(file);
  await logo.getByRole('button', { name: 'Save logo' }).click();
  await expect(logo.getByLabel('Describe the picture')).toBeFocused();
  await logo.getByLabel('Describe the picture').fill('A lantern over a street');
  await logo.getByRole('button', { name: 'Save logo' }).click();
  await expect(page.getByText('Logo saved.')).toBeVisible();
}

/** Accepts an invitation as a person without an account, by following the email link to the sign-up and back. */
async function acceptAs(other: Page, site: string, { partner, name }: { partner: Person; name: string }) {
  const link = new URL(linkIn(await mailTo(other.request, site, partner.email, 'invited')));
  await open(other, link.pathname + link.search);
  await expect(other).toHaveURL(/\/signin\?next=/);
  await createAccount(other, site, partner);
  await other.getByLabel('Email').fill(partner.email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(other.getByText(`invites you to ${name}`)).toBeVisible();
  await expectSound(other, 'an invitation');
  await other.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(panel(other, 'Details')).toHaveCount(0);
}

async function leave(page: Page, name: string) {
  await page.getByRole('button', { name: `Leave ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
}

async function remove(page: Page, name: string) {
  await page.reload();
  await untilHydrated(page);
  await page.getByLabel(`Type ${handleOf(name)} to confirm`).fill(handleOf(name));
  expect((await page.request.get(`/o/${handleOf(name)}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Delete organisation' }).click();
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
  expect((await page.request.get(`/o/${handleOf(name)}`)).status()).toBe(404);
}

test('an owner creates an organisation, invites a partner, hands over and leaves', async ({
  page,
  browser,
  baseURL,
  site,
  expectConsole,
}) => {
  // The last owner's request to leave is rejected.
  expectConsole(/409 \(Conflict\)/);
  await settle(page, site);
  const name = uniqueName();
  await create(page, name);
  // A reload, like accidentally closing the tab, loses nothing.
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByLabel('Description')).toHaveValue('We light streets.');
  await submit(page, name);
  await addLogo(page);

  const partner = newPerson({ firstName: 'Rita' });
  await panel(page, 'Members').getByLabel('Email').fill(partner.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${partner.email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Withdraw the invitation to ${partner.email}` })).toBeVisible();
  await expectSound(page, 'managing an organisation');
  const other = await visit(browser, baseURL);
  await acceptAs(other, site, { partner, name });

  await page.reload();
  await untilHydrated(page);
  await leave(page, name);
  await expect(page.getByText('Someone has to own this. Make someone else an owner first.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Role of Rita Olubori').selectOption('owner');
  await expect(page.getByText('The role of Rita Olubori is changed.')).toBeVisible();
  await leave(page, name);
  await expect(page.getByText('No brand or studio yet')).toBeVisible();
  await expectSound(page, 'no organisation');
  await remove(other, name);
});

test('everyone reads the public page without scripts; texts of people are never markup', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  await settle(page, site);
  const name = uniqueName();
  await create(page, name, '<img src=x onerror="document.title=1"> & </script><script>document.title=2</script>');
  await submit(page, name);
  const guest = await visit(browser, baseURL, false);
  const answer = await guest.goto(`/o/${handleOf(name)}`);
  expect(answer?.status()).toBe(200);
  await expect(guest).toHaveTitle(new RegExp(name));
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(guest.getByText('<img src=x onerror=')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'lantern.example' })).toHaveAttribute('rel', 'nofollow ugc noopener');
  await expect(guest.getByText('Olubori')).toHaveCount(0);
  const html = await (await page.request.get(`/o/${handleOf(name)}`)).text();
  expect(html).toContain('"@type":"Organization"');
  expect(html).toContain(`/api/cards/organisation/${handleOf(name)}.png`);
  expect((await page.request.get(`/api/cards/organisation/${handleOf(name)}.png`)).status()).toBe(200);
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`/o/${handleOf(name)}<`);
  expect((await guest.goto('/o/nobody-has-this'))?.status()).toBe(404);
  await open(page, `/o/${handleOf(name)}`);
  // Runs in a page with scripts enabled, because the audit needs them.
  await expectSound(page, 'an organisation');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Report organisation' }).click();
  await expect(page.getByRole('dialog', { name: 'Report this organisation' })).toBeVisible();
});

test('a domain is verified by a code in an email at that domain @soak', async ({ page, site, expectConsole }) => {
  expectConsole(/400 \(Bad Request\)/);
  await settle(page, site);
  const name = uniqueName();
  await create(page, name);
  await submit(page, name);
  const domain = panel(page, 'Domain');
  await domain.getByLabel('An address at your domain').fill('someone@gmail.com');
  await domain.getByRole('button', { name: 'Send code' }).click();
  await expect(domain.getByText('gmail.com gives mailboxes to everyone')).toBeVisible();
  const address = `ada-${randomUUID().slice(0, 8)}@lantern.studio`;
  await domain.getByLabel('An address at your domain').fill(address);
  await domain.getByRole('button', { name: 'Send code' }).click();
  const mail = await mailTo(page.request, site, address, 'code for your domain');
  await domain.getByLabel('Code from the email').fill(/: (\d{8})/.exec(mail)![1]!);
  await domain.getByRole('button', { name: 'Verify domain' }).click();
  await expect(domain.getByText('lantern.studio verified on')).toBeVisible();
  expect(await (await page.request.get(`/o/${handleOf(name)}`)).text()).toContain('lantern.studio');
  await domain.getByText('By a DNS record').click();
  await domain.getByLabel('Domain', { exact: true }).fill('lantern.studio');
  await domain.getByRole('button', { name: 'Show the record' }).click();
  await expect(domain.getByText('_creativityverse.lantern.studio')).toBeVisible();
  await expectSound(page, 'a verified domain');
});

test('the form of a new organisation is usable by keyboard and on small screens @soak', async ({ page, site }) => {
  const person = await settle(page, site);
  await signIn(page.request, site, person);
  await open(page, '/verse/organisations/new');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Verse');
  await expect(page.getByText('This handle is reserved.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Handle')).toBeFocused();
  await page.getByRole('button', { name: /^Use verse-/ }).click();
  await expect(page.getByText(/verse-\d+ is free\./)).toBeVisible();
  await expectSound(page, 'a new organisation');
  await page.setViewportSize({ width: 320, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});
