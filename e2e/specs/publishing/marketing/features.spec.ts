import { expect, test } from '../../../fixtures';

// @proves FEA-01 FEA-02 FEA-03 FEA-04 FEA-05 FEA-06
test('presents four features and leads to the chat and the resources @soak', async ({ page, openPage }) => {
  await openPage('/features');
  const main = page.getByRole('main');
  for (const name of [
    /real-time collaboration/i,
    /learning hub/i,
    /creator profiles/i,
    /showcase (and|&) recognition/i,
  ]) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  const chat = main.getByRole('link', { name: 'Join the Community' });
  await expect(chat).toHaveAttribute('href', 'https://chat.creativity-verse.example/join');
  await expect(chat).toHaveAttribute('target', '_blank');
  await main.getByRole('link', { name: 'Explore Resources' }).click();
  await expect(page).toHaveURL('/resources');
});
