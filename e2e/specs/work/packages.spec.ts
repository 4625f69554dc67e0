import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { SIZES } from '../../fixtures';
import { expect, settle, test } from '../../people';
import { button, link, open, SCRIPT, visitor } from './employers';

async function addPackage(page: Page, name: string) {
  await button(page, 'Add a package').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Add package').click();
  await expect(dialog.getByText('Enter a price in dollars, in naira, or in both.')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('What the client gets').fill(`Three drafts. ${SCRIPT}`);
  await dialog.getByLabel('In US dollars').fill('1,250.50');
  await expect(dialog.getByText('$1,250.50')).toBeVisible();
  await dialog.getByLabel('In naira').fill('400,000');
  await dialog.getByLabel('Days until delivery').fill('7');
  await dialog.getByLabel('Revisions included').fill('2');
  await expectSound(page, 'the form of a package');
  await button(dialog, 'Add package').click();
  await expect(dialog).toHaveCount(0);
}

// @proves GAP-049
test('a member sets up a package by links alone; a visitor finds it and asks for it', async ({
  page,
  browser,
  site,
}) => {
  const word = `lantern${randomUUID().slice(0, 8)}`;
  const name = `A ${word} in a week`;
  const person = await settle(page, site, { firstName: 'Bola' });
  await open(page, '/verse/community');
  await link(page.getByRole('navigation', { name: 'Verse' }).first(), 'Profile').click();
  await link(page, 'What I offer').click();
  await expect(page.getByText('No packages yet')).toBeVisible();
  await expectSound(page, 'no packages');

  await addPackage(page, name);
  const list = page.getByRole('list', { name: 'Your packages' });
  await expect(list.getByRole('heading', { name })).toBeVisible();
  await expect(list.getByText('$1,250.50 / ₦400,000')).toBeVisible();
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await expectSound(page, `packages at ${size.width} px`);
  }
  await link(page, 'Your profile').click();
  await link(page, 'View your page').click();
  await expect(link(page, 'Edit your packages')).toBeVisible();
  await expect(link(page, `: ${name}`)).toHaveCount(0);
  const profile = new URL(page.url()).pathname;

  const client = await visitor(browser, site);
  await open(client, '/services');
  const group = client.getByRole('region', { name: 'From our members' });
  await link(group, 'All packages of members').click();
  await client.getByRole('searchbox', { name: 'Search packages' }).fill(word.toUpperCase());
  await client.getByRole('searchbox', { name: 'Search packages' }).press('Enter');
  await expect(client).toHaveURL(/\/services\/members\?q=/);
  await expect(client.getByText('$1,250.50 / ₦400,000')).toBeVisible();
  await expectSound(client, 'packages of members');
  await client.getByRole('link', { name: `Bola ${person.lastName}`, exact: true }).click();
  await expect(client).toHaveURL(profile);
  await expect(client.getByText('7 days, 2 revisions')).toBeVisible();
  await link(client, `: ${name}`).click();
  await expect(client).toHaveURL(new RegExp(`/brief\\?to=${profile.slice('/u/'.length)}&package=\\w+$`));
  expect(await client.evaluate(() => 'ran' in window)).toBe(false);
  await client.close();

  await open(page, '/verse/packages');
  await button(page, `Remove: ${name}`).click();
  await expect(page.getByText('No packages yet')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(list.getByRole('heading', { name })).toBeVisible();
});

// @proves GAP-049
test('packages of members are found without scripts @soak', async ({ browser, page, site }) => {
  const word = `ribbon${randomUUID().slice(0, 8)}`;
  await settle(page, site, { firstName: 'Kemi' });
  const one = { id: null, name: `A ${word}`, text: 'Cut and sewn.', prices: { NGN: 500_000 }, days: 1, revisions: 0 };
  const headers = { origin: site, 'if-match': '"0"' };
  const saved = await page.request.put(`${site}/api/me/packages`, { headers, data: { packages: [one] } });
  expect(saved.status()).toBe(200);
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto('/services');
  await expect(reader.getByRole('region', { name: 'From our members' }).getByText(`A ${word}`)).toBeVisible();
  await reader.goto('/services/members');
  await reader.getByRole('searchbox', { name: 'Search packages' }).fill(word);
  await button(reader, 'Search').click();
  await expect(reader.getByText('₦5,000')).toBeVisible();
  await expect(reader.getByText('1 day, no revisions')).toBeVisible();
  await expect(link(reader, `: A ${word}`)).toHaveAttribute('href', /\/brief\?to=.+&package=\w+$/);
  await context.close();
});
