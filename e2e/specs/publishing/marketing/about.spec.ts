import type { Page } from '@playwright/test';
import { expect, test } from '../../../fixtures';

const part = (page: Page, name: RegExp) => page.getByRole('main').getByRole('region', { name });

test.beforeEach(({ openPage }) => openPage('/about'));

// @proves ABT-01 ABT-02 ABT-03 ABT-04 ABT-05 ABT-06 ABT-07 GAP-073
test('tells the story in three years and three figures @soak', async ({ page }) => {
  await expect(part(page, /how we got here/i).getByRole('listitem')).toHaveText([
    /^2023.*founded/i,
    /^2024.*first 1,?000 creators/i,
    /^2025.*global launch/i,
  ]);
  await expect(page.getByRole('list', { name: /in numbers/i }).getByRole('listitem')).toHaveText([
    /^5K\+\s*Creators$/,
    /^250\+\s*Projects$/,
    /^25\+\s*Countries$/,
  ]);
});

// @proves ABT-08 ABT-09 ABT-10 ABT-11 ABT-12 ABT-13 ABT-14 ABT-15
test('names its mission, its values, and its audience @soak', async ({ page }) => {
  for (const name of [/mission/i, /vision/i]) {
    await expect(
      page
        .getByRole('main')
        .locator('section', { has: page.getByRole('heading', { name }) })
        .getByRole('paragraph'),
    ).toHaveText(/.{40,}/);
  }
  const values = part(page, /what we value/i).getByRole('listitem');
  await expect(values).toHaveCount(5);
  for (const value of await values.all()) {
    await expect(value.getByRole('heading')).toHaveText(/\w/);
    await expect(value.getByRole('paragraph')).toHaveText(/.{20,}/);
    await expect(value.locator('svg')).toBeVisible();
  }
  const skillsets = part(page, /what we are good at/i).getByRole('listitem');
  await expect(skillsets.getByRole('heading')).toHaveText([
    /brand strategy/i,
    /moneti[sz]ation/i,
    /community design/i,
    /creative direction/i,
  ]);
  await expect(skillsets).toHaveCount(4);
  await expect(part(page, /who it is for/i).getByRole('listitem')).toHaveCount(8);
  await expect(part(page, /team/i)).toContainText(/.{40,}/);
});

// @proves ABT-18 ABT-19 ABT-20
test('leads to services, contact, and the chat @soak', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/services"]').first()).toBeVisible();
  await expect(main.locator('a[href="/contact"]').first()).toBeVisible();
  const chat = main.getByRole('link', { name: 'Join the Community' });
  await expect(chat).toHaveAttribute('href', 'https://chat.creativity-verse.example/join');
  await expect(chat).toHaveAttribute('target', '_blank');
});

// @proves ABT-21 GAP-007
test('says that the film is still in production, and returns the focus @soak', async ({ page }) => {
  const watch = page.getByRole('button', { name: 'Watch Video' });
  await watch.click();
  const dialog = page.getByRole('dialog', { name: 'The film is being made' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(watch).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: /features/i }).click();
  await expect(page).toHaveURL('/features');
  await expect(dialog).toHaveCount(0);
});

// @proves ABT-22 GAP-008
test('invites applicants to write, with the subject filled in @soak', async ({ page }) => {
  await part(page, /team/i).getByRole('link', { name: 'Join Our Team' }).click();
  await expect(page).toHaveURL('/contact?subject=Join%20our%20team');
  await expect(page.getByLabel('Subject')).toHaveValue('Join our team');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Join our team');
});
