import { expect, test } from '../../../fixtures';

const PAGE = '/resources/tool-suggestions';
const CALL = '/api/tools/suggestions';

// @proves GAP-021
test('a visitor suggests a tool and loses nothing by signing in; a moderator approves it, and undoes it', async ({
  page,
  openPage,
  signInAs,
  context,
  expectConsole,
}) => {
  expectConsole(/409/);
  const name = `Palettist ${Date.now()}`;
  const address = `https://palettist-${Date.now()}.example/`;
  await test.step('the form is public and marks missing input', async () => {
    await openPage('/resources');
    await page.getByRole('link', { name: 'Suggest a tool' }).click();
    await expect(page).toHaveURL(PAGE);
    await page.getByRole('button', { name: 'Suggest this tool' }).click();
    await expect(page.getByText('Address is required.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Address' }).fill('http://palettist.example');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Design');
    await page.getByRole('combobox', { name: 'What it costs' }).selectOption('Free');
    await page.getByRole('textbox', { name: 'Why' }).fill('It finds five colours that go together.');
    await page.getByRole('button', { name: 'Suggest this tool' }).click();
    await expect(page.getByText('Enter an address that begins with https://')).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).fill(address);
    await page.getByRole('button', { name: 'Suggest this tool' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your text stays in this tab' })).toBeVisible();
  });
  await test.step('after sign-in in another tab, it is sent as typed, even before the list arrives', async () => {
    await signInAs('member');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(CALL));
    await page.route(`**${CALL}/mine`, async (route) => {
      await sent;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(address);
    await expect(page.getByText('Loading suggestions…')).toBeVisible();
    await page.getByRole('button', { name: 'Suggest this tool' }).click();
    await expect(page.getByText(`A moderator will look at ${name}.`, { exact: false })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your suggestions' }).getByText(name)).toBeVisible();
    await page.unroute(`**${CALL}/mine`);
    await expect(page.getByRole('region', { name: 'Waiting for a decision' })).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Name' }).fill('Again');
    await page.getByRole('textbox', { name: 'Address' }).fill(address);
    await page.getByRole('combobox', { name: 'Category' }).selectOption('AI');
    await page.getByRole('combobox', { name: 'What it costs' }).selectOption('Paid');
    await page.getByRole('textbox', { name: 'Why' }).fill('Twice is better.');
    await page.getByRole('button', { name: 'Suggest this tool' }).click();
    await expect(page.getByText('Someone was quicker', { exact: false })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Why' })).toHaveValue('Twice is better.');
  });
  await test.step('a moderator approves it', async () => {
    await context.clearCookies();
    await signInAs('editor');
    await openPage(PAGE);
    await page
      .getByRole('group', { name: `Decide about ${name}` })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(page.getByRole('button', { name: `Undo approving ${name}` })).toBeVisible();
    const visitor = await context.browser()!.newPage();
    await visitor.goto('/resources?tools=Design');
    await expect(visitor.getByRole('article').filter({ hasText: name }).getByRole('link')).toHaveAttribute(
      'href',
      address,
    );
    await visitor.close();
  });
  await test.step('undoes it, and declines with a reason', async () => {
    await expect(page.getByRole('status').filter({ hasText: `“${name}” is now in the directory.` })).toBeFocused();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page
      .getByRole('group', { name: `Decide about ${name}` })
      .getByRole('button', { name: 'Decline' })
      .click();
    const form = page.getByRole('form', { name: `Decline ${name}` });
    await form.getByRole('button').click();
    await expect(form.getByText('Write a reason. The member reads it.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Reason' }).fill('Its address leads nowhere.');
    await form.getByRole('button').click();
    await expect(page.getByRole('button', { name: `Undo declining ${name}` })).toBeVisible();
    await page.goto('/resources?tools=Design');
    await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
  });
  await test.step('the member reads the reason', async () => {
    await context.clearCookies();
    await signInAs('member');
    await openPage(PAGE);
    await expect(
      page.getByRole('region', { name: 'Your suggestions' }).getByRole('listitem').filter({ hasText: name }),
    ).toContainText('Reason: Its address leads nowhere.');
  });
});

// @proves GAP-021
test('the queue and its decisions are closed to members and visitors', async ({ request, signInAs, page }) => {
  expect((await request.get('/api/tools/suggestions')).status()).toBe(401);
  await signInAs('member');
  expect((await page.request.get('/api/tools/suggestions')).status()).toBe(403);
});
