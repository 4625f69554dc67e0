import { expectSound } from '../../audit';
import { expect, test } from '../../fixtures';

// @proves HLP-01 HLP-02 HLP-03 HLP-04 VRS-11 ENT-20
test('the help center has thirteen questions, at most one answer open, and a way to people', async ({
  page,
  openPage,
  signInAs,
}) => {
  test.slow();
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
  await expect(open).toContainText('Open Profile from the menu');
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
  test.slow();
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
