import type { Page } from '@playwright/test';
import { SIZES } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { codeOf, expect, mailTo, newPerson, settle, signIn, signUp, test, tokenIn } from '../../people';
import { findingsIn } from './audit';

const LONG = { firstName: 'W'.repeat(80), lastName: 'Olubori' };

/** Triggers every security email of an account. */
async function triggerAllEmails(page: Page, site: string): Promise<void> {
  const person = await settle(page, site, LONG);
  const call = async (path: string, data: object, status: number) =>
    expect([path, (await page.request.post(site + path, { headers: { origin: site }, data })).status()]).toEqual([
      path,
      status,
    ]);
  await signUp(page.request, site, person);
  await call('/api/forgot-password', { email: person.email }, 202);
  await mailTo(page.request, site, person.email, 'Reset');
  await page.request.post(`${site}/api/signin`, {
    headers: { origin: site, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    data: { email: person.email, password: person.password },
  });
  const password = 'Fresh-paint-7!';
  await call('/api/me/password', { password: person.password, newPassword: password }, 200);
  const moved = newPerson().email;
  await call('/api/me/email', { email: moved, password }, 202);
  await call('/api/verify-email', { token: tokenIn(await mailTo(page.request, site, moved, 'Confirm')) }, 200);
  const { secret } = (await (
    await page.request.post(`${site}/api/me/two-factor`, { headers: { origin: site }, data: { password } })
  ).json()) as { secret: string };
  await call('/api/me/two-factor/confirm', { code: codeOf(secret) }, 200);
  expect(
    (
      await page.request.delete(`${site}/api/me/two-factor`, { headers: { origin: site }, data: { password } })
    ).status(),
  ).toBe(200);
  await call('/api/me/deletion', { password, confirm: 'DELETE' }, 202);
  await mailTo(page.request, site, moved, 'will be deleted');
  await signIn(page.request, site, { ...person, email: moved, password });
  await mailTo(page.request, site, moved, 'Your account stays');
}

/** Emails are displayed within an email client's page, so page landmarks are not part of the email. */
const isOfMails = (finding: string) => finding.startsWith('Outbox') || !/: (landmark-one-main|region): /.test(finding);

const SUBJECTS = [
  'Confirm your new email',
  'New sign-in to your account',
  'Reset your password',
  'Two-factor sign-in is off',
  'Two-factor sign-in is on',
  'Verify your email',
  'You already have an account',
  'Your account stays',
  'Your account will be deleted',
  'Your email was changed',
  'Your password was changed',
];

// @proves GAP-085 GAP-076
test('every email about account security is in the outbox and readable in dark and light themes @soak', async ({
  page,
  atEnd,
}) => {
  const own = await startOwnSite({ DEMO: '1', RATE_LIMIT_FACTOR: '100' });
  atEnd(own.stop);
  await triggerAllEmails(page, own.address);
  await page.goto(`${own.address}/api/outbox`);
  expect([...new Set(await page.locator('li > a').allTextContents())].toSorted()).toEqual(SUBJECTS);
  const pages = [
    ['Outbox', '/api/outbox'],
    ...(await Promise.all(
      SUBJECTS.map(async (subject) => [
        subject,
        await page.getByRole('link', { name: subject }).first().getAttribute('href'),
      ]),
    )),
  ];
  const findings: string[] = [];
  for (const [title, path] of pages) {
    await page.goto(own.address + path);
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    for (const [colorScheme, size] of [
      ['dark', SIZES.S],
      ['light', SIZES.M],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      findings.push(...(await findingsIn(page, `${title}, ${colorScheme}, ${size.width}`)));
    }
  }
  expect(findings.filter(isOfMails)).toEqual([]);
});

// @proves GAP-085 GAP-040
test('a visitor of the demo signs up, opens the email in the outbox, and follows its link @soak', async ({
  page,
  site,
}) => {
  const person = newPerson();
  await signUp(page.request, site, person);
  await mailTo(page.request, site, person.email, 'Verify');
  await page.goto('/api/outbox');
  await page
    .getByRole('listitem')
    .filter({ hasText: person.email })
    .getByRole('link', { name: 'Verify your email' })
    .click();
  const checked = page.waitForResponse('**/api/verify-email');
  await page.getByRole('link', { name: 'Verify email' }).click();
  expect((await checked).status()).toBe(200);
  await expect(page.getByText('Email Verified Successfully')).toBeVisible();
});
