import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, linkOfRoom, test } from '../../fixtures';
import { contestOf } from '../contests/staff-contests';

// @proves HLP-01 HLP-02 HLP-03 HLP-04 VRS-11 ENT-20
test('the help center has thirteen questions, at most one answer open, and a way to people', async ({
  page,
  openPage,
  signInAs,
}) => {
  await page.goto('/verse/help-center');
  await expect(page).toHaveURL(/\/signin\?next=%2Fverse%2Fhelp-center/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('member');
  await openPage('/verse');
  await page.getByRole('navigation', { name: 'Verse' }).getByRole('link', { name: 'Help Center' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  const questions = page.getByRole('main').locator('summary');
  await expect(questions).toHaveCount(13);
  const open = page.locator('details[open]');
  await questions.nth(0).press('Enter');
  await expect(open).toContainText('Open “Profile” from the menu');
  await questions.nth(5).press('Enter');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Every doubling of points');
  await questions.nth(5).press('Enter');
  await expect(open).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact our team', exact: true }).click();
  await expect(page).toHaveURL('/contact');
});

// @proves VRS-12 VRS-15 GAP-068
test('the privacy policy of the members’ area is the public one, word by word', async ({
  page,
  openPage,
  signInAs,
}) => {
  await page.goto('/verse/privacy-policy');
  await expect(page).toHaveURL(/\/signin\?next=%2Fverse%2Fprivacy-policy/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage('/privacy-policy');
  const clauses = () => page.getByRole('main').locator('section:has(h2)').allInnerTexts();
  const text = await clauses();
  await signInAs('member');
  await openPage('/verse/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(await clauses()).toEqual(text);
  expect(text.join('').length).toBeGreaterThan(500);
  expect(text.join('')).toContain('Following a member');
  await expectSound(page);
});

const side = (page: Page) => page.getByRole('navigation', { name: 'Verse' });
const link = (name: string) => (page: Page) => side(page).getByRole('link', { name, exact: true });

/** Where the controls are that help answers name: the page, what to do there, and the control. */
const CONTROLS: Record<
  string,
  { at: string; first?: (page: Page) => Promise<unknown>; control: (page: Page) => ReturnType<Page['getByRole']> }
> = {
  Profile: { at: '/verse/community', control: link('Profile') },
  Settings: { at: '/verse/community', control: link('Settings') },
  Safety: { at: '/verse/settings', control: (page) => page.getByRole('main').getByRole('link', { name: 'Safety' }) },
  'The Verse': { at: '/verse/community', control: link('The Verse') },
  'Job Hub': { at: '/verse/community', first: (page) => linkOfRoom(page, 'Work', 'Job Hub'), control: link('Job Hub') },
  Applications: {
    at: '/verse/community',
    first: (page) => linkOfRoom(page, 'Work', 'Applications'),
    control: link('Applications'),
  },
  Contest: { at: '/verse/community', control: link('Contest') },
  Referral: { at: '/verse/community', control: link('Referral') },
  'Change Password': {
    at: '/verse/settings',
    control: (page) => page.getByRole('heading', { name: 'Change Password' }),
  },
  'Delete Account': { at: '/verse/settings', control: (page) => page.getByRole('heading', { name: 'Delete Account' }) },
  'Download my data': { at: '/verse/settings', control: (page) => page.getByText('Download my data', { exact: true }) },
  Latest: { at: '/verse/community', control: (page) => page.getByRole('option', { name: 'Latest' }) },
  Following: { at: '/verse/community', control: (page) => page.getByRole('option', { name: 'Following' }) },
  Trending: { at: '/verse/community', control: (page) => page.getByRole('option', { name: 'Trending' }) },
  'View more': { at: '/verse/jobs', control: (page) => page.getByRole('button', { name: 'View more' }).first() },
  'Apply now': { at: '/verse/jobs', control: (page) => page.getByRole('button', { name: 'Apply now' }).first() },
  'Join Contest': {
    at: '/verse/contests',
    control: (page) => page.getByRole('button', { name: 'Join Contest' }).first(),
  },
  Report: {
    at: '/verse/community',
    first: (page) => page.getByRole('main').getByRole('button', { name: /^More/ }).last().click(),
    control: (page) => page.getByRole('button', { name: /^Report/ }).first(),
  },
  Block: {
    at: '/verse/community',
    first: (page) => page.getByRole('main').getByRole('button', { name: /^More/ }).last().click(),
    control: (page) => page.getByRole('button', { name: /^Block/ }).first(),
  },
  'Your orders': {
    at: '/',
    first: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /account of/ })
        .click(),
    control: (page) => page.getByRole('banner').getByRole('link', { name: 'Your orders' }),
  },
  'Forgot Password?': { at: '/signin', control: (page) => page.getByRole('button', { name: 'Forgot Password?' }) },
  'Resend email': { at: '/verify-email', control: (page) => page.getByRole('button', { name: 'Resend email' }) },
};
/** Controls of a contest that the member has joined. */
const OF_CONTEST = new Set(['Leave', 'Your entry']);
const SIGNED_OUT = new Set(['Forgot Password?', 'Resend email']);

// @proves PROM-04
test('each control that a help answer names in quotes is on its page under that name', async ({
  page,
  openPage,
  signInAs,
  browser,
  baseURL,
}) => {
  const find = async (name: string) => {
    const { at, first, control } = CONTROLS[name]!;
    await openPage(at);
    await first?.(page);
    await expect(control(page), name).toBeAttached();
  };
  for (const name of SIGNED_OUT) await find(name);
  await signInAs('member');
  await openPage('/verse/help-center');
  await expect(page.getByRole('main').locator('summary')).toHaveCount(13);
  const text = (await page.getByRole('main').locator('details').allTextContents()).join(' ');
  const named = [...new Set([...text.matchAll(/“([^”]+)”/g)].map(([, name]) => name!))];
  expect(named.toSorted()).toEqual([...Object.keys(CONTROLS), ...OF_CONTEST].toSorted());
  for (const name of named.filter((one) => !SIGNED_OUT.has(one) && !OF_CONTEST.has(one))) await find(name);
  // Needs a contest to join. The sample contests take no entries.
  const { id } = await contestOf(browser, baseURL!);
  await openPage(`/verse/contests/${id}`);
  await page.getByRole('button', { name: 'Join Contest' }).click();
  await expect(page.getByRole('link', { name: 'Your entry' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Join Contest' })).toBeVisible();
});
