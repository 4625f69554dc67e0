import path from 'node:path';
import { findViolations } from '../../audit';
import { expect, settle, test } from '../../people';

const PICTURE = path.join(import.meta.dirname, '../../../api/content/images/posts/hand-painted-sign.webp');

// @proves GAP-048
test('“I closed the dialog by mistake, and my work with its picture was still there”', async ({ page, site }) => {
  await settle(page, site);
  await page.goto('/verse/user-profile');
  const open = page.getByRole('button', { name: 'Add a work' });
  const dialog = page.getByRole('dialog');
  const restored = dialog.getByText('We kept your draft.');
  await open.click();
  await expect(restored).toHaveCount(0);
  await dialog.getByLabel('Pictures').setInputFiles(PICTURE);
  await expect(dialog.getByLabel('Title')).toHaveValue('Hand painted sign');
  await dialog.getByLabel('Title').fill('A sign for the baker');
  await dialog.getByText('Tell the story').click();
  await dialog.getByLabel('How it was made').selectOption('Made by hand');
  await dialog.getByLabel('Describe hand-painted-sign.webp').fill('A painted sign');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await open.click();
  await expect(restored).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('A sign for the baker');
  await expect(dialog.getByLabel('How it was made')).toHaveValue('by-hand');
  await expect(dialog.getByLabel('Describe hand-painted-sign.webp')).toHaveValue('A painted sign');
  expect(await findViolations(page)).toEqual([]);

  // Typed text survives a reload, but the picture file does not.
  await page.reload();
  await open.click();
  await expect(dialog.getByLabel('Title')).toHaveValue('A sign for the baker');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await open.click();
  await expect(restored).toHaveCount(0);

  await dialog.getByLabel('Title').fill('A sign for the smith');
  await dialog.getByLabel('Pictures').setInputFiles(PICTURE);
  await dialog.getByLabel('Describe hand-painted-sign.webp').fill('A painted sign');
  await dialog.getByRole('button', { name: 'Save work' }).click();
  await expect(page.getByText('Your work is on your profile.')).toBeVisible();
  await open.click();
  await expect(dialog.getByLabel('Title')).toHaveValue('');
});

// @proves GAP-048
test('“Escape did not take the report that I had begun” @soak', async ({ page, site }) => {
  await settle(page, site);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('own:text')));
  await page.goto('/u/zainab-olubori');
  await page.getByRole('button', { name: /^More about Zainab/ }).click();
  await page.getByRole('button', { name: 'Report profile' }).click();
  await page.getByRole('radio').nth(2).check();
  await page.getByLabel('Anything a moderator should know').fill('The third picture.');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: /^More about Zainab/ }).click();
  await page.getByRole('button', { name: 'Report profile' }).click();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await expect(page.getByLabel('Anything a moderator should know')).toHaveValue('The third picture.');
  expect(await kept()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.request.post('/api/signout', { headers: { origin: site } });
});
