import { randomUUID } from 'node:crypto';
import { expectSound } from '../../../audit';
import { expect, linkIn, mailTo, test } from '../../../people';

// @proves WTL-01 WTL-03 GAP-076
test('a guest joins a waiting list by email and leaves it with one click in the email', async ({
  page,
  openPage,
  site,
  expectConsole,
}) => {
  expectConsole(/400/);
  const email = `${randomUUID()}@example.org`;
  await openPage('/');
  await page.getByRole('link', { name: /^In preparation.*Courses$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses and lessons' })).toBeVisible();
  await page.getByLabel('Email').fill('no email');
  await page.getByRole('main').getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('Check your inbox and confirm your email.')).toBeVisible();
  await expectSound(page);
  await page.goto(linkIn(await mailTo(page.request, site, email, 'Confirm your place')));
  await expect(page.getByText('You are on the list for Courses and lessons.')).toBeVisible();
  await page.goto(linkIn(await mailTo(page.request, site, email, 'You are on the waiting list')));
  await expect(page.getByText('You are not on the waiting list any more.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All that is in preparation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'In preparation' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
  await expectSound(page);
});

// @proves WTL-07
test('a guest joins, confirms and leaves without scripts', async ({ browser, page: other, site }) => {
  const email = `${randomUUID()}@example.org`;
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/waiting-lists/rooms');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('Check your inbox and confirm your email.')).toBeVisible();
  await page.goto(linkIn(await mailTo(other.request, site, email, 'Confirm your place')));
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You are on the list.')).toBeVisible();
  await page.goto(linkIn(await mailTo(other.request, site, email, 'You are on the waiting list')));
  await page.getByRole('button', { name: 'Leave the waiting list' }).click();
  await expect(page.getByText('You are not on the waiting list any more.')).toBeVisible();
  await context.close();
});

// @proves WTL-02 WTL-04 PROM-01
test('a member joins and leaves with one click; staff see the number, and edit the offers @soak', async ({
  page,
  openPage,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/400/);
  await signInAs('member');
  await openPage('/waiting-lists/partners');
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You are on the list.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Leave the waiting list' })).toBeVisible();

  await page.context().clearCookies();
  await signInAs('editor');
  await openPage('/verse/waiting-lists');
  const list = page.getByRole('article', { name: 'Collaboration matching' });
  await expect(list).toContainText('Waiting: 1 person');
  await list.getByRole('button', { name: 'Open this list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open Collaboration matching' });
  await dialog.getByLabel('Page').fill('/no-such-page');
  await dialog.getByRole('button', { name: 'Open and write to everyone' }).click();
  await expect(dialog.getByText('There is no such page.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectSound(page);

  await openPage('/verse/promotions');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Add an offer' }).click();
  const form = page.getByRole('dialog', { name: 'Add an offer' });
  await expectSound(page);
  const title = `Offer ${randomUUID().slice(0, 8)}`;
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Text').fill('A test');
  await form.getByLabel('Button').fill('Open it');
  await form.getByLabel('Page').fill('/none');
  await form.getByLabel('Place').fill('9');
  await form.getByRole('button', { name: 'Save the offer' }).click();
  await expect(form.getByText('There is no such page.')).toBeVisible();
  await form.getByLabel('Page').fill('/people');
  await form.getByRole('button', { name: 'Save the offer' }).click();
  const offer = page.getByRole('article', { name: title });
  await expect(offer.getByText('Shown')).toBeVisible();
  await offer.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(offer).toHaveCount(0);
});
