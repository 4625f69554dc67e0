import { expect, settle, test } from '../../people';

/** History traversals, all started within a single task of the page. Each number is how many entries to move. */
const TRAVERSALS = {
  'one Back': [-1],
  'two entries at once': [-2],
  'two Backs': [-1, -1],
  'three Backs': [-1, -1, -1],
  'Back and Forward': [-1, 1],
  'two Forwards': [1, 1],
};

// @proves GAP-065
test('an unsaved form keeps its URL despite several traversals at once, and Leave follows the first', async ({
  page,
  site,
  openPage,
}) => {
  await settle(page, site);
  const account = page.getByRole('banner').getByRole('button', { name: /account of/ });
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const phone = page.getByLabel('Phone');
  const traverse = (...steps: number[]) => page.evaluate((all) => all.forEach((step) => history.go(step)), steps);

  await openPage('/about');
  for (const [name, address] of [
    ['Home', '/'],
    ['Open the Verse', '/verse/community'],
    ['Settings', '/verse/settings'],
    ['Open the Verse', '/verse/community'],
    ['Home', '/'],
  ] as const) {
    if (name !== 'Home') await account.click();
    await link(name).first().click();
    await expect(page).toHaveURL(address);
  }
  await traverse(-2);
  await phone.fill('+44 20 7946 0958');

  for (const [name, steps] of Object.entries(TRAVERSALS)) {
    await test.step(name, async () => {
      await traverse(...steps);
      await expect(question).toBeVisible();
      await expect(page).toHaveURL('/verse/settings');
      // Traverses again while the question is open.
      await traverse(-1);
      await expect(page).toHaveURL('/verse/settings');
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(phone).toHaveValue('+44 20 7946 0958');
      await expect(page).toHaveURL('/verse/settings');
    });
  }

  await traverse(-1, -1);
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/verse/community');
  await expect(phone).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});
